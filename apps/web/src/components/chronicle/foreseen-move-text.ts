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
  return told.length > 0 ? told : [moveText(t, board, move, who)];
}

/** A move in the words of its game, whatever it leads to. */
export function moveText(
  t: Translate,
  board: Pick<RulesetBoard, "moveParts">,
  move: Move,
  { people }: Pick<Who, "people">,
): string {
  const parts = board.moveParts(t, move, people);
  return parts.map(({ name, text }) => (name === null ? text : `${name} ${text}`)).join(", ");
}

const flow = new Set(["Settled", "Interrupted", "Answered"]);
