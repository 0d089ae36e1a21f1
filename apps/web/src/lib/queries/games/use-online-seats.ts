"use client";

import { skipToken, useQuery } from "@tanstack/react-query";
import type { GamePresence } from "../../api-client/types.ts";
import { keys } from "../../query-client/keys.ts";

/** The seats of a game whose players are online. The live stream of a player says so; others see nobody. */
export function useOnlineSeats(game: string): readonly number[] {
  const { data } = useQuery<GamePresence>({ queryKey: keys.presence(game), queryFn: skipToken });
  return data?.seats ?? nobody;
}

const nobody: readonly number[] = [];
