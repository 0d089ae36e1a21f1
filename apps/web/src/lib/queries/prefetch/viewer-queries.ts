import { ApiProblem } from "../../api-client/api-problem.ts";
import type { GamesQuery, ViewerRequests } from "../../api-client/requests/viewer-requests.ts";
import type { Chronicle } from "../../api-client/types.ts";
import { keys } from "../../query-client/keys.ts";

/** Queries whose answers depend on the viewer. Hooks add to them what only the browser knows. */
export const viewerQueries = (requests: ViewerRequests) => ({
  /** Who looks at the page: `null` once it is known that nobody is signed in. */
  session: {
    queryKey: keys.session,
    queryFn: () => requests.session().then((account) => account ?? null, nobody),
  },
  games: (query: GamesQuery) => ({ queryKey: keys.gamesOf(query), queryFn: () => requests.games(query) }),
  game: (game: string) => ({ queryKey: keys.game(game), queryFn: () => requests.game(game) }),
  chat: (game: string) => ({ queryKey: keys.chat(game), queryFn: () => requests.chat(game) }),
  position: (game: string) => ({ queryKey: keys.position(game), queryFn: () => requests.position(game, {}) }),
  /** The steps after a version and up to another one. */
  steps: (game: string, after: number, upTo: number) => ({
    queryKey: keys.chronicle(game),
    queryFn: async (): Promise<Chronicle> => {
      const chronicle = await requests.steps(game, { after });
      return { ...chronicle, steps: chronicle.steps.filter(({ version }) => version <= upTo) };
    },
  }),
});

function nobody(failure: unknown): null {
  if (failure instanceof ApiProblem && failure.code === "not-signed-in") return null;
  throw failure;
}
