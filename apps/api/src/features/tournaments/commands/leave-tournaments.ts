import { decide, isRefusal } from "@seneschal/tournament";
import { tournamentsEntered } from "../../../read-models/tournament-list-queries.ts";
import type { TournamentDeps } from "../types.ts";
import { executeTournamentCommand } from "./execute-tournament-command.ts";

/** Withdraws an account from every tournament that is not over. What it has played stays. */
export async function leaveTournaments(deps: TournamentDeps, account: string): Promise<void> {
  for (const id of await tournamentsEntered(deps.pool, account)) {
    const withdraw = { type: "withdraw" } as const;
    await executeTournamentCommand(deps, {
      id,
      by: account,
      decide({ tournament }, context) {
        const decision = decide({ tournament, by: account, context }, withdraw);
        // An account that has just withdrawn has nothing left to do.
        return isRefusal(decision) ? [] : decision;
      },
    });
  }
}
