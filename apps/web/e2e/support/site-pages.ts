import type { Page } from "@playwright/test";
import { createFinishedGame, createGame, get, waitForTurnByApi } from "./games-api.ts";
import { importLog, recordedLog } from "./imports-api.ts";

/** Every page of the site that a guest can open, each with something on it. */
export async function sitePaths(page: Page): Promise<readonly string[]> {
  const finished = await createFinishedGame(page);
  const running = await createGame(page, { name: "At play", seats: 3, bots: ["medium", "medium"] });
  const open = await createGame(page, { name: "Gathering", seats: 3, bots: ["medium"] });
  const { invitation } = await get(page, `/v1/games/${open}`);
  const { id: player } = await get(page, "/v1/session");
  const imported = await importLog(page, recordedLog(1));
  await waitForTurnByApi(page, running);
  return [
    "/",
    "/games/new",
    "/games/finished",
    "/games/verify",
    "/games/import",
    "/archive",
    `/imports/${imported}`,
    `/games/${open}`,
    `/invitations/${invitation}`,
    `/games/${running}`,
    `/games/${finished}`,
    `/games/${finished}/replay?at=40`,
    `/games/${finished}/report`,
    "/account",
    "/account/forgotten",
    "/account/confirm",
    "/tournaments",
    "/tournaments/new",
    "/tournaments/import",
    "/tournaments/verify",
    "/series",
    "/series/new",
    "/rules",
    "/rules/middle-ages",
    "/help",
    "/help/verify-a-game",
    "/help/api-changes",
    "/help/share-and-embed",
    `/players/${player}`,
    `/players/${player}/ratings`,
    "/leaderboards",
    "/leaderboards/middle-ages",
    "/account/notifications",
    "/account/bots",
    "/bots",
    "/no/such/page",
    "/games/no-such-game",
  ];
}
