import type { Placement, Ruleset, Vocabulary } from "../core/ruleset.ts";
import type { Schemas, Settings } from "../laws/settings.ts";

/** The number of the contract between a server and packages. Raised when packages made for an earlier one no longer work. */
export const contractVersion = 1;

/** A ruleset with everything that a server needs to check it and to play it. */
export interface RulesetPackage<Game extends Vocabulary, Schema extends PackageSchema = PackageSchema> {
  /** The `contractVersion` that it was made for. */
  readonly contract: number;
  readonly ruleset: Ruleset<Game>;
  /** The schemas of what clients send and receive. */
  readonly schema: Schema;
  /** Its rule books: Markdown with the same numbered rules in both languages. */
  readonly rulebooks: { readonly en: string; readonly fr: string };
  /** What the laws of the contract are held against, as in its tests. */
  readonly laws: Omit<Settings<Game>, "schema" | "origin">;
  /** Games of earlier versions, which it must still replay; see `storedGame`. */
  readonly storedGames: readonly StoredGame[];
}

/** The id of a ruleset, and its schemas. */
export interface PackageSchema extends Schemas {
  readonly id: string;
}

/** A finished game as an earlier version recorded it. Plain JSON. */
export interface StoredGame {
  /** Of the ruleset that played it. */
  readonly revision: number;
  /** All facts, from the first one on. */
  readonly facts: readonly { readonly type: string }[];
  readonly ranking: readonly Pick<Placement, "seat" | "rank" | "score">[];
}
