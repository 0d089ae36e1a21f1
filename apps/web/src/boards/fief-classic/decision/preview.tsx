import { Mark } from "../../../ui/mark.tsx";
import type { PreviewProps, Words } from "../../board.ts";
import { askedKind } from "../../fief-shared/decision/lists.ts";
import { signed } from "../../fief-shared/wording/figures.ts";
import { useWords } from "../../words.ts";
import { Odds } from "../battle/odds.tsx";
import { lineOf } from "../chronicle/told-words.ts";
import { type Edition, type Family, type Fief, familyOf } from "../game.ts";

/** What the chosen move leads to: the words of the chronicle, then chest, income, titles and odds. */
export function Preview({ scene, selected, rehearsal, edition }: PreviewProps<Fief> & { readonly edition: Edition }) {
  const words = useWords("fief-classic");
  if (selected === null || rehearsal === null) {
    return <p className="quiet small">{words(`hint.${askedKind(scene) ?? "none"}`, { edition })}</p>;
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
      {begun === null ? null : <Odds words={words} scene={scene} front={begun} />}
      {before === undefined || after === undefined ? null : <Balance words={words} before={before} after={after} />}
      {rehearsal.isComplete ? null : (
        <p className="warn">
          <Mark name="eye" />
          <span>{words("preview.unknown")}</span>
        </p>
      )}
    </div>
  );
}

const flow = new Set(["Settled", "Interrupted", "Answered"]);

interface BalanceProps {
  readonly words: Words;
  readonly before: Family;
  readonly after: Family;
}

/** Before and after, of what changes; chest and income always. */
function Balance({ words, before, after }: BalanceProps) {
  const lines = [
    { what: "ecus", was: before.ecus, is: after.ecus },
    { what: "income", was: before.income.ecus, is: after.income.ecus },
    { what: "titles", was: before.score, is: after.score },
  ].filter(({ what, was, is }) => was !== is || what !== "titles");
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
