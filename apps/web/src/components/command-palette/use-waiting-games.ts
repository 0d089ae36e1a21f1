"use client";

import { useQuery } from "@tanstack/react-query";
import { requests } from "../../lib/api-client/requests/requests.ts";
import type { Game } from "../../lib/api-client/types.ts";
import { useGamesWithSettings } from "../../lib/queries/account/use-games-with-settings.ts";
import { useSession } from "../../lib/queries/account/use-session.ts";
import { keys } from "../../lib/query-client/keys.ts";

/** Often enough for games that take days; an open lobby refetches more often. */
const intervalMs = 30_000;

/** The reader's running games. */
export function useWaitingGames(): readonly Game[] {
  const session = useSession();
  const query = { mine: true, limit: 100 } as const;
  const games = useQuery({
    queryKey: keys.gamesOf(query),
    queryFn: () => requests.games(query),
    enabled: Boolean(session.data),
    refetchInterval: intervalMs,
    refetchOnWindowFocus: true,
  });
  return games.data?.games ?? none;
}

/** The reader's running games, except those that they do not want to be told about on other pages. */
export function useAnnouncedGames(): readonly Game[] {
  const games = useWaitingGames();
  const session = useSession();
  const own = useGamesWithSettings(Boolean(session.data));
  const silent = new Set(own.data?.games.filter(({ settings }) => !settings.site).map(({ game }) => game));
  return games.filter(({ id }) => !silent.has(id));
}

const none: readonly Game[] = [];
