import { ecusOf, lordName, sexOf, titlesOf } from "@seneschal/wording/games/fief-1429";
import { atName, nameOf } from "@seneschal/wording/games/fief-shared";
import type { Words } from "../../board.ts";
import { LordLine as LineOfLord } from "../../fief-shared/family/lord-line.tsx";
import { type FiefScene, type Lord, lordShown } from "../game.ts";
import { signsOf } from "../pieces/signs.ts";

interface LordLineProps {
  readonly words: Words;
  readonly scene: FiefScene;
  readonly lord: Lord;
}

export const LordLine = ({ words, scene, lord }: LordLineProps) => (
  <LineOfLord
    seat={lord.seat}
    name={lordName(words, lord)}
    isCaptive={lord.guard !== null}
    signs={signsOf(lord)}
    titles={titlesOf(words, lord, scene.view.isRegency)}
    states={[placeOf(words, lord), ...statesOf(words, scene, lord)]}
  />
);

function placeOf(words: Words, { village, road }: Lord): string {
  const at = atName(words, words(`village.${village}`));
  return road === null ? at : words("lordIs.before", { at, road: words(`village.${road}`) });
}

function statesOf(words: Words, scene: FiefScene, lord: Lord): readonly string[] {
  const sex = sexOf(lord.lord);
  const spouse = lord.spouse === null ? undefined : lordShown(scene.view, lord.spouse);
  const isMarching = scene.view.phase === "marches" && lord.guard === null;
  return [
    ...(lord.guard === null
      ? []
      : [words("lordIs.prisoner", { sex, name: nameOf(scene, lord.guard), ecus: ecusOf(words, lord.ransom) })]),
    ...(spouse === undefined ? [] : [words("lordIs.married", { sex, spouse: lordName(words, spouse) })]),
    ...(lord.isExcommunicated ? [words("lordIs.excommunicated", { sex })] : []),
    ...(lord.isAuthor ? [words("lordIs.author")] : []),
    ...(lord.hasPassage ? [words("lordIs.passage")] : []),
    ...(isMarching ? [words("lordIs.steps", { steps: lord.stepsMax - lord.steps })] : []),
  ];
}
