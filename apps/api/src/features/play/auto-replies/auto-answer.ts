import {
  type AnyRuleset,
  covers,
  defaultMove,
  type Question,
  type Seat,
  seededChance,
  singleMove,
  type Typed,
  withoutTrades,
} from "@seneschal/engine";
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
  /** Whether bots play all other seats: they draw no conclusions from the time of an answer. */
  isAmongBots(seat: Seat): boolean;
}

export interface AutoAnswer {
  readonly seat: Seat;
  readonly move: Typed;
  /** The same as not answering: it can wait until all others have answered. */
  readonly isDefault: boolean;
}

interface SeatReplies {
  readonly seat: Seat;
  readonly replies: readonly AutoReply[];
  readonly answersSingleChoices: boolean;
  /** Whether gifts and offers to others do not count as a choice. */
  readonly skipsTrades: boolean;
}

/** The answer of the first auto-reply that fits, or the only possible one; undefined if the player must answer. */
export function automaticReply(openQuestion: OpenQuestion, own: SeatReplies): AutoAnswer | undefined {
  const reply = autoAnswer(openQuestion, own.seat, own.replies);
  return reply ?? (own.answersSingleChoices ? singleAnswer(openQuestion, own) : undefined);
}

function autoAnswer(openQuestion: OpenQuestion, seat: Seat, list: readonly AutoReply[]): AutoAnswer | undefined {
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

/** In how many positions that look the same to a spectator a seat must have no other answer either. */
const dealsCompared = 16;

/**
 * The only possible answer of a seat, if everyone can see that it has no other or nobody else plays. Otherwise a quick
 * answer would show what the seat does not hold (docs/decisions/0035). A player may say that gifts and offers are no choice
 * (docs/decisions/0056).
 */
function singleAnswer(openQuestion: OpenQuestion, { seat, skipsTrades }: SeatReplies): AutoAnswer | undefined {
  const { ruleset, position } = openQuestion;
  const choicesIn = (state: unknown) =>
    withoutTrades(ruleset.choices(state, seat), skipsTrades ? ruleset.trades : undefined);
  const choices = choicesIn(position);
  const move = singleMove(choices);
  if (move === undefined) return undefined;
  const isSingleIn = (state: unknown) => singleMove(choicesIn(state)) !== undefined;
  if (!openQuestion.isAmongBots(seat) && !isSingleForSpectators(openQuestion, isSingleIn)) return undefined;
  const isDefault = choices.some((choice) => choice.isDefault === true && covers(choice, move));
  return { seat, move, isDefault };
}

/** Always the same for a position: its deals are drawn from the number of the question. */
function isSingleForSpectators(
  { ruleset, position, question }: OpenQuestion,
  isSingleIn: (state: unknown) => boolean,
): boolean {
  for (let deal = 0; deal < dealsCompared; deal++) {
    const chance = seededChance(question.number * dealsCompared + deal);
    if (!isSingleIn(ruleset.redeal(position, "spectator", chance))) return false;
  }
  return true;
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
