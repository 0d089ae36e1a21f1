import { bodyOf } from "../body-of.ts";
import { client } from "../client.ts";
import type { components, operations } from "../generated/openapi.ts";

type Schemas = components["schemas"];

export type BotGamesQuery = NonNullable<operations["listBotGames"]["parameters"]["query"]>;

const pathOf = (bot: string) => ({ params: { path: { bot } } });

/** The requests with which owners look after their bot accounts. */
export const botRequests = {
  ownBots: () => bodyOf(client.GET("/v1/account/bots")),
  createBot: (body: Schemas["NewBot"]) => bodyOf(client.POST("/v1/account/bots", { body })),
  changeBot: ({ bot, body }: { readonly bot: string; readonly body: Schemas["BotChange"] }) =>
    bodyOf(client.PATCH("/v1/account/bots/{bot}", { ...pathOf(bot), body })),
  deleteBot: (bot: string) => bodyOf(client.DELETE("/v1/account/bots/{bot}", pathOf(bot))),
  games: (bot: string, query: BotGamesQuery) =>
    bodyOf(client.GET("/v1/account/bots/{bot}/games", { params: { path: { bot }, query } })),
  takeFromGame: ({ bot, game }: { readonly bot: string; readonly game: string }) =>
    bodyOf(client.DELETE("/v1/account/bots/{bot}/games/{game}", { params: { path: { bot, game } } })),
  activity: (bot: string) => bodyOf(client.GET("/v1/account/bots/{bot}/activity", pathOf(bot))),
  tokens: (bot: string) => bodyOf(client.GET("/v1/account/bots/{bot}/tokens", pathOf(bot))),
  createToken: ({ bot, body }: { readonly bot: string; readonly body: Schemas["NewBotToken"] }) =>
    bodyOf(client.POST("/v1/account/bots/{bot}/tokens", { ...pathOf(bot), body })),
  deleteToken: ({ bot, token }: { readonly bot: string; readonly token: string }) =>
    bodyOf(client.DELETE("/v1/account/bots/{bot}/tokens/{token}", { params: { path: { bot, token } } })),
};
