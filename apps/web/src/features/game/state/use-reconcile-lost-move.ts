"use client";

import { useEffect } from "react";
import { problemOf } from "../../../lib/api-client/api-problem.ts";
import type { GameStep } from "../../../lib/api-client/types.ts";
import type { GameMutations } from "./use-game-mutations.ts";

/**
 * The response to a move may be lost although the move was played. When the steps show it, there is nothing to send again:
 * `onArrived` is called once.
 */
export function useReconcileLostMove(
  play: GameMutations["play"],
  steps: readonly GameStep[],
  yourSeat: number | null,
  onArrived: () => void,
): void {
  const { error, variables } = play;
  const isLost = error !== null && problemOf(error).code === "unreachable" && variables !== undefined;
  const hasArrived =
    isLost &&
    steps.some(
      ({ kind, seat, version }) => kind === "move" && seat === yourSeat && version > variables.expectedVersion,
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: called once, when the move arrives.
  useEffect(() => {
    if (hasArrived) onArrived();
  }, [hasArrived]);
}
