import type { Pool } from "pg";
import { playerNames } from "../database/player-names.ts";
import { Problem } from "../http/problem.ts";

export function knownRuleset(rulesets: readonly string[], ruleset: string): string {
  if (!rulesets.includes(ruleset)) throw new Problem("not-found", "No ruleset of this name is played here.");
  return ruleset;
}

export async function playerNamed(pool: Pool, account: string) {
  const name = (await playerNames(pool, [account])).get(account);
  if (name === undefined) throw new Problem("not-found", "No player has this id.");
  return { account, name };
}
