import type { Ruleset, Vocabulary } from "../core/ruleset.ts";
import { mustBeSame } from "./difference.ts";
import type { Law } from "./law.ts";

/** Law 10: an evaluation is a finite number for each seat, and always the same for a position. */
export const evaluation = <Game extends Vocabulary>(): Law<Game> => ({
  title: "law 10: the evaluation is a finite number for each seat",
  check({ ruleset, moments, start, end }) {
    if (ruleset.evaluate === undefined) return;
    const seats = ruleset.currentScores(start).length;
    for (const [place, state] of [start, ...moments.map(({ before }) => before), end].entries()) {
      const values = soundValues(ruleset, state, seats);
      if (place % copiedOneIn === 0) mustBeSame("law 10: a copy", ruleset.evaluate(copyOf(state)), values);
    }
  },
});
/** A position is plain JSON. */
const copyOf = <State>(state: State): State => JSON.parse(JSON.stringify(state));
/** Copies are slow. */
const copiedOneIn = 16;

function soundValues<Game extends Vocabulary>(ruleset: Ruleset<Game>, state: Game["state"], seats: number) {
  const values = ruleset.evaluate?.(state) ?? [];
  if (values.length !== seats) throw new Error(`law 10: ${values.length} values for ${seats} seats`);
  if (values.every(Number.isFinite)) return values;
  throw new Error(`law 10: ${values} is no evaluation, at ${ruleset.question(state)?.kind ?? "the end"}`);
}
