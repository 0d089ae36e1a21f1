import { bodyOf } from "../body-of.ts";
import { client } from "../client.ts";
import type { components } from "../generated/openapi.ts";
import { syncClock } from "../server-clock.ts";
import type { Game, NewGame } from "../types.ts";
import { publicRequests } from "./public-requests.ts";
import { type GamesQuery, viewerRequests } from "./viewer-requests.ts";

export type { GamesQuery };

type Schemas = components["schemas"];

const ofViewer = viewerRequests(client);

/** The requests that many pages make; those of one kind of page are in files of their own. */
export const requests = {
  ...publicRequests(client),
  ...ofViewer,

  createGuest: (body: Schemas["NewGuest"]) => bodyOf(client.POST("/v1/guests", { body })),
  signIn: (body: Schemas["Credentials"]) => bodyOf(client.POST("/v1/sign-in", { body })),
  signOut: () => bodyOf(client.DELETE("/v1/session")),

  games: (query: GamesQuery) => ofViewer.games(query).then(withClockSynced),
  createGame: (body: NewGame, key: string) => bodyOf(client.POST("/v1/games", { body, params: idempotent(key) })),
  game: (game: string) => ofViewer.game(game).then(withClockSynced),
  invitation: (invitation: string) =>
    bodyOf(client.GET("/v1/invitations/{invitation}", { params: { path: { invitation } } })),
  takeSeat: (game: string, body: Schemas["NewSeatPlayer"]) =>
    bodyOf(client.POST("/v1/games/{game}/seats", { ...of(game), body })),
};

/** Answers about games carry the time of the server. */
function withClockSynced<Body extends Game | { readonly games: readonly Game[] }>(body: Body): Body {
  const [game] = "games" in body ? body.games : [body];
  if (game !== undefined) syncClock(game.now);
  return body;
}

const of = (game: string) => ({ params: { path: { game } } });
const idempotent = (key: string) => ({ header: { "idempotency-key": key } });
