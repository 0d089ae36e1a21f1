"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { problemOf } from "../../../lib/api-client/api-problem.ts";
import { randomHex } from "../../../lib/api-client/random-hex.ts";
import { tableRequests } from "../../../lib/api-client/requests/table-requests.ts";
import type { Move, MoveResult } from "../../../lib/api-client/types.ts";
import { cachePosition } from "../../../lib/queries/games/use-game-stream.ts";
import { keys } from "../../../lib/query-client/keys.ts";

/** A request that may be sent again: the idempotency key makes the API carry it out once. */
export interface Attempt {
  readonly expectedVersion: number;
  readonly key: string;
}
export interface MoveAttempt extends Attempt {
  /** The choice that the move was taken from: what others do in the meantime matters only if it changes. */
  readonly ifChoice?: string;
  readonly move: Move;
}

export function attemptAt(expectedVersion: number): Attempt {
  return { expectedVersion, key: randomHex(16) };
}

export type GameMutations = ReturnType<typeof useGameMutations>;

/** Playing a move and undoing it. There is no optimistic update: the page changes when the API has answered. */
export function useGameMutations(game: string, isLive: boolean) {
  const client = useQueryClient();

  const onSuccess = (played: MoveResult) => {
    cachePosition(client, game, played);
    // The live stream delivers the step too. Without it, the steps have to be fetched.
    if (!isLive) client.invalidateQueries({ queryKey: keys.chronicle(game) });
  };
  const onError = (failure: Error) => {
    if (problemOf(failure).code === "unreachable") return;
    client.invalidateQueries({ queryKey: keys.position(game), exact: true });
    client.invalidateQueries({ queryKey: keys.chronicle(game) });
  };

  const play = useMutation({
    mutationFn: ({ key, ...body }: MoveAttempt) => tableRequests.playMove(game, body, key),
    onSuccess,
    onError,
    networkMode: "always",
  });
  const undo = useMutation({
    mutationFn: ({ expectedVersion, key }: Attempt) => tableRequests.undoMove(game, { expectedVersion }, key),
    onSuccess,
    onError,
    networkMode: "always",
  });
  return { play, undo };
}
