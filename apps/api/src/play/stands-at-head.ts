import { isDeepStrictEqual } from "node:util";
import { type AnyRuleset, covers, type Seat, type Typed } from "@seneschal/engine";

interface Asked {
  readonly ruleset: AnyRuleset;
  readonly seat: Seat;
  readonly move: Typed;
}

/**
 * May a move that was decided on an earlier position be played now? An answer, if its question is still asked and
 * offers the same; any other move, if the seat sees what it saw.
 */
export function standsAtHead({ ruleset, seat, move }: Asked, before: unknown, head: unknown): boolean {
  const asked = questionTo(before);
  if (asked !== undefined && asked === questionTo(head)) {
    return isDeepStrictEqual(offeredIn(before), offeredIn(head));
  }
  return isDeepStrictEqual(ruleset.view(before, seat), ruleset.view(head, seat));

  function questionTo(position: unknown): number | undefined {
    const question = ruleset.question(position);
    return question?.seats.includes(seat) ? question.number : undefined;
  }
  function offeredIn(position: unknown) {
    return ruleset.choices(position, seat).filter((choice) => covers(choice, move));
  }
}
