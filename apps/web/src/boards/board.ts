import type { clocks } from "@seneschal/schema";
import type { Option as GameOption } from "@seneschal/schema/reference/option";
import type { Entry, Translate } from "@seneschal/wording";
import type { ReactNode } from "react";
import type { ChoiceOption } from "../ui/forms/choice-list.tsx";
import type { BoardModel, Draft, Move, MovePreview, Vocabulary } from "./board-model.ts";
import type { MessageFiles } from "./message-files.ts";

export type { GameOption };

export interface BoardProps<Game extends Vocabulary = Vocabulary> {
  readonly model: BoardModel<Game>;
  readonly selected: Draft | null;
  /** Absent where nothing may be chosen: a replay, a spectator, another's turn. */
  readonly onSelect?: ((draft: Draft) => void) | undefined;
  /** Adds the chosen move to the queue, and goes on with this draft in the position after it. */
  readonly onContinue?: ((next: Draft) => void) | undefined;
  readonly preview?: MovePreview<Game> | null | undefined;
  /** In a replay the end of the game is one step of many: everything stays where it was. */
  readonly isReplay?: boolean;
  /** The parts of the page that the board sets between its own. */
  readonly heading: ReactNode;
  /** The decision panel, or what replaces it. */
  readonly panel: ReactNode;
  /** Chat and chronicle: next to the board, and on phones directly below the decision panel. */
  readonly chronicle: ReactNode;
  /** What is rarely looked at: below the chronicle, and on phones below the board. */
  readonly more?: ReactNode;
}

export interface PreviewProps<Game extends Vocabulary = Vocabulary> {
  readonly model: BoardModel<Game>;
  readonly selected: Draft | null;
  readonly preview: MovePreview<Game> | null;
}

export interface SummaryProps<Game extends Vocabulary = Vocabulary> {
  readonly model: BoardModel<Game>;
  /** Every fact of the game, in order. */
  readonly facts: readonly Game["redactedFact"][];
}

/** The heading above the board. */
export interface Heading {
  /** "Your turn: send your lord to round 7", or who the game waits for. */
  readonly title: string;
  /** One muted line below; may be empty. */
  readonly sub: string;
  /** The seat whose colour the drop cap has. */
  readonly seat: number | null;
  /** The same in one sentence for the live region, with what may be chosen. */
  readonly announcement: string;
}

/** A place in the order of play. */
export interface Turn {
  readonly seat: number;
  readonly state: "done" | "now" | "next" | "then";
}

/** One figure of a player's state: money, points, cards. */
export interface PlayerFigure {
  /** Unique among the figures of a player, and the same in every position. */
  readonly key: string;
  /** A drawing without a label. */
  readonly icon: ReactNode;
  /** "Écus". */
  readonly label: string;
  /** `null` if it is hidden from the reader. */
  readonly value: number | null;
  /** How much of it wins the game. */
  readonly goal?: number;
  /** What is received each turn, shown with a sign. */
  readonly isIncome?: boolean;
  /** What it consists of: "2 knights and 3 sergeants"; may be empty. */
  readonly detail?: string;
}

/** What a player has, for the strip above the board. */
export interface PlayerState {
  readonly seat: number;
  readonly figures: readonly PlayerFigure[];
}

/** One line of a list of choices, and the draft after choosing it. */
export interface Option extends ChoiceOption {
  readonly draft: Draft;
}

/** One question of the list, a fieldset of radios. */
export interface OptionList {
  readonly key: string;
  readonly legend: string;
  readonly options: readonly Option[];
  /** Several lines may be chosen: each is added to the draft or removed from it. */
  readonly isMany?: boolean;
  /** Many short lines with a default: shown as a menu. */
  readonly isMenu?: boolean;
  /** The lines are consecutive whole numbers. */
  readonly isNumber?: boolean;
  /** Options apart from the question are collapsed under a heading; following lists with the same heading share it. */
  readonly collapsible?: { readonly title: string; readonly isOpen: boolean };
}

/** One part of a move in words, with its fields. */
export interface MovePart {
  /** Its name; nothing if the text says it. */
  readonly name: string | null;
  readonly text: string;
  readonly fields: readonly string[];
}

/** A complete move with its own button. */
export interface QuickMove {
  readonly label: string;
  readonly move: Move;
}

/** The round of a position: for the ticks of the replay and the chart. */
export interface RoundSummary {
  /** 0 before the first round. */
  readonly round: number;
  readonly rounds: number;
  /** What the game calls a round; missing: a round. */
  readonly unit?: "turn";
  /** What each seat holds, for the chart. */
  readonly tally: readonly number[];
}

/** What a game takes at a table. */
export interface Effort {
  /** From the quickest to the longest usual game. */
  readonly minutes: readonly [from: number, to: number];
  /** How much there is to learn. */
  readonly weight: "light" | "medium" | "heavy";
}

/**
 * What lists and forms tell of a game before its table is opened. Every page loads the covers of all games, so they stay
 * small. `t` reads the ruleset's own message file, `useTranslate(cover.messages)`.
 */
export interface GameCover {
  /** Of the ruleset. */
  readonly id: string;
  /** Its message file: the argument of `useTranslate`. */
  readonly messages: string;
  /** The folder of the game next to this file; its board is in `board.tsx` there. */
  readonly folder: string;
  /** Its board is of text (`worded/`): there are no pictures and no guide. */
  readonly isWorded?: true;
  /** Missing if the ruleset has none. */
  readonly options?: readonly GameOption[];
  /** The icon of the game in the lobby. What it refers to by name is in `site-drawing.tsx`. */
  Icon(): ReactNode;
  /** The source of its component data, and what of it is reconstructed, as long as no official data is used. */
  provenance?(t: Translate): string;
  /** The game's name. */
  title(t: Translate): string;
  /** One sentence for people who do not know the game. */
  pitch?(t: Translate): string;
  readonly effort?: Effort;
  /** The time control of competitive games; `one-day` if left out. */
  readonly competitivePace?: clocks.Pace;
  /** The message file of its guide, whose notes are in `guide/` of the folder of the game. */
  readonly guide?: string;
  /** What its rules count: rounds if left out. */
  readonly turnUnit?: "turn";
  /** What a question asks, for lists without a view: "Send your lord". */
  questionText(t: Translate, kind: string): string;
}

/** How one ruleset is drawn and worded. Everything is pure: it knows the board model and no server. */
export interface RulesetBoard<Game extends Vocabulary = Vocabulary> extends GameCover {
  /** Its message files: that of its cover, and those that only the board reads. */
  readonly messageFiles: MessageFiles;
  Board(props: BoardProps<Game>): ReactNode;
  /** The preview in the decision panel: what the chosen move would bring. */
  Preview(props: PreviewProps<Game>): ReactNode;
  /** At the end: who won, where every coin came from, what broke a tie. */
  Summary(props: SummaryProps<Game>): ReactNode;
  /** "round 6 of 16"; may be empty. */
  stage(t: Translate, view: Game["view"]): string;
  heading(t: Translate, model: BoardModel<Game>): Heading;
  /** The order of play of this round; empty where a game has none. */
  turnOrder(model: BoardModel<Game>): readonly Turn[];
  /** What each player has; empty where a game has no such figures. */
  playerStates(t: Translate, view: Game["view"]): readonly PlayerState[];
  /** The choices as lists, for playing without the board. */
  optionLists(t: Translate, model: BoardModel<Game>, selected: Draft | null): readonly OptionList[];
  /** A move in the words of the lists, without a position. */
  moveParts(t: Translate, move: Draft, people: BoardModel["people"]): readonly MovePart[];
  /** The heading of the decision panel: "Village 9 for round 7". */
  choiceTitle(t: Translate, model: BoardModel<Game>, selected: Draft | null): string;
  /** The button, which names the action: "Send your lord". */
  buttonLabel(t: Translate, model: BoardModel<Game>, selected: Draft | null): string;
  /** The default move, where a player may want to choose it at once: "Pass". */
  quickMove?(t: Translate, model: BoardModel<Game>): QuickMove | null;
  /** What a draft still needs, apart from the lists: "one of these is enough". */
  missingHint?(t: Translate, draft: Draft): string | null;
  /** One short line for the bar at the bottom of phones: "now +13 from Mill 5". */
  shortPreview(t: Translate, model: BoardModel<Game>, selected: Draft, preview: MovePreview<Game> | null): string;
  /** A fact of a preview in the future tense; without it, previews use the sentences of the chronicle. */
  previewLine?(t: Translate, fact: Game["redactedFact"], who: Pick<BoardModel, "people" | "yourSeat">): string;
  /** The chronicle of some facts, in order. */
  entries(
    t: Translate,
    facts: readonly Game["redactedFact"][],
    who: Pick<BoardModel, "people" | "yourSeat">,
  ): readonly Entry[];
  roundOf(view: Game["view"]): RoundSummary | null;
  /** The name of an event that marks a step on the replay bar; otherwise `null`. */
  timelineMarker(t: Translate, facts: readonly Game["redactedFact"][]): string | null;
}

export type { BoardModel, Draft, Entry, Move, MovePreview, Translate };
