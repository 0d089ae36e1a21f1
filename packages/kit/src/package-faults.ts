import type { Vocabulary } from "../../engine/src/core/ruleset.ts";
import { questionsOf } from "../../engine/src/packages/law-faults.ts";
import {
  type PackageFault as FaultOfRules,
  packageFaults as faultsOfRules,
} from "../../engine/src/packages/package-faults.ts";
import { booksOf } from "../../engine/src/packages/rule-faults.ts";
import { wordingFaults } from "../../wording/src/packages/wording-faults.ts";
import type { RulesetPackage } from "./ruleset-package.ts";

export interface PackageFault {
  /** What the package was checked for. */
  readonly check: FaultOfRules["check"] | "wording";
  /** One sentence. */
  readonly text: string;
}

/**
 * Everything that is wrong with a package; none if a server may play it. Takes seconds: it plays `games` random games, 40 if
 * left out. Words are checked when nothing else is wrong.
 */
export function packageFaults<Game extends Vocabulary>(
  one: RulesetPackage<Game>,
  games?: number,
): readonly PackageFault[] {
  const faults = faultsOfRules(one, games);
  if (faults.length > 0) return faults;
  const { schema, wording } = one;
  const rules = booksOf(one).flatMap((book) => book.rules.map(({ number }) => number));
  const wrong = wordingFaults({ schema, wording, rules, asked: [...questionsOf(one.ruleset, one.laws)] });
  return wrong.map((text) => ({ check: "wording", text }));
}
