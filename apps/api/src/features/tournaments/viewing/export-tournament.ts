import { tournamentEventLineOf, tournamentManifestLineOf } from "@seneschal/tournament/verification";
import type { StoredTournament } from "../../../domain/tournament/tournament-transition.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { TournamentDeps } from "../types.ts";

/** A tournament that is over as JSON Lines, with its secret: everything that `npm run verify` needs. */
export async function exportTournament(
  { store }: Pick<TournamentDeps, "store">,
  { id, tournament, secret, digest }: StoredTournament,
): Promise<string> {
  const { phase, version, scheme, revision, commitment } = tournament;
  if (phase !== "finished" && phase !== "cancelled")
    throw new Problem("not-now", "The secret of the draws is published when the tournament is over.");
  const manifest = tournamentManifestLineOf({
    format: "seneschal-tournament-1",
    tournament: id,
    events: version,
    scheme,
    revision,
    commitment,
    secret,
    head: digest,
  });
  const events = (await store.storedEvents(id)).map(({ at, ...event }) =>
    tournamentEventLineOf({ ...event, tournament: id, at: at.toISOString() }),
  );
  return `${[manifest, ...events].join("\n")}\n`;
}
