import type { RulesetBoard, Translate } from "../../boards/board.ts";
import type { BoardModel, Move } from "../../boards/board-model.ts";

interface ForeseenFacts {
  readonly move: Move;
  /** What the move would lead to; empty if that is unknown. */
  readonly facts: BoardModel["recent"];
}

/** What a move would lead to, or the move itself in the words of its game. */
export function foreseenMoveText(
  t: Translate,
  board: Pick<RulesetBoard, "entries" | "moveParts" | "previewLine">,
  { move, facts }: ForeseenFacts,
  who: Pick<BoardModel, "people" | "yourSeat">,
): string {
  const lines = board
    .entries(t, facts, who)
    .filter(({ kind }) => kind === "line")
    .map(({ text }) => text);
  const { previewLine } = board;
  const foreseen = previewLine && facts.filter(({ type }) => !flow.has(type)).map((fact) => previewLine(t, fact, who));
  return (foreseen ?? lines).join(" · ") || partsOf(board.moveParts(t, move, who.people));
}

const flow = new Set(["Settled", "Interrupted", "Answered"]);

const partsOf = (parts: ReturnType<RulesetBoard["moveParts"]>) =>
  parts.map(({ name, text }) => (name === null ? text : `${name} ${text}`)).join(", ");
