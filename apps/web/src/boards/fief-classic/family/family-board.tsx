import clsx from "clsx";
import { Mark } from "../../../ui/mark.tsx";
import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import { nameOf, ofName } from "../../fief-shared/wording/names.ts";
import type { Rehearsal } from "../../scene.ts";
import { type Family, type Fief, type FiefScene, familyOf } from "../game.ts";
import { FamilyFigures } from "./family-figures.tsx";
import { LordLine } from "./lord-line.tsx";

interface FamilyBoardProps {
  readonly words: Words;
  readonly scene: FiefScene;
  readonly seat: number;
  readonly rehearsal?: Rehearsal<Fief> | null | undefined;
  readonly isOwn?: boolean;
}

/** One family: its chest, its titles, its pawns left and its lords. Others' details lie folded. */
export function FamilyBoard({ words, scene, seat, rehearsal, isOwn = false }: FamilyBoardProps) {
  const family = familyOf(scene.view, seat);
  if (family === undefined) return null;
  const after = rehearsal ? familyOf(rehearsal.view, seat) : undefined;
  const name = nameOf(scene, seat);
  const details = <Details words={words} scene={scene} family={family} />;
  return (
    <section
      className={clsx("fief-family", isOwn && "own")}
      aria-label={words("family.of", { name, name_of: ofName(words, name) })}
    >
      <h2 className="fief-family-head">
        <Shield seat={seat} />
        <span className="name">{isOwn ? words("family.yours") : name}</span>
        <span className="quiet">{partsOf(words, scene, family).join(", ")}</span>
        <span className="fief-points">
          <Mark name="crown" />
          <b>{titlesOf(words, scene, family)}</b>
        </span>
      </h2>
      <FamilyFigures words={words} family={family} after={after} />
      {isOwn ? (
        details
      ) : (
        <details className="fold">
          <summary>{words("family.details", { lords: family.lords })}</summary>
          {details}
        </details>
      )}
    </section>
  );
}

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
      {lords.length === 0 ? (
        <p className="quiet small">{words(scene.view.phase === "set-up" ? "family.nobodyYet" : "family.nobody")}</p>
      ) : (
        <ul className="fief-lords" aria-label={words("family.lords", { lords: family.lords })}>
          {lords.map((lord) => (
            <LordLine key={lord.lord} words={words} scene={scene} lord={lord} />
          ))}
        </ul>
      )}
      <p className="small fief-stock">{words("family.stock", { soldiers, stock, votes })}</p>
      {hasUsedCard ? <p className="small fief-stock">{words("family.usedCard")}</p> : null}
      {hasExchanged ? <p className="small fief-stock">{words("family.exchanged")}</p> : null}
    </>
  );
}
