import { type Decision, extended, isRefusal, type TournamentEvent } from "@seneschal/tournament";
import type { IdempotentRequest } from "../../event-store/appending/idempotent-request.ts";
import { Problem } from "../../platform/http/problem.ts";
import { tournamentContext } from "./tournament-context.ts";
import type { AlongTournament, StoredTournament } from "./tournament-store.ts";
import type { TournamentDeps } from "./tournaments.ts";

/** What is to happen to a tournament as it stands; thrown errors say why nothing can. */
export type Proposal = (
  stored: StoredTournament,
  context: Awaited<ReturnType<typeof tournamentContext>>,
) => readonly TournamentEvent[] | Promise<readonly TournamentEvent[]>;

interface Asked {
  /** Nobody: the house. */
  readonly by: string | null;
  readonly request?: IdempotentRequest | undefined;
  readonly withinTransaction?: AlongTournament | undefined;
}

/** So many may be faster than us, one after the other, before something must be wrong. */
const triesMost = 50;

/**
 * Makes a proposal happen, with all that follows from it; made anew as often as somebody else was first. Where nothing is
 * proposed, what time alone brings about happens.
 * @returns the tournament as it stands then
 */
export async function executeTournamentCommand(
  deps: TournamentDeps,
  id: string,
  propose: Proposal,
  { by, request, withinTransaction }: Asked,
): Promise<StoredTournament> {
  for (let tries = 0; tries < triesMost; tries++) {
    const before = await deps.store.current(id);
    if (before === undefined) throw noTournament();
    if (request !== undefined && (await isServed(deps, id, request))) return before;
    const context = await tournamentContext(deps, before.secret, before.tournament);
    const events = await propose(before, context);
    const { recorded, after } = extended(before.tournament, events, by, context);
    if (recorded.length === 0) return before;
    if (await deps.store.append(before, recorded, after, request, withinTransaction))
      return { ...before, tournament: after };
  }
  throw new Error(`tournament ${id} has too many concurrent writers`);
}

async function isServed({ store }: TournamentDeps, id: string, request: IdempotentRequest): Promise<boolean> {
  const before = await store.served(id, request);
  if (before === undefined) return false;
  if (before.fingerprint !== request.fingerprint) throw new Problem("idempotency-key-reused");
  return true;
}

export const noTournament = () => new Problem("not-found", "No tournament has this id, or you may not see it.");

/** What an act brings about; a problem where it may not be. */
export function decided(decision: Decision) {
  if (isRefusal(decision)) throw new Problem(decision.refusal, decision.detail);
  return decision;
}
