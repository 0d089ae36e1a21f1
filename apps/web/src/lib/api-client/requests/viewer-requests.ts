import { bodyOf } from "../body-of.ts";
import type { ApiClient } from "../client.ts";
import type { operations } from "../generated/openapi.ts";

export type GamesQuery = NonNullable<operations["listGames"]["parameters"]["query"]>;
type PositionQuery = NonNullable<operations["getPosition"]["parameters"]["query"]>;
type StepsQuery = NonNullable<operations["listSteps"]["parameters"]["query"]>;
export type ViewerRequests = ReturnType<typeof viewerRequests>;

/** Reads whose answers depend on the viewer, but which the web server makes for them as well. */
export const viewerRequests = (client: ApiClient) => ({
  session: () => bodyOf(client.GET("/v1/session")),
  games: (query: GamesQuery) => bodyOf(client.GET("/v1/games", { params: { query } })),
  chat: (game: string) => bodyOf(client.GET("/v1/games/{game}/chat", { params: { path: { game }, query: {} } })),
  game: (game: string) => bodyOf(client.GET("/v1/games/{game}", { params: { path: { game } } })),
  position: (game: string, query: PositionQuery) =>
    bodyOf(client.GET("/v1/games/{game}/position", { params: { path: { game }, query } })),
  steps: (game: string, query: StepsQuery = {}) =>
    bodyOf(client.GET("/v1/games/{game}/steps", { params: { path: { game }, query } })),
});
