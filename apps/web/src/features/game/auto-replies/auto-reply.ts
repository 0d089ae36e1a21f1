import type { Move } from "../../../boards/board-model.ts";
import type { StandingOrder } from "../../../lib/api-client/types.ts";

export type Condition = StandingOrder["condition"];

/** From now on this move, just as it was chosen, answers that kind of question. */
export function autoReplyOf(kind: string, move: Move, condition: Condition, label: string): StandingOrder {
  const { type, ...fields } = move;
  return { kind, condition, move: { type, fields }, label };
}

/** With some fields of its move left to what silence means. */
export function withoutFields(order: StandingOrder, left: readonly string[]): StandingOrder {
  const fields = Object.entries(order.move.fields).filter(([name]) => !left.includes(name));
  return { ...order, move: { ...order.move, fields: Object.fromEntries(fields) } };
}

/** Conditions as the values of a menu, and back. */
export function conditionValue(condition: Condition): string {
  return condition.when === "raised-by" ? `raised-by ${condition.seats.join(" ")}` : condition.when;
}

export function conditionFromValue(word: string): Condition {
  const [when, ...seats] = word.split(" ");
  if (when === "raised-by") return { when, seats: seats.map(Number) };
  return when === "unconcerned" ? { when } : { when: "always" };
}
