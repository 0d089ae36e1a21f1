import { hash } from "node:crypto";
import type { AnyRuleset, Seat } from "@seneschal/engine";
import { canonicalJson } from "@seneschal/schema";

/**
 * The choices of a seat, each with an id. Equal choices have the same id while the seat is asked the same question, or
 * none.
 */
export function choicesOf(ruleset: AnyRuleset, position: unknown, seat: Seat) {
  const question = ruleset.question(position);
  const asked = question?.seats.includes(seat) ? question.number : null;
  return ruleset.choices(position, seat).map((choice) => ({
    ...choice,
    ...(ruleset.trades?.includes(choice.type) && { isTrade: true as const }),
    id: idOf(asked, choice),
  }));
}

const idLength = 12;

function idOf(question: number | null, choice: object): string {
  return hash("sha256", `${question} ${canonicalJson(choice)}`, "base64url").slice(0, idLength);
}
