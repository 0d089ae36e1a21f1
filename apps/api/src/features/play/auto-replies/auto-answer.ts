import { type AnyRuleset, covers, defaultMove, type Question, type Seat, type Typed } from "@seneschal/engine";
import type { autoReplies } from "@seneschal/schema";

type AutoReply = autoReplies.AutoReply;

/** The open question, and the seat whose move raised it, if any. */
export interface OpenQuestion {
  readonly ruleset: AnyRuleset;
  readonly position: unknown;
  readonly question: Question;
  readonly raisedBy: Seat | undefined;
  /** Whether a seat has been asked nothing but this question and others of its kind since that version. */
  isOnlyKindSince(seat: Seat, version: number): boolean;
}

export interface AutoAnswer {
  readonly seat: Seat;
  readonly move: Typed;
  /** The same as not answering: it can wait until all others have answered. */
  readonly isDefault: boolean;
}

/** The answer of the first auto-reply that fits; undefined if the player must answer. */
export function autoAnswer(openQuestion: OpenQuestion, seat: Seat, list: readonly AutoReply[]): AutoAnswer | undefined {
  const { ruleset, position, question } = openQuestion;
  const fitting = list.filter((reply) => reply.kind === question.kind && holds(reply.condition, openQuestion, seat));
  if (fitting.length === 0) return undefined;
  const open = ruleset.choices(position, seat).filter(({ blockedBy }) => blockedBy === undefined);
  for (const { move } of fitting) {
    for (const choice of open) {
      if (choice.type !== move.type) continue;
      const whole = { ...defaultMove(choice), ...move.fields, type: move.type };
      if (covers(choice, whole)) return { seat, move: whole, isDefault: choice.isDefault === true };
    }
  }
  return undefined;
}

function holds(condition: AutoReply["condition"], openQuestion: OpenQuestion, seat: Seat): boolean {
  const { question, raisedBy } = openQuestion;
  switch (condition.when) {
    case "always":
      return true;
    case "unconcerned":
      return !question.affectedSeats.includes(seat);
    case "raised-by":
      return raisedBy !== undefined && condition.seats.includes(raisedBy);
    case "until-other-question":
      return openQuestion.isOnlyKindSince(seat, condition.since);
  }
}
