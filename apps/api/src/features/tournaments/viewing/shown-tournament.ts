import type { StoredTournament } from "../../../domain/tournament/tournament-transition.ts";
import { noTournament } from "../execute-tournament-command.ts";
import { isShownTo, type Viewer } from "../may-direct.ts";
import type { TournamentDeps } from "../tournaments.ts";

/** A tournament as it stands, if this account may know of it. */
export async function shownTournament(
  { store }: Pick<TournamentDeps, "store">,
  id: string,
  viewer: Viewer,
): Promise<StoredTournament> {
  const stored = await store.current(id);
  if (stored === undefined || !isShownTo(viewer, stored.tournament)) throw noTournament();
  return stored;
}
