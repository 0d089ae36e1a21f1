"use client";

import { useQuery } from "@tanstack/react-query";
import { tableRequests } from "../../../../lib/api-client/requests/table-requests.ts";
import type { DraftCheck, Move, PremoveCheck } from "../../../../lib/api-client/types.ts";
import { keys } from "../../../../lib/query-client/keys.ts";

interface Queue {
  readonly version: number;
  readonly moves: readonly Move[];
  /** Whether the moves are for later questions. */
  readonly isPlanning: boolean;
}

/** The result of each queued move, and the choices after them; nothing without moves, unless the reader plans ahead. */
export function useCheckedQueue(game: string, { version, moves, isPlanning }: Queue) {
  const body = { expectedVersion: version, moves: [...moves] };
  const settings = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;
  const draft = useQuery({
    ...settings,
    queryKey: keys.draftCheck(game, version, moves),
    queryFn: () => tableRequests.checkDraft(game, body) as Promise<DraftCheck>,
    enabled: moves.length > 0 && !isPlanning,
  });
  const planned = useQuery({
    ...settings,
    queryKey: keys.premoveCheck(game, version, moves),
    queryFn: () => tableRequests.checkPremoves(game, body) as Promise<PremoveCheck>,
    enabled: isPlanning,
  });
  if (isPlanning) return { data: planned.data, error: planned.error };
  return { data: moves.length > 0 ? draft.data : undefined, error: draft.error };
}
