import { setTimeout as pause } from "node:timers/promises";
import type { archive } from "@seneschal/schema";
import type { z } from "zod";
import { cursorOf, pageEndOf } from "../../platform/http/cursor.ts";
import { type KnownPlayer, knownPlayers } from "../../stores/names/player-names-queries.ts";
import type { ArchiveDeps } from "./archive-deps.ts";
import { type ArchiveFilter, type FinishedGame, finishedGames, firstUnratedAt } from "./archive-queries.ts";

type Schemas = ReturnType<typeof archive.archiveSchemas>;
type ArchiveQuery = Omit<z.output<Schemas["archiveQuery"]>, "wait"> &
  Pick<z.output<Schemas["archiveLogsQuery"]>, "games">;

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
  const endedBefore = await endOfList(deps, query);
  // One row more than the limit shows whether there are more.
  const found = await finishedGames(deps.pool, { ...filterOf(query), endedBefore, limit: limit + 1 });
  const games = found.slice(0, limit);
  const last = games.at(-1);
  const next = last === undefined ? query.cursor : cursorOf({ at: last.finishedAt.toISOString(), id: last.id });
  return { games, next: next ?? null, hasMore: found.length > limit };
}

/**
 * The list ends some seconds ago. With the filter for rated games, it ends before the first game that is still to be rated:
 * whether that one counts is not known yet, and a reader that has passed its end never comes back.
 */
async function endOfList(
  { pool, registry, now }: ArchiveDeps,
  { rated, ruleset }: Pick<ArchiveQuery, "rated" | "ruleset">,
): Promise<Date> {
  const settled = new Date(now().getTime() - settlingMs);
  if (rated === undefined) return settled;
  const rulesets = registry.all.map((one) => one.ruleset.id).filter((id) => (ruleset ?? id) === id);
  const unrated = await Promise.all(rulesets.map((id) => firstUnratedAt(pool, id)));
  return unrated.reduce<Date>((first, at) => (at !== undefined && at < first ? at : first), settled);
}

async function archivePageOf(deps: ArchiveDeps, query: ArchiveQuery): Promise<z.output<Schemas["archivePage"]>> {
  const { games, next, hasMore } = await findFinishedGames(deps, query);
  const accounts = games.flatMap(({ seats }) => seats.flatMap(({ account }) => account ?? []));
  const names = await knownPlayers(deps.pool, [...new Set(accounts)]);
  return { games: games.map((game) => archivedGame(game, names)), next, hasMore };
}

/** How often the archive is read while a client waits. */
const pollMs = 1000;
const waitingMax = 50;
let waiting = 0;

/** The page as soon as it has a game, or when the client has waited long enough. With too many clients, at once. */
export async function awaitArchivePage(
  deps: ArchiveDeps,
  { wait, ...query }: z.output<Schemas["archiveQuery"]>,
  signal: AbortSignal,
): Promise<z.output<Schemas["archivePage"]>> {
  const until = performance.now() + (waiting < waitingMax ? wait * 1000 : 0);
  waiting += 1;
  try {
    for (;;) {
      const page = await archivePageOf(deps, query);
      if (page.games.length > 0 || signal.aborted || performance.now() >= until) return page;
      await pause(Math.min(pollMs, until - performance.now()));
    }
  } finally {
    waiting -= 1;
  }
}

function filterOf(query: Omit<ArchiveQuery, "limit">) {
  const { ruleset, player, opponent, result, rated, since, until, cursor, games } = query;
  return {
    ruleset,
    isRated: rated,
    players: [player, opponent].flatMap((account) => account ?? []),
    result: result === undefined || player === undefined ? undefined : { of: player, is: result },
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
