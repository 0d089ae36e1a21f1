import type { Chance } from "./chance.ts";
import type { Choice } from "./choice.ts";
import type { Decision } from "./refusal.ts";

/** A place at the table, from 0. */
export type Seat = number;
/** The arbiter sees everything: finished games, the director's desk. */
export type Audience = Seat | "spectator" | "arbiter";
export type Typed = { readonly type: string };

/** The words of one game, readonly JSON. `told` is a fact as an audience may read it. */
export type Vocabulary = Record<"options" | "state" | "view", unknown> & Record<"move" | "fact" | "told", Typed>;
/** Words as a schema infers them, made readonly all the way down. */
export type Immutable<Value> = Value extends object ? { readonly [Key in keyof Value]: Immutable<Value[Key]> } : Value;

/** What the game waits for. The number stays while others answer, and changes when the same is asked again. `concerns` are the asked seats that it affects, as everyone can see. */
export type Question = Readonly<{ number: number; kind: string; seats: readonly Seat[]; concerns: readonly Seat[] }>;
export type Outcome = { readonly ranking: readonly Readonly<{ seat: Seat; rank: number; score: number }>[] };
export type GameSetup<Options> = { readonly seats: number; readonly options: Options };

export interface Ruleset<Game extends Vocabulary> {
  readonly id: string;
  /** Raised when `decide` changes meaning. */
  readonly revision: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** The component data that new games begin with, where a ruleset has some. */
  readonly dataSet?: { readonly id: string; readonly isOfficial: boolean };
  /** Facts that show what was hidden, or leave no trace in the view: undo and rehearsal stop before them. */
  readonly revealingFacts: readonly Game["fact"]["type"][];

  setUp(table: GameSetup<Game["options"]>, chance: Chance): readonly Game["fact"][];
  /** Judges one move and says everything that follows from it, up to the next question, and the position then. Draws all chance. */
  decide(state: Game["state"], seat: Seat, move: Game["move"], chance: Chance): Decision<Game["state"], Game["fact"]>;
  /** Records one fact. Knows no rule, draws nothing, never fails on a stored fact. */
  evolve(state: Game["state"] | undefined, fact: Game["fact"]): Game["state"];

  /** None: the game is over. */
  question(state: Game["state"]): Question | undefined;
  /** Every legal move of this seat now, asked or not; barred ones name their rule. */
  choices(state: Game["state"], seat: Seat): readonly Choice<Game["move"]>[];
  outcome(state: Game["state"]): Outcome | undefined;
  /** The score of each seat if the game were scored as things stand, judged from what is public. */
  currentScores(state: Game["state"]): readonly number[];

  /** Who may talk apart now, as all can see: any of them (`free`), or these sets of seats. Without it nobody may. */
  rooms?(state: Game["state"]): "free" | readonly (readonly Seat[])[];

  view(state: Game["state"], audience: Audience): Game["view"];
  /** The fact as this audience may read it; undefined where it is not told at all. */
  redact(fact: Game["fact"], audience: Audience): Game["told"] | undefined;
  /** Another position that this audience cannot tell from this one. */
  redeal(state: Game["state"], audience: Audience, chance: Chance): Game["state"];
}

/** Any ruleset, for those who serve, test or play them all. */
export type AnyRuleset = Ruleset<Vocabulary>;
