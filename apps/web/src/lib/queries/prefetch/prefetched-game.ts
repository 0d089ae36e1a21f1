import { type DehydratedState, dehydrate, QueryClient } from "@tanstack/react-query";
import { isNotFound } from "../../api-client/api-problem.ts";
import type { Game, Position } from "../../api-client/types.ts";
import { keys } from "../../query-client/keys.ts";
import { prefetchViewerQueries } from "./prefetch-queries.ts";
import type { viewerQueries } from "./viewer-queries.ts";

export interface PrefetchedGame {
  readonly data: DehydratedState;
  /** Whether it is known to have begun: then nothing of the waiting room is needed. */
  readonly hasBegun: boolean;
  /** The viewer may see no such game: the first HTML says so, and does not move when the browser has asked as well. */
  readonly isMissing: boolean;
}

/** As many steps as the chronicle shows at first, and some more. */
const stepsAtFirst = 40;

/**
 * A game as its viewer may see it now: who they are, the game, the position, the chat and the last steps. The requests to the API
 * have the cookie of the viewer, so the answers are for this page only.
 */
export async function prefetchedGame(game: string): Promise<PrefetchedGame> {
  const client = new QueryClient();
  await prefetchGame(client, game, await prefetchViewerQueries());
  const { state } = client.getQueryData<Game>(keys.game(game)) ?? {};
  return {
    data: dehydrate(client),
    hasBegun: state === "running" || state === "finished",
    isMissing: isMissing(client, game),
  };
}

/** Exported for its test. */
export function isMissing(client: QueryClient, game: string): boolean {
  return isNotFound(client.getQueryState(keys.game(game))?.error);
}

/** Exported for its test. */
export async function prefetchGame(
  client: QueryClient,
  game: string,
  queries: ReturnType<typeof viewerQueries>,
): Promise<void> {
  await Promise.all([
    client.prefetchQuery(queries.session),
    client.prefetchQuery(queries.game(game)),
    client.prefetchQuery(queries.position(game)),
    client.prefetchQuery(queries.chat(game)),
  ]);
  // The browser asks again soon, because this answer also sets its clock.
  await client.invalidateQueries({ queryKey: keys.game(game), refetchType: "none" });

  const head = client.getQueryData<Position>(keys.position(game))?.version;
  if (head === undefined) return;
  const after = Math.max(0, head - stepsAtFirst);
  await client.prefetchQuery(queries.steps(game, after, head));
  if (after > 0) await client.invalidateQueries({ queryKey: keys.chronicle(game), refetchType: "none" });
}
