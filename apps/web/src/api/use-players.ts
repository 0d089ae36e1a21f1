"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { keys } from "./keys.ts";
import { requests } from "./requests.ts";
import type { Vacation } from "./types.ts";

export function usePlayer(account: string) {
  return useQuery({ queryKey: keys.player(account), queryFn: () => requests.player(account) });
}

export function useVacation() {
  return useQuery({ queryKey: keys.vacation, queryFn: requests.vacation });
}

export function useBeginVacation() {
  return useVacationChange((days: number) => requests.beginVacation({ days }));
}

export function useEndVacation() {
  return useVacationChange<void>(() => requests.endVacation());
}

/** Deadlines move with it: whatever is known of games is asked again. */
function useVacationChange<Asked>(change: (asked: Asked) => Promise<Vacation>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (vacation) => {
      client.setQueryData(keys.vacation, vacation);
      return client.invalidateQueries({ queryKey: keys.games });
    },
  });
}
