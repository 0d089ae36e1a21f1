import { bodyOf } from "../body-of.ts";
import { client } from "../client.ts";
import type { components } from "../generated/openapi.ts";
import type { BotLevel } from "../types.ts";

type Schemas = components["schemas"];

/** The requests of the waiting room: about the seats of a game that has not begun. */
export const waitingRoomRequests = {
  leaveSeat: (game: string, seat: number) =>
    bodyOf(client.DELETE("/v1/games/{game}/seats/{seat}", { params: { path: { game, seat } } })),
  addBot: (game: string, body: { seat: number; bot: BotLevel }) =>
    bodyOf(client.POST("/v1/games/{game}/bots", { ...of(game), body })),
  addCompanion: (game: string, body: Schemas["NewCompanion"]) =>
    bodyOf(client.POST("/v1/games/{game}/companions", { ...of(game), body })),
  setReady: (game: string, isReady: boolean) =>
    bodyOf(client.PUT("/v1/games/{game}/readiness", { ...of(game), body: { isReady } })),
  cancelGame: (game: string) => bodyOf(client.DELETE("/v1/games/{game}", of(game))),
  findPlayers: (name: string) => bodyOf(client.GET("/v1/players", { params: { query: { name } } })),
  invite: (game: string, body: Schemas["NewInvitation"]) =>
    bodyOf(client.POST("/v1/games/{game}/invitations", { ...of(game), body })),
  withdrawInvitation: (game: string, account: string) =>
    bodyOf(client.DELETE("/v1/games/{game}/invitations/{account}", { params: { path: { game, account } } })),
  start: (game: string) => bodyOf(client.POST("/v1/games/{game}/start", of(game))),
};

const of = (game: string) => ({ params: { path: { game } } });
