"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** Who sits before this screen, game by game: a companion of its reader, or the reader. */
const actors = new Map<string, string>();
const watchers = new Set<() => void>();

export interface Screen {
  /** The account of a companion; `null` for the reader. */
  readonly actor: string | null;
  /** Hands the screen over: what the one before saw of this game is forgotten. */
  handTo(account: string | null): void;
}

export function useHotseat(game: string): Screen {
  const client = useQueryClient();
  const actor = useSyncExternalStore(
    watch,
    () => actors.get(game) ?? null,
    () => null,
  );
  return { actor, handTo: (account) => handOver(client, game, account) };
}

/** What says in a request about a game for whom it is made. */
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
