import type { tournaments as schemas } from "@seneschal/schema";
import type { LogEntry } from "../../../domain/tournament/tournament-transition.ts";
import { knownPlayers } from "../../../stores/names/player-names-queries.ts";
import type { TournamentDeps } from "../types.ts";
import { type Names, namesIn } from "./names.ts";
import { mutableCopy } from "./show-tournament.ts";

/** The public log of a tournament: everything that happened, who did it, and why. */
export async function logOf(
  { pool, store }: Pick<TournamentDeps, "pool" | "store">,
  id: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<schemas.TournamentLog> {
  // One row more than the limit shows whether there is another page.
  const found = await store.log(id, after, limit + 1);
  const shown = found.slice(0, limit);
  const names = await knownPlayers(
    pool,
    shown.flatMap(({ by }) => by ?? []),
  );
  return {
    entries: shown.map((entry) => entryOf(entry, names)),
    next: found.length > limit ? (shown.at(-1)?.version ?? null) : null,
  };
}

const entryOf = ({ version, at, by, digest, event }: LogEntry, names: Names): schemas.TournamentLogEntry => ({
  version,
  at,
  by: by === null ? null : namesIn(names, by),
  digest,
  event: mutableCopy(event) as schemas.TournamentEvent,
});
