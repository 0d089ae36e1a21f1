"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { botRequests } from "../../api-client/requests/bot-requests.ts";
import { requests } from "../../api-client/requests/requests.ts";
import type { Game } from "../../api-client/types.ts";
import { keys } from "../../query-client/keys.ts";

interface GameList {
  readonly games: readonly Game[];
}

const openQuery = { state: "open", limit: 100 } as const;

/** The open games in which a bot account has a seat, among the newest 100 that the reader may see. */
export function useOpenGamesOfBot(bot: string) {
  return useQuery({
    queryKey: keys.playerGames(bot, openQuery),
    queryFn: async (): Promise<GameList> => {
      const { games } = await requests.games(openQuery);
      return { games: games.filter((game) => hasSeat(game, bot)) };
    },
  });
}

/** Takes a bot account out of a game. The lists of its games lose it at once: those of the server follow a little later. */
export function useTakeBotOut(bot: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (game: string) => botRequests.takeFromGame({ bot, game }),
    onSuccess: (_, game) =>
      client.setQueriesData<GameList>({ queryKey: keys.playerGamesOf(bot) }, (list) => list && without(list, game)),
  });
}

function without(list: GameList, game: string): GameList {
  return { ...list, games: list.games.filter(({ id }) => id !== game) };
}

function hasSeat({ seats }: Game, account: string): boolean {
  return seats.some((occupant) => "account" in occupant && occupant.account === account);
}
