import type { Pool } from "pg";
import { Problem } from "../../platform/http/problem.ts";
import { knownPlayers } from "../../stores/names/player-names-queries.ts";

export function requireRuleset(rulesets: readonly string[], ruleset: string): string {
  if (!rulesets.includes(ruleset)) throw new Problem("not-found", "No ruleset has this name.");
  return ruleset;
}

/** A deleted account. */
export const deletedPlayer = { name: "", nameKind: "registered" } as const;

export async function requirePlayer(pool: Pool, account: string) {
  const player = (await knownPlayers(pool, [account])).get(account);
  if (player === undefined) throw new Problem("not-found", "No player has this id.");
  return { account, ...player };
}
