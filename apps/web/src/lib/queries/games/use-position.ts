"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { requests } from "../../api-client/requests/requests.ts";
import { tableRequests } from "../../api-client/requests/table-requests.ts";
import type { Chronicle, Move, MovePreview } from "../../api-client/types.ts";
import { keepNewer } from "../../query-client/keep-newer.ts";
import { keys } from "../../query-client/keys.ts";
import { withViews } from "./replay-views.ts";

type PreviewedPosition = Pick<MovePreview, "facts" | "view" | "isComplete">;

/** The game as it stands now, through your own eyes. */
export function usePosition(game: string, isEnabled = true) {
  return useQuery({
    queryKey: keys.position(game),
    queryFn: async (context) => keepNewer(context, await requests.position(game, {}), ({ version }) => version),
    enabled: isEnabled,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function usePositionAt(game: string, at: number | null) {
  return useQuery({
    queryKey: keys.positionAt(game, at ?? 0),
    queryFn: () => requests.position(game, at === null ? {} : { at }),
    enabled: at !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useChronicle(game: string, isEnabled = true) {
  return useQuery({
    queryKey: keys.chronicle(game),
    queryFn: async (context) => keepNewer(context, await requests.steps(game), lastVersionOf),
    enabled: isEnabled,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useReplay(game: string, audience: string | undefined) {
  return useQuery({
    queryKey: keys.replay(game, audience ?? "own"),
    queryFn: async () => withViews(await tableRequests.replayChanges(game, audience)),
    placeholderData: keepPreviousData,
    // The views share what did not change; nothing is gained by comparing them.
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

interface Queued {
  readonly moves: readonly Move[];
  /** Whether they are for later questions. */
  readonly isPlanning: boolean;
}

/** The preview of a move after the queued ones, fetched before the move is sent. */
export function useMovePreview(game: string, version: number, { moves, isPlanning }: Queued, move: Move | null) {
  return useQuery({
    queryKey: keys.movePreview(game, version, moves, move, isPlanning),
    queryFn: () => {
      const fetched = isPlanning ? fetchPlanned : fetchPreview;
      return fetched(game, version, moves, move === null ? [] : [move]);
    },
    enabled: move !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

function lastVersionOf({ steps }: Chronicle): number {
  return steps.at(-1)?.version ?? 0;
}

async function fetchPreview(
  game: string,
  version: number,
  plan: readonly Move[],
  moves: Move[],
): Promise<PreviewedPosition> {
  if (plan.length === 0) return tableRequests.previewMoves(game, { expectedVersion: version, moves });
  const checked = await tableRequests.checkDraft(game, { expectedVersion: version, moves: [...plan, ...moves] });
  const last = checked.steps.at(-1);
  return { facts: last?.facts ?? [], view: checked.view, isComplete: last?.status === "known" };
}

async function fetchPlanned(
  game: string,
  version: number,
  plan: readonly Move[],
  moves: Move[],
): Promise<PreviewedPosition> {
  const checked = await tableRequests.checkPremoves(game, { expectedVersion: version, moves: [...plan, ...moves] });
  const last = checked.steps.at(-1);
  return { facts: last?.facts ?? [], view: checked.view, isComplete: last?.status !== "open" };
}
