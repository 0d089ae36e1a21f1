import type { Audience, Ruleset, Vocabulary } from "../../core/ruleset.ts";

/** What a ruleset says about itself, so that the laws can be held against it. */
export interface Settings<Game extends Vocabulary> {
  readonly options: Game["options"];
  /** Names of what stays the same from the opening on, and how it is counted. */
  readonly conserves?: Named<(state: Game["state"]) => unknown>;
  /** Names of what is always so. */
  readonly holds?: Named<(state: Game["state"]) => boolean>;
  /** Each secret part of the position: what of it is hidden from this audience. Redealing must reach all of them. */
  readonly secrets?: Named<(state: Game["state"], audience: Audience) => unknown>;
  /** The position with everything that this audience may not know replaced by a mark, which must then appear nowhere. */
  readonly marked?: (state: Game["state"], audience: Audience, mark: string) => Game["state"];
  /** Earlier or other editions whose histories must still replay. */
  readonly elders?: readonly Ruleset<Game>[];
  readonly schema?: Schemas;
  /** Where other processes find this ruleset, to play the same game in other places of the world. */
  readonly origin?: Origin;
  /** Random games for each law. */
  readonly games?: number;
  readonly seed?: number;
  /** Moves after which a random game must be over. */
  readonly movesMax?: number;
  /** Parts of a position that one fact may copy although they did not change. */
  readonly copiesMax?: number;
  /** Moments of each game that the costly laws look at. */
  readonly moments?: number;
}

export interface Origin {
  /** The address of the module, as `new URL("./ruleset.ts", import.meta.url).href`. */
  readonly module: string;
  /** Under which it is exported. */
  readonly name: string;
}

type Named<Value> = Readonly<Record<string, Value>>;
type Schema = { safeParse(value: unknown): { readonly success: boolean; readonly error?: unknown } };
export type Schemas = Readonly<Record<"move" | "fact" | "told" | "view", Schema>>;
