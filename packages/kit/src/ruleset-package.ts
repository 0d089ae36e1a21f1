import type { Vocabulary } from "../../engine/src/core/ruleset.ts";
import { contractVersion, type RulesetPackage as PackageOf } from "../../engine/src/packages/ruleset-package.ts";
import type { RulesetSchema } from "../../schema/src/games/ruleset-schema.ts";

/** A ruleset with its schemas, rule books, laws and stored games: what a package exports. */
export type RulesetPackage<Game extends Vocabulary = Vocabulary> = PackageOf<Game, RulesetSchema>;

/** Made for the contract of this kit. A package exports the result under the name `ruleset`. */
export const rulesetPackage = <Game extends Vocabulary>(
  parts: Omit<RulesetPackage<Game>, "contract">,
): RulesetPackage<Game> => ({ contract: contractVersion, ...parts });
