"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type BotGamesQuery, botRequests } from "../../api-client/requests/bot-requests.ts";
import type { Game } from "../../api-client/types.ts";
import { keys } from "../../query-client/keys.ts";

interface GameList {
  readonly games: readonly Game[];
}

/** The games in which a bot account has a seat, as its program gets them. */
export function useBotGames(bot: string, query: BotGamesQuery) {
  return useQuery({
    queryKey: keys.botGames(bot, query),
    queryFn: async (): Promise<GameList> => {
      const { games } = await botRequests.games(bot, query);
      // Games that it has left are listed, too.
      return { games: games.filter(({ yourSeat }) => yourSeat !== null) };
    },
  });
}

/** Takes a bot account out of a game. The lists of its games lose it at once: those of the server follow a little later. */
export function useTakeBotOut(bot: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (game: string) => botRequests.takeFromGame({ bot, game }),
    onSuccess: (_, game) =>
      client.setQueriesData<GameList>({ queryKey: keys.botGamesOf(bot) }, (list) => list && without(list, game)),
  });
}

function without(list: GameList, game: string): GameList {
  return { ...list, games: list.games.filter(({ id }) => id !== game) };
}
