import { titlesOf } from "@seneschal/wording/games/fief-classic";
import { atName, ofName } from "@seneschal/wording/games/fief-shared";
import type { Translate } from "../../board.ts";
import { LordLine as SharedLordLine } from "../../fief-shared/family/lord-line.tsx";
import type { FiefProps, Lord } from "../game.ts";
import { signsOf } from "../pieces/signs.ts";

interface LordLineProps extends FiefProps {
  readonly lord: Lord;
}

const stepsMax = 2;

export function LordLine({ t, model, lord }: LordLineProps) {
  const isMarching = model.view.phase === "marches";
  const steps = isMarching ? [t("lordIs.steps", { steps: stepsMax - lord.steps })] : [];
  return (
    <SharedLordLine
      seat={lord.seat}
      name={t(`lord.${lord.lord}`)}
      signs={signsOf(lord)}
      titles={titlesOf(t, lord)}
      states={[placeOf(t, lord), ...steps]}
    />
  );
}

function placeOf(t: Translate, { village, road }: Lord): string {
  const name = t(`village.${village}`);
  if (road === null) return atName(t, name);
  return t("lordIs.before", { village: name, village_of: ofName(t, name), road: t(`village.${road}`) });
}
