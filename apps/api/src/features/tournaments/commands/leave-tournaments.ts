import { decide, isRefusal } from "@seneschal/tournament";
import { tournamentsEntered } from "../../../stores/tournament-list-queries.ts";
import type { TournamentDeps } from "../types.ts";
import { executeTournamentCommand } from "./execute-tournament-command.ts";

/** Withdraws an account from all tournaments that are not over. Its results stay. */
export async function leaveTournaments(deps: TournamentDeps, account: string): Promise<void> {
  for (const id of await tournamentsEntered(deps.pool, account)) {
    const withdraw = { type: "withdraw" } as const;
    await executeTournamentCommand(deps, {
      id,
      by: account,
      decide({ tournament }, context) {
        const decision = decide({ tournament, by: account, context }, withdraw);
        // The account has just withdrawn itself.
        return isRefusal(decision) ? [] : decision;
      },
    });
  }
}
