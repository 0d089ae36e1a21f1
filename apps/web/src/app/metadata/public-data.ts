import { cache } from "react";
import type { Game } from "../../lib/api-client/types.ts";
import { serverClient } from "../../lib/queries/prefetch/server-client.ts";

/** A game as a visitor without an account sees it; `undefined` if it is private, missing, or not read in time. */
export const publicGame = cache(async (game: string): Promise<Game | undefined> => {
  const client = await serverClient();
  return dataOf(client.GET("/v1/games/{game}", { params: { path: { game } } }));
});

/** A tournament as a visitor without an account sees it; `undefined` if it is a draft, missing, or not read in time. */
export const publicTournament = cache(async (tournament: string) => {
  const client = await serverClient();
  return dataOf(client.GET("/v1/tournaments/{tournament}", { params: { path: { tournament } } }));
});

/** A player; `undefined` if there is none, or if it was not read in time. */
export const publicPlayer = cache(async (player: string) => {
  const client = await serverClient();
  return dataOf(client.GET("/v1/players/{player}", { params: { path: { player } } }));
});

/** A page is shown with its general title if the API does not answer. */
async function dataOf<Data>(answer: Promise<{ readonly data?: Data }>): Promise<Data | undefined> {
  return answer.then(
    ({ data }) => data,
    () => undefined,
  );
}
