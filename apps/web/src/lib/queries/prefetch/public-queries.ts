import type { BotsQuery, PlayerGamesQuery, PublicRequests } from "../../api-client/requests/public-requests.ts";
import { keys } from "../../query-client/keys.ts";

const minuteMs = 60_000;

export interface LeaderboardPageQuery {
  readonly ruleset: string;
  readonly pool: "people" | "bots";
  readonly season: string | undefined;
  readonly from: number;
}

/** Queries of public pages. Hooks run them in the browser; the web server runs them before it renders a page. */
export const publicQueries = (requests: PublicRequests) => ({
  rulesets: {
    queryKey: keys.rulesets,
    queryFn: () => requests.rulesets().then(({ rulesets }) => rulesets),
    staleTime: Number.POSITIVE_INFINITY,
  },
  rulebook: (ruleset: string, language: "en" | "fr") => ({
    queryKey: keys.rulebook(ruleset, language),
    queryFn: () => requests.rulebook(ruleset, language),
    staleTime: Number.POSITIVE_INFINITY,
  }),
  leaderboard: ({ ruleset, season, ...page }: LeaderboardPageQuery) => ({
    queryKey: keys.leaderboard({ ruleset, season, ...page }),
    queryFn: () => requests.leaderboard(ruleset, { ...page, ...(season === undefined ? {} : { season }) }),
    staleTime: minuteMs,
  }),
  bots: (query: BotsQuery) => ({
    queryKey: keys.bots(query),
    queryFn: () => requests.bots(query),
  }),
  player: (account: string) => ({
    queryKey: keys.player(account),
    queryFn: () => requests.player(account),
  }),
  playerRatings: (player: string) => ({
    queryKey: keys.ratings(player),
    queryFn: () => requests.playerRatings(player),
    staleTime: minuteMs,
  }),
  playerGames: (player: string, query: PlayerGamesQuery) => ({
    queryKey: keys.playerGames(player, query),
    queryFn: () => requests.playerGames(player, query),
    staleTime: minuteMs,
  }),
  playerResults: (player: string) => ({
    queryKey: keys.playerResults(player),
    queryFn: () => requests.playerResults(player),
    staleTime: minuteMs,
  }),
});
