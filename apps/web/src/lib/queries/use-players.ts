"use client";

import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { accountRequests } from "../api-client/requests/account-requests.ts";
import type { BotsQuery, PlayerGamesQuery } from "../api-client/requests/public-requests.ts";
import { requests } from "../api-client/requests/requests.ts";
import { waitingRoomRequests } from "../api-client/requests/waiting-room-requests.ts";
import type { Vacation } from "../api-client/types.ts";
import { keys } from "../query-client/keys.ts";
import { publicQueries } from "./prefetch/public-queries.ts";

export function usePlayer(account: string, isEnabled = true) {
  return useQuery({ ...publicQueries(requests).player(account), enabled: isEnabled });
}

export function useBots(query: BotsQuery) {
  return useQuery({ ...publicQueries(requests).bots(query), placeholderData: keepPreviousData });
}

/** The bot accounts as they are now: whether their programs are online is asked again wherever this is drawn. */
export function useBotsNow(query: BotsQuery) {
  return useQuery({ ...publicQueries(requests).bots(query), staleTime: 0 });
}

export function usePlayerGames(player: string, query: PlayerGamesQuery) {
  return useQuery(publicQueries(requests).playerGames(player, query));
}

/** Players whose name begins so; nobody while nothing is written. */
export function usePlayersNamed(name: string) {
  const settled = useSettled(name, 250);
  return useQuery({
    queryKey: keys.playersNamed(settled),
    queryFn: () => waitingRoomRequests.findPlayers(settled),
    enabled: settled !== "",
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
}

export function useVacation() {
  return useQuery({ queryKey: keys.vacation, queryFn: accountRequests.vacation });
}

export function useStartVacation() {
  return useVacationChange(accountRequests.startVacation);
}

export function useEndVacation() {
  return useVacationChange<void>(() => accountRequests.endVacation());
}

/** Deadlines move with it: whatever is known of games is asked again. */
function useVacationChange<Input>(change: (input: Input) => Promise<Vacation>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (vacation) => {
      client.setQueryData(keys.vacation, vacation);
      return client.invalidateQueries({ queryKey: keys.games });
    },
  });
}

/** What is being written, once the writer pauses. */
function useSettled(text: string, milliseconds: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return settled;
}
