import { bodyOf } from "../body-of.ts";
import type { ApiClient } from "../client.ts";
import type { operations } from "../generated/openapi.ts";

export type PlayerGamesQuery = NonNullable<operations["listPlayerGames"]["parameters"]["query"]>;
export type BotsQuery = NonNullable<operations["listBots"]["parameters"]["query"]>;
type LeaderboardQuery = NonNullable<operations["getLeaderboard"]["parameters"]["query"]>;
export type PublicRequests = ReturnType<typeof publicRequests>;

/** Reads whose answers are the same for every viewer. The browser and the web server make them. */
export const publicRequests = (client: ApiClient) => ({
  rulesets: () => bodyOf(client.GET("/v1/rulesets")),
  rulebook: (ruleset: string, language: "en" | "fr") =>
    bodyOf(client.GET("/v1/rulesets/{ruleset}/rules", { params: { path: { ruleset }, query: { language } } })),

  bots: (query: BotsQuery) => bodyOf(client.GET("/v1/bots", { params: { query } })),
  leaderboard: (ruleset: string, query: LeaderboardQuery) =>
    bodyOf(client.GET("/v1/rulesets/{ruleset}/leaderboard", { params: { path: { ruleset }, query } })),
  statistics: (ruleset: string) =>
    bodyOf(client.GET("/v1/rulesets/{ruleset}/statistics", { params: { path: { ruleset } } })),
  playerRatings: (player: string) =>
    bodyOf(client.GET("/v1/players/{player}/ratings", { params: { path: { player } } })),
  ratingHistory: (player: string, ruleset: string) =>
    bodyOf(client.GET("/v1/players/{player}/ratings/{ruleset}", { params: { path: { player, ruleset } } })),
  playerResults: (player: string) =>
    bodyOf(client.GET("/v1/players/{player}/results", { params: { path: { player } } })),
  rivals: (player: string, ruleset: string) =>
    bodyOf(client.GET("/v1/players/{player}/rivals/{ruleset}", { params: { path: { player, ruleset } } })),
  playerGames: (player: string, query: PlayerGamesQuery) =>
    bodyOf(client.GET("/v1/players/{player}/games", { params: { path: { player }, query } })),
  player: (player: string) => bodyOf(client.GET("/v1/players/{player}", { params: { path: { player } } })),
});
