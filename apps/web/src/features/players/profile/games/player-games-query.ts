import type { PlayerGamesQuery } from "../../../../lib/api-client/requests/public-requests.ts";

/** The first page of a player's games. The web server asks for it before it renders the page. */
export const firstPlayerGames = { limit: 10 } as const satisfies PlayerGamesQuery;
