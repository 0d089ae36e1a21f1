"use client";

import { useEffect } from "react";
import { problemOf } from "../../../lib/api-client/api-problem.ts";
import type { Step } from "../../../lib/api-client/types.ts";
import type { useGameMutations } from "./use-game-mutations.ts";

/** The answer to a move was lost, but the move was not: the record shows it. Then there is nothing to send again. */
export function useReconcileLostMove(
  play: ReturnType<typeof useGameMutations>["play"],
  steps: readonly Step[],
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it arrives.
  useEffect(() => {
    if (hasArrived) onArrived();
  }, [hasArrived]);
}
