import { titlesOf } from "@seneschal/wording/games/fief-classic";
import { atName, ofName } from "@seneschal/wording/games/fief-shared";
import type { Words } from "../../board.ts";
import { LordLine as LineOfLord } from "../../fief-shared/family/lord-line.tsx";
import type { FiefScene, Lord } from "../game.ts";
import { signsOf } from "../pieces/signs.ts";

interface LordLineProps {
  readonly words: Words;
  readonly scene: FiefScene;
  readonly lord: Lord;
}

const stepsMax = 2;

export function LordLine({ words, scene, lord }: LordLineProps) {
  const isMarching = scene.view.phase === "marches";
  const steps = isMarching ? [words("lordIs.steps", { steps: stepsMax - lord.steps })] : [];
  return (
    <LineOfLord
      seat={lord.seat}
      name={words(`lord.${lord.lord}`)}
      signs={signsOf(lord)}
      titles={titlesOf(words, lord)}
      states={[placeOf(words, lord), ...steps]}
    />
  );
}

function placeOf(words: Words, { village, road }: Lord): string {
  const name = words(`village.${village}`);
  if (road === null) return atName(words, name);
  return words("lordIs.before", { village: name, village_of: ofName(words, name), road: words(`village.${road}`) });
}
