"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { requests } from "../../../lib/api-client/requests.ts";
import type { Game, StandingOrder } from "../../../lib/api-client/types.ts";
import { keys } from "../../../lib/query-client/keys.ts";

export interface AutoReplies {
  readonly list: readonly StandingOrder[];
  readonly failure: Error | null;
  change(list: readonly StandingOrder[]): void;
}

/** The reader's own orders. What is changed here is shown when the house has taken it. */
export function useAutoReplies(game: Game): AutoReplies {
  const client = useQueryClient();
  const key = keys.orders(game.id);
  const kept = useQuery({
    queryKey: key,
    queryFn: () => requests.orders(game.id),
    enabled: game.yourSeat !== null && game.state === "running",
    staleTime: Number.POSITIVE_INFINITY,
  });
  const put = useMutation({
    mutationFn: (list: readonly StandingOrder[]) => requests.changeOrders(game.id, { orders: [...list] }),
    onSuccess: (orders) => client.setQueryData(key, orders),
    scope: { id: `orders ${game.id}` },
  });
  return { list: kept.data?.orders ?? [], failure: put.error, change: (list) => put.mutate(list) };
}
