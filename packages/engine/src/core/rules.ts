import type { Chance } from "./chance.ts";
import type { Choice } from "./choice.ts";
import type { Seat, Typed } from "./ruleset.ts";
import type { Key, Of } from "./unions.ts";

/** Who may move, where, and the step that asks this seat, if one does. */
export type Situation<State, Step> = { readonly state: State; readonly seat: Seat; readonly step: Step | undefined };

export interface MoveRule<At, Move extends Typed, Fact> {
  /** The rule of the refusal if no choice covers the move and no blocked choice says why. */
  readonly rule: string;
  /** The kinds of step that it answers. Without them, it may be played at any time, also out of turn. */
  readonly during?: readonly string[];
  choices(at: At): readonly Choice<Move>[];
  /** May trust that an open choice covers the move. */
  facts(at: At, move: Move, chance: Chance): readonly Fact[];
}

export interface StepRule<State, Step, Fact> {
  /** The seats that must answer, from public information. */
  asks(state: State, step: Step): readonly Seat[];
  /** Whether it affects a seat that it asks, from public information. Without this, it affects all of them. */
  affects?(state: State, step: Step, seat: Seat): boolean;
  /** What happens when no seat is left to ask: it settles the step or interrupts it. */
  run(state: State, step: Step, chance: Chance): readonly Fact[];
}

/** A game in two tables: what seats may do, and what happens automatically. */
export interface Rules<State, Moves, Steps, Fact> {
  readonly moves: { readonly [T in Key<Moves>]: MoveRule<Situation<State, Of<Steps>>, Of<Moves, T>, Fact> };
  readonly steps: { readonly [T in Key<Steps>]: StepRule<State, Of<Steps, T>, Fact> };
  evolve(state: State, fact: Fact): State;
}

/** A move that only answers these kinds of step; its rule receives the step with the narrowed type. */
export const during = <State, Step extends Typed, Type extends Step["type"], Move extends Typed, Fact>(
  types: Type | readonly Type[],
  rule: MoveRule<Asked<State, Step, Type>, Move, Fact>,
): MoveRule<Situation<State, Step>, Move, Fact> => ({ ...rule, during: [types].flat() });

type Asked<State, Step, Type> = Situation<State, Step> & { readonly step: Step & { readonly type: Type } };

/** What the rules of a game are about. */
type Ruled = { readonly state: unknown } & Readonly<Record<"step" | "move" | "fact", Typed>>;
/** How one type of move of a game is played. */
export type MoveRuleOf<Game extends Ruled, Type extends Game["move"]["type"]> = MoveRule<
  Situation<Game["state"], Game["step"]>,
  Extract<Game["move"], { readonly type: Type }>,
  Game["fact"]
>;
/** How one type of step of a game is played. */
export type StepRuleOf<Game extends Ruled, Type extends Game["step"]["type"]> = StepRule<
  Game["state"],
  Extract<Game["step"], { readonly type: Type }>,
  Game["fact"]
>;
