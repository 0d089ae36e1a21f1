import type { GamesQuery } from "../../../lib/api-client/requests/requests.ts";

/** The lists of the lobby, as they are asked for. The web server asks for them before it renders the page. */
export const lobbyLists = {
  open: { state: "open", limit: 50 },
  running: { state: "running", limit: 50 },
  finished: { state: "finished", tournament: false, limit: 8 },
  looking: { looking: true, limit: 20 },
} as const satisfies Record<string, GamesQuery>;

/** Lists that only someone who is signed in has. */
export const ownLists = {
  mine: { mine: true, limit: 100 },
  invited: { invited: true, limit: 20 },
} as const satisfies Record<string, GamesQuery>;
