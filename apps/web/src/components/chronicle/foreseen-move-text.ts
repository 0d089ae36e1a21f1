import type { RulesetBoard, Translate } from "../../boards/board.ts";
import type { BoardModel, Move } from "../../boards/board-model.ts";

interface ForeseenFacts {
  readonly move: Move;
  /** What the move would lead to; empty if that is unknown. */
  readonly facts: BoardModel["recent"];
}

type Foresees = Pick<RulesetBoard, "entries" | "moveParts" | "previewLine">;
type Who = Pick<BoardModel, "people" | "yourSeat">;

/** What a move would lead to, or the move itself in the words of its game. */
export function foreseenMoveText(t: Translate, board: Foresees, foreseen: ForeseenFacts, who: Who): string {
  return foreseenMoveLines(t, board, foreseen, who).join(" · ");
}

/** The same as sentences, in order. */
export function foreseenMoveLines(
  t: Translate,
  board: Foresees,
  { move, facts }: ForeseenFacts,
  who: Who,
): readonly string[] {
  const lines = board
    .entries(t, facts, who)
    .filter(({ kind }) => kind === "line")
    .map(({ text }) => text);
  const { previewLine } = board;
  const foreseen = previewLine && facts.filter(({ type }) => !flow.has(type)).map((fact) => previewLine(t, fact, who));
  const told = foreseen ?? lines;
  return told.length > 0 ? told : [partsOf(board.moveParts(t, move, who.people))];
}

const flow = new Set(["Settled", "Interrupted", "Answered"]);

const partsOf = (parts: ReturnType<RulesetBoard["moveParts"]>) =>
  parts.map(({ name, text }) => (name === null ? text : `${name} ${text}`)).join(", ");
