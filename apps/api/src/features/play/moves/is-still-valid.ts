import { isDeepStrictEqual } from "node:util";
import { type AnyRuleset, covers, type Seat, type Typed } from "@seneschal/engine";

interface Asked {
  readonly ruleset: AnyRuleset;
  readonly seat: Seat;
  readonly moves: readonly Typed[];
}

/**
 * May moves that were decided on an earlier position be played now? A single answer, if its question is still asked and
 * offers the same; any other move, and several in a row, if the seat sees what it saw.
 */
export function isStillValid({ ruleset, seat, moves }: Asked, before: unknown, head: unknown): boolean {
  const [answer] = moves.length === 1 ? moves : [];
  const asked = questionTo(before);
  if (answer !== undefined && asked !== undefined && asked === questionTo(head)) {
    return isDeepStrictEqual(offeredIn(before, answer), offeredIn(head, answer));
  }
  return isDeepStrictEqual(ruleset.view(before, seat), ruleset.view(head, seat));

  function questionTo(position: unknown): number | undefined {
    const question = ruleset.question(position);
    return question?.seats.includes(seat) ? question.number : undefined;
  }
  function offeredIn(position: unknown, move: Typed) {
    return ruleset.choices(position, seat).filter((choice) => covers(choice, move));
  }
}
