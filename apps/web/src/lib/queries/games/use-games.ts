"use client";

import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type GamesQuery, requests } from "../../api-client/requests/requests.ts";
import type { Game, NewGame } from "../../api-client/types.ts";
import { keepNewer } from "../../query-client/keep-newer.ts";
import { keys } from "../../query-client/keys.ts";
import { publicQueries } from "../prefetch/public-queries.ts";

/** The lobby looks again by itself, and at once when its reader comes back to it. */
const lobbyIntervalMs = 5_000;

export function useGames(query: GamesQuery, isEnabled = true) {
  return useQuery({
    queryKey: keys.gamesOf(query),
    queryFn: () => requests.games(query),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    refetchInterval: lobbyIntervalMs,
    refetchOnWindowFocus: "always",
  });
}

export function useRulesets() {
  return useQuery(publicQueries(requests).rulesets);
}

export function useGame(game: string) {
  return useQuery({
    queryKey: keys.game(game),
    queryFn: async (context) => keepNewer(context, await requests.game(game), ({ version }) => version),
  });
}

export function useInvitation(code: string) {
  return useQuery({
    queryKey: keys.invitation(code),
    queryFn: () => requests.invitation(code),
    refetchInterval: lobbyIntervalMs,
  });
}

export function useCreateGame() {
  return useGameMutation(({ table, key }: { table: NewGame; key: string }) => requests.createGame(table, key));
}

/** A mutation that is answered with the game as it is now. */
export function useGameMutation<Input>(change: (input: Input) => Promise<Game>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (game) => {
      cacheGame(client, game);
      client.invalidateQueries({ queryKey: keys.invitations });
      return client.invalidateQueries({ queryKey: keys.games });
    },
  });
}

/** Stores the answer of a mutation, unless the live stream has brought a later version meanwhile. */
export function cacheGame(client: QueryClient, game: Game): void {
  const queryKey = keys.game(game.id);
  client.setQueryData(
    queryKey,
    keepNewer({ client, queryKey }, game, ({ version }) => version),
  );
}
