import type { Audience, Ruleset, Typed, Vocabulary } from "../core/ruleset.ts";
import type { ByType, Key, Of } from "../core/unions.ts";

/** What a ruleset says about itself, so that the laws can be held against it. */
export interface Settings<Game extends Vocabulary> {
  readonly options: Game["options"];
  /** Names of what stays the same from the opening on, and how it is counted. */
  readonly conserves?: Named<(state: Game["state"]) => unknown>;
  /** Names of what is always so. */
  readonly holds?: Named<(state: Game["state"]) => boolean>;
  /** Each secret part of the position: what of it is hidden from this audience. Redealing must reach all of them. */
  readonly secrets?: Named<(state: Game["state"], audience: Audience) => unknown>;
  /**
   * What this audience has learned of hidden things, by name: a list of what it knows and what is so. Redealing must keep it,
   * and random games must reach positions in which it is not empty.
   */
  readonly known?: Named<(state: Game["state"], audience: Audience) => readonly unknown[]>;
  /**
   * The position with each part that this audience may not know replaced by a mark of its own. Neither the view nor what is
   * told of the next move may contain one, unless a fact reveals it to this audience. Moves must remain playable.
   */
  readonly marked?: (state: Game["state"], audience: Audience, mark: () => string) => Game["state"];
  /**
   * Redacted facts that may leave no trace in the view, as a die that misses: the fields that are public, or all of them. Moves
   * that differ in these may be told apart.
   */
  readonly notInView?: NotInView<Game["redactedFact"]>;
  /** Earlier versions, or other editions, whose games must still replay. */
  readonly earlierVersions?: readonly Ruleset<Game>[];
  readonly schema?: Schemas;
  /** Where other processes find this ruleset, to play the same game in other places of the world. */
  readonly origin?: Origin;
  /** Random games for each law. */
  readonly games?: number;
  readonly seed?: number;
  /** Moves after which a random game must be over. */
  readonly movesMax?: number;
  /** Parts of a position that one fact may copy although they did not change. */
  readonly unchangedCopiesMax?: number;
  /** Moves of each game, chosen at random, that the costly law 5 checks. */
  readonly movesSampled?: number;
}

export interface Origin {
  /** The address of the module, as `new URL("./ruleset.ts", import.meta.url).href`. */
  readonly module: string;
  /** Under which it is exported. */
  readonly name: string;
}

export type NotInView<RedactedFact extends Typed> = {
  readonly [Type in Key<ByType<RedactedFact>>]?:
    | "all"
    | readonly Exclude<keyof Of<ByType<RedactedFact>, Type>, "type">[];
};
type Named<Value> = Readonly<Record<string, Value>>;
type Schema = { safeParse(value: unknown): { readonly success: boolean; readonly error?: unknown } };
export type Schemas = Readonly<Record<"move" | "fact" | "redactedFact" | "view", Schema>>;
