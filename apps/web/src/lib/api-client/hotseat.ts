"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** Who uses this screen now, for each game: a local player, or the account that is signed in. */
const actors = new Map<string, string>();
const watchers = new Set<() => void>();

export interface Hotseat {
  /** The account of a local player; `null` for the account that is signed in. */
  readonly actor: string | null;
  /** Hands the screen over: what the previous player saw of this game is removed from the cache. */
  handTo(account: string | null): void;
}

export function useHotseat(game: string): Hotseat {
  const client = useQueryClient();
  const actor = useSyncExternalStore(
    watch,
    () => actors.get(game) ?? null,
    () => null,
  );
  return { actor, handTo: (account) => handOver(client, game, account) };
}

/** The headers that say for which local player a request about a game is made. */
export function hotseatHeaders(game: string | undefined): Record<string, string> {
  const actor = game === undefined ? undefined : actors.get(game);
  return actor === undefined ? {} : { "seneschal-companion": actor };
}

function handOver(client: QueryClient, game: string, account: string | null): void {
  if (account === null) actors.delete(game);
  else actors.set(game, account);
  client.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(game) });
  for (const onChange of watchers) onChange();
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}
