import type { ReactNode } from "react";
import type { BoardModel, Move, Vocabulary } from "../board-model.ts";
import { availableChoices, movesOf } from "../choice.ts";

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
  /** Moves with a button in the tip that plays them at once: a first game begins with one click. Missing: none. */
  offers?(model: BoardModel<Game>): readonly Move[];
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

/** Every complete move of a question that asks for one of a few things. */
export const openMoves = ({ choices }: Pick<BoardModel, "choices">): readonly Move[] =>
  availableChoices(choices, null).flatMap(movesOf);

/** The most moves that a tip offers where there are many more. */
export const offersMax = 3;
