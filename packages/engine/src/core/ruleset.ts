import type { Chance } from "./chance.ts";
import type { Choice } from "./choice.ts";
import type { Decision } from "./refusal.ts";
import type { RevealingFacts } from "./revealing-facts.ts";

/** A place at the table, from 0. */
export type Seat = number;
/** The arbiter sees everything: used for finished games and for staff. */
export type Audience = Seat | "spectator" | "arbiter";
export type Typed = { readonly type: string };

/** The types of one game, readonly JSON. `redactedFact` is a fact as an audience may read it. */
export type Vocabulary = Record<"options" | "state" | "view", unknown> &
  Record<"move" | "fact" | "redactedFact", Typed>;
/** Types inferred from a schema, made deeply readonly. */
export type Immutable<Value> = Value extends object ? { readonly [Key in keyof Value]: Immutable<Value[Key]> } : Value;

/** The types of a game: those of its schema, and its state. */
export type GameTypes<Schema extends Readonly<Record<Described, unknown>>, State> = {
  readonly [Name in Described]: Immutable<Schema[Name]>;
} & { readonly state: State };
type Described = "options" | "move" | "fact" | "redactedFact" | "view" | "step";

/**
 * What the game waits for. The number stays while others answer, and changes when the same is asked again. `affectedSeats`
 * are those of the asked seats that it affects, as everyone can see.
 */
export type Question = Readonly<{
  number: number;
  kind: string;
  seats: readonly Seat[];
  affectedSeats: readonly Seat[];
}>;
/** A value that decides between equal scores: the higher is better. `name` is one of the ruleset's own. */
export type TieBreak = Readonly<{ name: string; value: number }>;
/**
 * The end of one seat. `score` is in the unit that players count. `tieBreaks` are those that decided between it and seats
 * with the same score, in their order.
 */
export type Placement = Readonly<{ seat: Seat; rank: number; score: number; tieBreaks: readonly TieBreak[] }>;
export type Outcome = { readonly ranking: readonly Placement[] };
export type GameSetup<Options> = { readonly seats: number; readonly options: Options };

/**
 * A limit of turns that the players can lower while the game runs, because no other rule depends on it. Turns count from
 * 1; during the setup, the turn is 0.
 */
export interface TurnLimit<Game extends Vocabulary> {
  /** The current turn and the last one, from public information. */
  of(state: Game["state"]): { readonly turn: number; readonly last: number };
  /** The public facts after which `last` is the last turn: later than the current one, earlier than the last until then. */
  lowered(state: Game["state"], last: number): readonly Game["fact"][];
}

export interface Ruleset<Game extends Vocabulary> {
  readonly id: string;
  /** Raised when `decide` changes meaning. */
  readonly revision: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** The component data that new games start with, if the ruleset has any. */
  readonly dataSet?: { readonly id: string; readonly isOfficial: boolean };
  /** What the box of new games holds and what is printed on it, in the shape of `components` of the schema. Public. */
  readonly components?: object;
  /**
   * The types of moves with which a seat only gives or offers something to others, of its own accord. Without it, there are
   * none.
   */
  readonly trades?: readonly Game["move"]["type"][];
  /** Facts that reveal hidden information, each with its audiences: undo and previews stop before them. */
  readonly revealingFacts: RevealingFacts<Game["fact"]>;

  setUp(table: GameSetup<Game["options"]>, chance: Chance): readonly Game["fact"][];
  /** Judges one move: all facts up to the next question, and the position then. The only place that draws. */
  decide(state: Game["state"], seat: Seat, move: Game["move"], chance: Chance): Decision<Game["state"], Game["fact"]>;
  /** Records one fact. Knows no rule, draws nothing, never fails on a stored fact. */
  evolve(state: Game["state"] | undefined, fact: Game["fact"]): Game["state"];

  /** None: the game is over. */
  question(state: Game["state"]): Question | undefined;
  /** Every legal move of this seat now, asked or not; blocked ones name their rule. */
  choices(state: Game["state"], seat: Seat): readonly Choice<Game["move"]>[];
  /** Whether players still set up the game, from public information. Without it, the first turn begins at once. */
  isSettingUp?(state: Game["state"]): boolean;
  /** The number of the turn or round, from public information; 0 before the first. Without it, there are no turns. */
  turn?(state: Game["state"]): number;
  /** Without it, the rules fix the length of the game, or the game has no turns. */
  readonly turnLimit?: TurnLimit<Game>;
  outcome(state: Game["state"]): Outcome | undefined;
  /** The score of each seat if the game were scored now, from public information. */
  currentScores(state: Game["state"]): readonly number[];
  /**
   * How good the position is for each seat: what bots compare, on positions from `redeal` only, so it may use everything in
   * them. Finite; the unit is the game's own, and only differences count. Without it, bots compare current scores.
   */
  evaluate?(state: Game["state"]): readonly number[];

  /** Which seats may talk in private now, from public information: any (`free`), or these sets. Without it, none may. */
  rooms?(state: Game["state"]): "free" | readonly (readonly Seat[])[];

  view(state: Game["state"], audience: Audience): Game["view"];
  /** The fact as this audience may read it; undefined if it may not know of it at all. */
  redact(fact: Game["fact"], audience: Audience): Game["redactedFact"] | undefined;
  /** Another position that this audience cannot distinguish from this one. */
  redeal(state: Game["state"], audience: Audience, chance: Chance): Game["state"];
}

/** Any ruleset, for code that serves, tests or plays all of them. */
export type AnyRuleset = Ruleset<Vocabulary>;
