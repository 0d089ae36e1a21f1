import { ecusOf, lordName, sexOf, titlesOf } from "@seneschal/wording/games/fief-1429";
import { atName, nameOf } from "@seneschal/wording/games/fief-shared";
import type { Translate } from "../../board.ts";
import { LordLine as SharedLordLine } from "../../fief-shared/family/lord-line.tsx";
import { findLord } from "../../fief-shared/table.ts";
import type { FiefModel, FiefProps, Lord } from "../game.ts";
import { signsOf } from "../pieces/signs.ts";

interface LordLineProps extends FiefProps {
  readonly lord: Lord;
}

export const LordLine = ({ t, model, lord }: LordLineProps) => (
  <SharedLordLine
    seat={lord.seat}
    name={lordName(t, lord)}
    isCaptive={lord.guard !== null}
    signs={signsOf(lord)}
    titles={titlesOf(t, lord, model.view.isRegency)}
    states={[placeOf(t, lord), ...statesOf(t, model, lord)]}
  />
);

function placeOf(t: Translate, { village, road }: Lord): string {
  const at = atName(t, t(`village.${village}`));
  return road === null ? at : t("lordIs.before", { at, road: t(`village.${road}`) });
}

function statesOf(t: Translate, model: FiefModel, lord: Lord): readonly string[] {
  const sex = sexOf(lord.lord);
  const spouse = lord.spouse === null ? undefined : findLord(model.view, lord.spouse);
  const isMarching = model.view.phase === "marches" && lord.guard === null;
  return [
    ...(lord.guard === null
      ? []
      : [t("lordIs.prisoner", { sex, name: nameOf(model, lord.guard), ecus: ecusOf(t, lord.ransom) })]),
    ...(spouse === undefined ? [] : [t("lordIs.married", { sex, spouse: lordName(t, spouse) })]),
    ...(lord.isExcommunicated ? [t("lordIs.excommunicated", { sex })] : []),
    ...(lord.isAuthor ? [t("lordIs.author")] : []),
    ...(lord.hasPassage ? [t("lordIs.passage")] : []),
    ...(isMarching ? [t("lordIs.steps", { steps: lord.stepsMax - lord.steps })] : []),
  ];
}
