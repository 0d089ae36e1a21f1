import type { archive } from "@seneschal/schema";
import type { z } from "zod";
import { cursorOf, pageEndOf } from "../../platform/http/cursor.ts";
import { type KnownPlayer, knownPlayers } from "../../stores/names/player-names-queries.ts";
import type { ArchiveDeps } from "./archive-deps.ts";
import { type ArchiveFilter, type FinishedGame, finishedGames } from "./archive-queries.ts";

type Schemas = ReturnType<typeof archive.archiveSchemas>;
type ArchiveQuery = z.output<Schemas["archiveQuery"]> & Pick<z.output<Schemas["archiveLogsQuery"]>, "games">;

/** How long after its end a game is listed. A reader that follows the list would miss games that are listed out of order. */
const settlingMs = 5000;

interface FoundGames {
  readonly games: readonly FinishedGame[];
  /** The cursor of the last game, or the one of the request. */
  readonly next: string | null;
  readonly hasMore: boolean;
}

/** A page of finished public games. */
export async function findFinishedGames(deps: ArchiveDeps, { limit, ...query }: ArchiveQuery): Promise<FoundGames> {
  const endedBefore = new Date(deps.now().getTime() - settlingMs);
  // One row more than the limit shows whether there are more.
  const found = await finishedGames(deps.pool, { ...filterOf(query), endedBefore, limit: limit + 1 });
  const games = found.slice(0, limit);
  const last = games.at(-1);
  const next = last === undefined ? query.cursor : cursorOf({ at: last.finishedAt.toISOString(), id: last.id });
  return { games, next: next ?? null, hasMore: found.length > limit };
}

export async function archivePageOf(deps: ArchiveDeps, query: ArchiveQuery): Promise<z.output<Schemas["archivePage"]>> {
  const { games, next, hasMore } = await findFinishedGames(deps, query);
  const accounts = games.flatMap(({ seats }) => seats.flatMap(({ account }) => account ?? []));
  const names = await knownPlayers(deps.pool, [...new Set(accounts)]);
  return { games: games.map((game) => archivedGame(game, names)), next, hasMore };
}

function filterOf({ ruleset, player, opponent, since, until, cursor, games }: Omit<ArchiveQuery, "limit">) {
  return {
    ruleset,
    players: [player, opponent].flatMap((account) => account ?? []),
    games,
    since,
    until,
    after: cursor === undefined ? undefined : pageEndOf(cursor),
  } satisfies Omit<ArchiveFilter, "limit" | "endedBefore">;
}

function archivedGame(
  { startedAt, finishedAt, outcome, seats, ...game }: FinishedGame,
  names: ReadonlyMap<string, KnownPlayer>,
): z.output<Schemas["archivePage"]>["games"][number] {
  return {
    ...game,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt.toISOString(),
    seats: seats.map(({ seat, kind, account, bot }) => ({
      seat,
      kind: kind === "nobody" ? "caretaker" : kind,
      account,
      name: (account !== null && names.get(account)?.name) || null,
      bot,
    })),
    outcome: { ranking: (outcome?.ranking ?? []).map((place) => ({ ...place, tieBreaks: [...place.tieBreaks] })) },
  };
}
