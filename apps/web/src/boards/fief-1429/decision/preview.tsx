import type { ReactNode } from "react";
import { Mark } from "../../../ui/mark.tsx";
import type { PreviewProps, Words } from "../../board.ts";
import { askedKind } from "../../fief-shared/decision/lists.ts";
import { signed } from "../../fief-shared/wording/figures.ts";
import type { Draft } from "../../scene.ts";
import { useWords } from "../../words.ts";
import { Odds } from "../battle/odds.tsx";
import { lineOf } from "../chronicle/told-words.ts";
import { type Family, type Fief, type FiefScene, familyOf, votesOf } from "../game.ts";

/** What the chosen move leads to: the words of the chronicle, then chest, income, points and odds. */
export function Preview({ scene, selected, rehearsal }: PreviewProps<Fief>) {
  const words = useWords("fief-1429");
  if (selected === null || rehearsal === null) {
    return <p className="quiet small">{words(`hint.${askedKind(scene) ?? "none"}`)}</p>;
  }
  const { yourSeat, view } = scene;
  const before = yourSeat === null ? undefined : familyOf(view, yourSeat);
  const after = yourSeat === null ? undefined : familyOf(rehearsal.view, yourSeat);
  const told = rehearsal.facts.filter(({ type }) => !flow.has(type));
  const begun = view.battle === null ? rehearsal.view.battle : null;
  return (
    <div className="beat">
      <h3>
        <em>{words("preview.now")}</em>
        {words("preview.follows")}
      </h3>
      <ul className="fief-brings">
        {told.map((fact) => (
          <li key={JSON.stringify(fact)}>{lineOf(words, fact, scene)}</li>
        ))}
      </ul>
      {begun === null ? null : <Odds words={words} scene={scene} battle={begun} />}
      {before === undefined || after === undefined ? null : <Balance words={words} before={before} after={after} />}
      <VoteOutlook words={words} scene={scene} selected={selected} />
      {rehearsal.isComplete ? null : <Note>{words("preview.unknown")}</Note>}
    </div>
  );
}

const flow = new Set(["Settled", "Interrupted", "Answered"]);

interface BalanceProps {
  readonly words: Words;
  readonly before: Family;
  readonly after: Family;
}

/** Before and after, of what changes; the chest always. */
function Balance({ words, before, after }: BalanceProps) {
  const lines = [
    { what: "ecus", was: before.ecus ?? 0, is: after.ecus ?? 0 },
    { what: "income", was: before.income.ecus, is: after.income.ecus },
    { what: "points", was: before.points, is: after.points },
    { what: "alliedPoints", was: before.alliedPoints, is: after.alliedPoints },
  ].filter(({ what, was, is }) => was !== is || what === "ecus" || what === "income");
  return (
    <dl className="brings">
      {lines.map(({ what, was, is }) => (
        <div key={what} className="fief-change">
          <dt>
            <b>{words(`preview.${what}`)}</b>
          </dt>
          <dd>
            {was === is ? words("preview.same", { is }) : words("preview.change", { was, is, by: signed(is - was) })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What is certain of a vote while the others lay theirs. */
function VoteOutlook({ words, scene, selected }: { words: Words; scene: FiefScene; selected: Draft }) {
  const { view, yourSeat } = scene;
  if (selected.type !== "vote" || view.election === null || yourSeat === null) return null;
  const total = view.election.votes.reduce((sum, { votes }) => sum + votes, 0);
  const kind = view.election.office.startsWith("bishop") ? "bishop" : view.election.office;
  const own = votesOf(view, yourSeat);
  return (
    <Note>
      {selected.on === "nobody"
        ? words("preview.noVote", { own, total })
        : words("preview.vote", { lord: words(`lord.${selected.on}`), own, total })}{" "}
      {words(`majority.${kind}`)}
    </Note>
  );
}

const Note = ({ children }: { readonly children: ReactNode }) => (
  <p className="warn">
    <Mark name="eye" />
    <span>{children}</span>
  </p>
);
