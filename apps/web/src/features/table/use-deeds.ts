"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { problemOf } from "../../api/api-problem.ts";
import { keys } from "../../api/keys.ts";
import { randomHex } from "../../api/random-hex.ts";
import { requests } from "../../api/requests.ts";
import type { Move, Played } from "../../api/types.ts";
import { rememberPosition } from "../../api/use-game-stream.ts";

/** A deed as it was meant: at which version, and by a key that makes sending it twice the same as once. */
export interface Attempt {
  readonly expectedVersion: number;
  readonly key: string;
}
export interface MoveAttempt extends Attempt {
  readonly move: Move;
}

export function attemptAt(expectedVersion: number): Attempt {
  return { expectedVersion, key: randomHex(16) };
}

/** Sending a move, and taking it back. The house decides: nothing is drawn before it has answered. */
export function useDeeds(game: string, isLive: boolean) {
  const client = useQueryClient();

  const onSuccess = (played: Played) => {
    rememberPosition(client, game, played);
    // The live line tells the step as well; where it is cut, the chronicle must ask.
    if (!isLive) client.invalidateQueries({ queryKey: keys.chronicle(game) });
  };
  const onError = (failure: Error) => {
    if (problemOf(failure).trouble === "unreachable") return;
    client.invalidateQueries({ queryKey: keys.position(game), exact: true });
    client.invalidateQueries({ queryKey: keys.chronicle(game) });
  };

  const play = useMutation({
    mutationFn: ({ expectedVersion, move, key }: MoveAttempt) => requests.play(game, { expectedVersion, move }, key),
    onSuccess,
    onError,
    networkMode: "always",
  });
  const undo = useMutation({
    mutationFn: ({ expectedVersion, key }: Attempt) => requests.undo(game, { expectedVersion }, key),
    onSuccess,
    onError,
    networkMode: "always",
  });
  return { play, undo };
}
