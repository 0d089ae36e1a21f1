import { applyEvents, type Decision, isRefusal, type Refusal, type TournamentContext } from "@seneschal/tournament";
import type { StoredTournament } from "../../../domain/tournament/tournament-transition.ts";
import { type Command, decided, executeCommand, stateAfter, unchanged } from "../../../event-store/execute-command.ts";
import { isRejected, type Rejection, rejected } from "../../../platform/http/rejection.ts";
import type { TournamentDeps } from "../types.ts";
import { tournamentContext } from "./tournament-context.ts";

type Decide = (
  stored: StoredTournament,
  context: TournamentContext,
) => Decision | Rejection | Promise<Decision | Rejection>;

interface TournamentCommand extends Pick<Command<StoredTournament, never>, "id" | "request" | "withinTransaction"> {
  /** The account that acts; null for the server. */
  readonly by: string | null;
  /** Returns the events of this command, or why it is rejected. An empty list only lets scheduled changes happen. */
  readonly decide: Decide;
}

/** Executes a command with all its automatic consequences. Returns the tournament after it. */
export async function executeTournamentCommand(
  deps: TournamentDeps,
  { by, decide, ...command }: TournamentCommand,
): Promise<StoredTournament> {
  const outcome = await executeCommand(deps.store, {
    ...command,
    async decide(stored) {
      if (stored === undefined) return tournamentNotFound();
      const context = await tournamentContext(deps, stored.secret, stored.tournament);
      const decision = await decide(stored, context);
      if (isRejected(decision)) return decision;
      if (isRefusal(decision)) return rejectedAs(decision);
      const whole = applyEvents(stored.tournament, decision, by, context);
      return whole.recorded.length === 0 ? unchanged : decided(whole);
    },
  });
  return stateAfter(outcome);
}

export const tournamentNotFound = () => rejected("not-found", "No tournament has this id, or you may not see it.");

export const rejectedAs = ({ refusal, detail }: Refusal) => rejected(refusal, detail);
