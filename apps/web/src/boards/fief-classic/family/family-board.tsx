import { nameOf, ofName } from "@seneschal/wording/games/fief-shared";
import type { Words } from "../../board.ts";
import { FamilyBoard as BoardOfFamily, Lords } from "../../fief-shared/family/family-board.tsx";
import { FamilyFigures } from "../../fief-shared/family/family-figures.tsx";
import type { Rehearsal } from "../../scene.ts";
import { type Family, type Fief, type FiefScene, familyOf } from "../game.ts";
import { LordLine } from "./lord-line.tsx";

interface FamilyBoardProps {
  readonly words: Words;
  readonly scene: FiefScene;
  readonly seat: number;
  readonly rehearsal?: Rehearsal<Fief> | null | undefined;
  readonly isOwn?: boolean;
}

export function FamilyBoard({ words, scene, seat, rehearsal, isOwn = false }: FamilyBoardProps) {
  const family = familyOf(scene.view, seat);
  if (family === undefined) return null;
  const after = rehearsal ? familyOf(rehearsal.view, seat) : undefined;
  const name = nameOf(scene, seat);
  return (
    <BoardOfFamily
      words={words}
      label={words("family.of", { name, name_of: ofName(words, name) })}
      seat={seat}
      name={name}
      isOwn={isOwn}
      beside={partsOf(words, scene, family).join(", ")}
      score={<b>{titlesOf(words, scene, family)}</b>}
      figures={<FamilyFigures words={words} family={family} after={after} incomes={incomes} hand={family.hand} />}
      lords={family.lords}
    >
      <Details words={words} scene={scene} family={family} />
    </BoardOfFamily>
  );
}

const incomes = ["villages", "mills", "presses", "tithe", "seigneurialTax", "royalTax"];
const goals = { two: 2, three: 3, four: 4 };

/** Titles, and how many win. FC-16.1 */
function titlesOf(words: Words, { view: { options } }: FiefScene, { score }: Family): string {
  if (options.goal === "none") return words("family.titles", { titles: score });
  return words("family.titlesOf", { score, goal: goals[options.goal] });
}

function partsOf(words: Words, { view }: FiefScene, { seat, home }: Family): readonly string[] {
  return [
    ...(home === null ? [] : [words("family.home", { region: words(`region.${home}`) })]),
    ...(view.turn > 0 && view.first === seat ? [words("family.first")] : []),
  ];
}

function Details({ words, scene, family }: { words: Words; scene: FiefScene; family: Family }) {
  const lords = scene.view.lords.filter(({ seat }) => seat === family.seat);
  const { soldiers, stock, votes, hasUsedCard, hasExchanged } = family;
  return (
    <>
      <Lords
        words={words}
        isSetUp={scene.view.phase === "set-up"}
        count={family.lords}
        lines={lords.map((lord) => <LordLine key={lord.lord} words={words} scene={scene} lord={lord} />)}
      />
      <p className="small fief-stock">{words("family.stock", { soldiers, stock, votes })}</p>
      {hasUsedCard ? <p className="small fief-stock">{words("family.usedCard")}</p> : null}
      {hasExchanged ? <p className="small fief-stock">{words("family.exchanged")}</p> : null}
    </>
  );
}
