import { applyEvents, type Decision, isRefusal, type Refusal, type TournamentContext } from "@seneschal/tournament";
import type { StoredTournament } from "../../../domain/tournament/tournament-transition.ts";
import {
  type Command,
  decided,
  executeCommand,
  rejected,
  stateAfter,
  unchanged,
} from "../../../event-store/execute-command.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { TournamentDeps } from "../types.ts";
import { tournamentContext } from "./tournament-context.ts";

interface TournamentCommand extends Pick<Command<StoredTournament, never>, "id" | "request" | "withinTransaction"> {
  /** The account that acts; null for the server. */
  readonly by: string | null;
  /** Returns the events of this command; an empty list only lets scheduled changes happen. Throwing a problem rejects it. */
  readonly decide: (stored: StoredTournament, context: TournamentContext) => Decision | Promise<Decision>;
}

/** Executes a command with all its automatic consequences. Returns the tournament after it. */
export async function executeTournamentCommand(
  deps: TournamentDeps,
  { by, decide, ...command }: TournamentCommand,
): Promise<StoredTournament> {
  const outcome = await executeCommand(deps.store, {
    ...command,
    async decide(stored) {
      if (stored === undefined) return rejected(tournamentNotFound());
      const context = await tournamentContext(deps, stored.secret, stored.tournament);
      const decision = await decide(stored, context);
      if (isRefusal(decision)) return rejected(problemOf(decision));
      const whole = applyEvents(stored.tournament, decision, by, context);
      return whole.recorded.length === 0 ? unchanged : decided(whole);
    },
  });
  return stateAfter(outcome);
}

export const tournamentNotFound = () => new Problem("not-found", "No tournament has this id, or you may not see it.");

export const problemOf = ({ refusal, detail }: Refusal) => new Problem(refusal, detail);
