import type { Vocabulary } from "../../engine/src/core/ruleset.ts";
import { contractVersion, type RulesetPackage as PackageOfRules } from "../../engine/src/packages/ruleset-package.ts";
import type { RulesetSchema } from "../../schema/src/games/ruleset-schema.ts";
import type { PackageWording } from "../../wording/src/packages/wording-faults.ts";

/** A ruleset with its schemas, rule books, words, laws and stored games: what a package exports. */
export interface RulesetPackage<Game extends Vocabulary = Vocabulary> extends PackageOfRules<Game, RulesetSchema> {
  readonly wording: PackageWording;
}

/** Made for the contract of this kit. A package exports the result under the name `ruleset`. */
export const rulesetPackage = <Game extends Vocabulary>(
  parts: Omit<RulesetPackage<Game>, "contract">,
): RulesetPackage<Game> => ({ contract: contractVersion, ...parts });
