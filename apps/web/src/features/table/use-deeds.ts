"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { keys } from "../../api/keys.ts";
import { randomHex } from "../../api/random-hex.ts";
import { requests } from "../../api/requests.ts";
import type { Move, Played, Position } from "../../api/types.ts";
import { rememberPosition } from "../../api/use-game-stream.ts";

/** Sending a move, and taking it back. The house decides: nothing is drawn before it has answered. */
export function useDeeds(game: string, isLive: boolean) {
  const client = useQueryClient();
  const keyOf = useOneKeyADeed();

  const onSuccess = (played: Played) => {
    rememberPosition(client, game, played);
    // The live line tells the step as well; where it is cut, the chronicle must ask.
    if (!isLive) client.invalidateQueries({ queryKey: keys.chronicle(game) });
  };
  const onError = () => {
    client.invalidateQueries({ queryKey: keys.position(game), exact: true });
    client.invalidateQueries({ queryKey: keys.chronicle(game) });
  };

  const play = useMutation({
    mutationFn: ({ position, move }: { position: Position; move: Move }) =>
      requests.play(game, { expectedVersion: position.version, move }, keyOf({ at: position.version, move })),
    onSuccess,
    onError,
    networkMode: "always",
  });
  const undo = useMutation({
    mutationFn: (position: Position) =>
      requests.undo(game, { expectedVersion: position.version }, keyOf({ at: position.version, undo: true })),
    onSuccess,
    onError,
    networkMode: "always",
  });
  return { play, undo };
}

/** The same deed sent again bears the same key, so that a lost answer never plays a move twice. */
function useOneKeyADeed(): (deed: object) => string {
  const last = useRef({ deed: "", key: "" });
  return (deed) => {
    const words = JSON.stringify(deed);
    if (last.current.deed !== words) last.current = { deed: words, key: randomHex(16) };
    return last.current.key;
  };
}
