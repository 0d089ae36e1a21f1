import { Lord as LordShield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import { Piece } from "../../fief-shared/pieces/piece.tsx";
import { atName, nameOf } from "../../fief-shared/wording/names.ts";
import { type FiefScene, type Lord, lordShown } from "../game.ts";
import { signsOf } from "../pieces/signs.ts";
import { ecusOf, lordName, sexOf, titlesOf } from "../wording/pieces.ts";

interface LordLineProps {
  readonly words: Words;
  readonly scene: FiefScene;
  readonly lord: Lord;
}

/** A lord: name and titles, where they are, and what holds them. */
export function LordLine({ words, scene, lord }: LordLineProps) {
  const titles = titlesOf(words, lord, scene.view.isRegency);
  const states = statesOf(words, scene, lord);
  return (
    <li className={lord.guard === null ? undefined : "captive"}>
      <LordShield seat={lord.seat} />
      <span>
        <b>{lordName(words, lord)}</b>
        {signsOf(lord).map((sign) => (
          <Piece key={sign} name={sign} />
        ))}
        {titles.length === 0 ? null : <span>, {titles.join(", ")}</span>}
        <small className="quiet">{[placeOf(words, lord), ...states].join(" · ")}</small>
      </span>
    </li>
  );
}

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
