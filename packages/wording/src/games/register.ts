import { fief1429 } from "./fief-1429/wording.ts";
import { fiefClassic } from "./fief-classic/wording.ts";
import type { GameWording } from "./game-wording.ts";
import { middleAges } from "./middle-ages/wording.ts";
import { village } from "./village/wording.ts";

/** Every game that is played here: one line each. */
export const gameWordings = [middleAges, village, fief1429, fiefClassic] as const satisfies readonly GameWording[];

export type RulesetId = (typeof gameWordings)[number]["rulesets"][number];

/** Whether a ruleset has wording. Every registered one has: `fact-lines.test.ts` does not compile otherwise. */
export const hasWording = (ruleset: string): ruleset is RulesetId => wordings.has(ruleset);

export function wordingOf(ruleset: RulesetId): GameWording {
  const wording = wordings.get(ruleset);
  if (wording === undefined) throw new Error(`The register has no wording for the ruleset ${ruleset}.`);
  return wording;
}

const wordings: ReadonlyMap<string, GameWording> = new Map(
  gameWordings.flatMap((wording) => wording.rulesets.map((ruleset) => [ruleset, wording] as const)),
);
