import { Lord as LordShield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import { Piece } from "../../fief-shared/pieces/piece.tsx";
import { atName, ofName } from "../../fief-shared/wording/names.ts";
import type { FiefScene, Lord } from "../game.ts";
import { signsOf } from "../pieces/signs.ts";
import { titlesOf } from "../wording/pieces.ts";

interface LordLineProps {
  readonly words: Words;
  readonly scene: FiefScene;
  readonly lord: Lord;
}

const stepsMax = 2;

/** A lord: name and titles, where he is, and how far he may still go. */
export function LordLine({ words, scene, lord }: LordLineProps) {
  const titles = titlesOf(words, lord);
  const isMarching = scene.view.phase === "marches";
  const steps = isMarching ? [words("lordIs.steps", { steps: stepsMax - lord.steps })] : [];
  return (
    <li>
      <LordShield seat={lord.seat} />
      <span>
        <b>{words(`lord.${lord.lord}`)}</b>
        {signsOf(lord).map((sign) => (
          <Piece key={sign} name={sign} />
        ))}
        {titles.length === 0 ? null : <span>, {titles.join(", ")}</span>}
        <small className="quiet">{[placeOf(words, lord), ...steps].join(" · ")}</small>
      </span>
    </li>
  );
}

function placeOf(words: Words, { village, road }: Lord): string {
  const name = words(`village.${village}`);
  if (road === null) return atName(words, name);
  return words("lordIs.before", { village: name, village_of: ofName(words, name), road: words(`village.${road}`) });
}
