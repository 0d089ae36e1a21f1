import { drawnCovers } from "../../boards/register.ts";
import { helpGroups } from "../../features/help/help-groups.ts";
import type { serverClient } from "../../lib/queries/prefetch/server-client.ts";

type Client = Awaited<ReturnType<typeof serverClient>>;

/** A public page, by its path, and when it changed for the last time, if that is known. */
export interface ListedPage {
  readonly path: string;
  readonly changedAt?: string;
}

/** Of the largest page of a list of the API. */
const pageSize = 100;
/** The newest of each kind; older ones are linked from the pages of players, rulesets and series. */
const pagesMax = 10;

/** The pages that are the same on every server. */
export const fixedPages: readonly ListedPage[] = [
  ...[
    "/",
    "/rules",
    "/leaderboards",
    "/bots",
    "/games/finished",
    "/archive",
    "/tournaments",
    "/series",
    "/help",
    "/help/api-changes",
  ].map((path) => ({
    path,
  })),
  ...Object.values(helpGroups).flatMap((names) => names.map((name) => ({ path: `/help/${name}` }))),
  ...drawnCovers.flatMap(({ id }) => [{ path: `/rules/${id}` }, { path: `/leaderboards/${id}` }]),
];

/** The newest finished public games, and their replays. */
export async function listedGames(client: Client): Promise<readonly ListedPage[]> {
  const games = await newest(async (cursor) => {
    const query = { state: "finished" as const, limit: pageSize, ...cursor };
    const { data } = await client.GET("/v1/games", { params: { query } });
    return data && { items: data.games, next: data.next };
  });
  return games.flatMap(({ id, finishedAt }) => {
    const changed = finishedAt === null ? {} : { changedAt: finishedAt };
    return [
      { path: `/games/${id}`, ...changed },
      { path: `/games/${id}/replay`, ...changed },
    ];
  });
}

/** The newest tournaments, without drafts. */
export async function listedTournaments(client: Client): Promise<readonly ListedPage[]> {
  const tournaments = await newest(async (cursor) => {
    const { data } = await client.GET("/v1/tournaments", { params: { query: { limit: pageSize, ...cursor } } });
    return data && { items: data.tournaments, next: data.next };
  });
  return tournaments.filter(({ phase }) => phase !== "draft").map(({ id }) => ({ path: `/tournaments/${id}` }));
}

interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** The items of the first pages of a list. A page that cannot be read ends it. */
async function newest<Item>(
  pageAt: (cursor: { readonly cursor?: string }) => Promise<Page<Item> | undefined>,
): Promise<readonly Item[]> {
  const found: Item[] = [];
  let cursor: { readonly cursor?: string } = {};
  for (let pages = 0; pages < pagesMax; pages += 1) {
    const page = await pageAt(cursor);
    found.push(...(page?.items ?? []));
    if (page === undefined || page.next === null) break;
    cursor = { cursor: page.next };
  }
  return found;
}
