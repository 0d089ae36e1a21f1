import type { Move } from "../../../boards/board-model.ts";
import type { AutoReply } from "../../../lib/api-client/types.ts";

export type Condition = AutoReply["condition"];

/** Answers a kind of question with this move. */
export function autoReplyOf(kind: string, move: Move, condition: Condition, label: string): AutoReply {
  const { type, ...fields } = move;
  return { kind, condition, move: { type, fields }, label };
}

/** The reply without some fields of its move. For them the server takes what happens without an answer. */
export function withoutFields(reply: AutoReply, removed: readonly string[]): AutoReply {
  const fields = Object.entries(reply.move.fields).filter(([name]) => !removed.includes(name));
  return { ...reply, move: { ...reply.move, fields: Object.fromEntries(fields) } };
}

/** A condition as the value of a select, and back. */
export function conditionValue(condition: Condition): string {
  if (condition.when === "raised-by") return `raised-by ${condition.seats.join(" ")}`;
  return condition.when === "until-other-question" ? `${condition.when} ${condition.since}` : condition.when;
}

export function conditionFromValue(value: string): Condition {
  const [when, ...numbers] = value.split(" ");
  if (when === "raised-by") return { when, seats: numbers.map(Number) };
  if (when === "until-other-question") return { when, since: Number(numbers[0]) };
  return when === "unconcerned" ? { when } : { when: "always" };
}
