import clsx from "clsx";
import { Mark } from "../../../ui/mark.tsx";
import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import { nameOf } from "../../fief-shared/wording/names.ts";
import type { Rehearsal } from "../../scene.ts";
import { type Family, type Fief, type FiefScene, familyOf } from "../game.ts";
import { ecusOf, troopsOf } from "../wording/pieces.ts";
import { FamilyFigures } from "./family-figures.tsx";
import { LordLine } from "./lord-line.tsx";

interface FamilyBoardProps {
  readonly words: Words;
  readonly scene: FiefScene;
  readonly seat: number;
  readonly rehearsal?: Rehearsal<Fief> | null | undefined;
  readonly isOwn?: boolean;
}

/** One family: its chest, its points, its pawns left and its lords. Others' details lie folded. */
export function FamilyBoard({ words, scene, seat, rehearsal, isOwn = false }: FamilyBoardProps) {
  const family = familyOf(scene.view, seat);
  if (family === undefined) return null;
  const after = rehearsal ? familyOf(rehearsal.view, seat) : undefined;
  const name = nameOf(scene, seat);
  const details = <Details words={words} scene={scene} family={family} />;
  return (
    <section className={clsx("fief-family", isOwn && "own")} aria-label={words("family.of", { name })}>
      <h2 className="fief-family-head">
        <Shield seat={seat} />
        <span className="name">{isOwn ? words("family.yours") : name}</span>
        <span className="quiet">{allianceOf(words, scene, family)}</span>
        <Points words={words} scene={scene} family={family} />
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

/** Victory points, and how many win: alone, or together with the ally. F1429-16.2, F1429-16.3 */
function Points({ words, scene, family }: { words: Words; scene: FiefScene; family: Family }) {
  const { points, alliedPoints, ally } = family;
  const isAlone = ally === null || scene.view.families.length === 3;
  return (
    <span className="fief-points">
      <Mark name="crown" />
      <b>{isAlone ? words("family.pointsAlone", { points }) : words("family.points", { points })}</b>
      {isAlone ? null : <small>{words("family.pointsAllied", { points: alliedPoints })}</small>}
    </span>
  );
}

function allianceOf(words: Words, scene: FiefScene, { ally }: Family): string {
  return ally === null ? "" : words("family.ally", { name: nameOf(scene, ally) });
}

function Details({ words, scene, family }: { words: Words; scene: FiefScene; family: Family }) {
  const { view } = scene;
  const lords = view.lords.filter(({ seat }) => seat === family.seat);
  const captives = view.lords.filter(({ guard }) => guard === family.seat);
  const { sergeants, knights, engines, taxes } = family.stock;
  const { muster } = family;
  return (
    <>
      {lords.length === 0 ? (
        <p className="quiet small">{words(view.phase === "set-up" ? "family.nobodyYet" : "family.nobody")}</p>
      ) : (
        <ul className="fief-lords" aria-label={words("family.lords", { lords: family.lords })}>
          {lords.map((lord) => (
            <LordLine key={lord.lord} words={words} scene={scene} lord={lord} />
          ))}
        </ul>
      )}
      {captives.length === 0 ? null : (
        <p className="small fief-captives">
          <Mark name="lock" />{" "}
          {words("family.guards", {
            lords: captives
              .map((lord) =>
                words("family.captive", { lord: words(`lord.${lord.lord}`), ecus: ecusOf(words, lord.ransom) }),
              )
              .join(", "),
          })}
        </p>
      )}
      <p className="small fief-stock">{words("family.stock", { sergeants, knights, engines, taxes })}</p>
      {view.options.diplomacy === "embassies" ? (
        <p className="small fief-stock">{words("family.embassies", { embassies: family.embassies })}</p>
      ) : null}
      {muster.sergeants + muster.knights > 0 ? (
        <p className="small fief-stock">{words("family.muster", { troops: troopsOf(words, muster) })}</p>
      ) : null}
    </>
  );
}
