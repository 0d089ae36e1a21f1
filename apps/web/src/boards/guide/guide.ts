import type { ReactNode } from "react";
import type { BoardModel, Vocabulary } from "../board-model.ts";

/** A short text about the first time that a question, a piece or a number appears. */
export interface GuideNote<Game extends Vocabulary = Vocabulary> {
  /** Its texts are `notes.<name>` of the guide's message file. */
  readonly name: string;
  /** What it is about: the board marks that part with `data-element`. */
  readonly element: string;
  /** The number of the rule that explains it. */
  readonly rule: string;
  /** Whether it helps in this position. Only asked while the reader has to answer the question. */
  isDue(model: BoardModel<Game>): boolean;
}

/** What teaches one ruleset: its texts are in a message file that is loaded only when it is shown. */
export interface Guide<Game extends Vocabulary = Vocabulary> {
  /** The rule of each part that the board marks with `data-element`; `elements.<name>` of the message file names it. */
  readonly elements: Readonly<Record<string, string>>;
  /** In the order in which they are shown. */
  readonly notes: readonly GuideNote<Game>[];
  /** The drawings of `lesson.pieces` of the message file. */
  readonly drawings: Readonly<Record<string, ReactNode>>;
  /** What the drawings refer to by name; once per page. */
  Symbols?(): ReactNode;
}

/** Due when one of these questions is asked. */
export const atQuestion =
  (...kinds: readonly string[]) =>
  ({ question }: Pick<BoardModel, "question">): boolean =>
    kinds.includes(question?.kind ?? "");
