import type { Ruleset, Seat, Vocabulary } from "../core/ruleset.ts";

/** One step of a game as it was recorded: its facts, and the move that led to them if a seat made one. */
export interface RecordedStep<Game extends Vocabulary> {
  readonly facts: readonly Game["fact"][];
  readonly played?: { readonly seat: Seat; readonly move: Game["move"] };
}
/** A finished game: its opening and every step that still counts, without those that were undone. */
export interface RecordedGame<Game extends Vocabulary> {
  readonly ruleset: Ruleset<Game>;
  readonly steps: readonly RecordedStep<Game>[];
}

/** A step between two positions. `number` is its place in the recorded game, from 0. */
export interface Transition<Game extends Vocabulary> {
  readonly number: number;
  /** Undefined before the opening. */
  readonly before: Game["state"] | undefined;
  readonly after: Game["state"];
  readonly played?: RecordedStep<Game>["played"];
}

/** The positions between which each step leads. */
export function transitionsOf<Game extends Vocabulary>({
  ruleset,
  steps,
}: RecordedGame<Game>): readonly Transition<Game>[] {
  let before: Game["state"] | undefined;
  return steps.map(({ facts, played }, number) => {
    let after = before;
    for (const fact of facts) after = ruleset.evolve(after, fact);
    if (after === undefined) throw new Error(`no facts, no position of ${ruleset.id}`);
    const transition = { number, before, after, ...(played && { played }) };
    before = after;
    return transition;
  });
}
