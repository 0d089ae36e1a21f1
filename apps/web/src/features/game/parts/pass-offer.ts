import type { BoardModel, Move } from "../../../boards/board-model.ts";
import type { AutoReply } from "../../../lib/api-client/types.ts";

/** A question that the reader has just answered. */
export interface Answered {
  readonly question: NonNullable<BoardModel["question"]>;
  readonly move: Move;
  readonly yourSeat: number;
}

/** A question that several seats answer or that concerns others. What a seat decides for itself has no automatic answer. */
export function isReaction(
  { seats, affectedSeats }: Pick<NonNullable<BoardModel["question"]>, "seats" | "affectedSeats">,
  yourSeat: number,
): boolean {
  return seats.includes(yourSeat) && (seats.length > 1 || !affectedSeats.includes(yourSeat));
}

interface Known {
  readonly replies: readonly AutoReply[];
  /** The kinds of questions for which an auto-reply was offered before. */
  readonly offered: readonly string[];
}

/** Whether to offer auto-replies: at the first pass in a window, once for each kind of question. */
export function isFirstPass({ question, move, yourSeat }: Answered, { replies, offered }: Known): boolean {
  if (move.type !== "pass" || !isReaction(question, yourSeat)) return false;
  return !offered.includes(question.kind) && !replies.some(({ kind }) => kind === question.kind);
}
