"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { tableRequests } from "../../../../lib/api-client/requests/table-requests.ts";
import type { Move, Position } from "../../../../lib/api-client/types.ts";
import { keys } from "../../../../lib/query-client/keys.ts";

interface ScheduledQueue {
  readonly version: number;
  readonly moves: readonly Move[];
  /** The number of moves that are played at once. */
  readonly playable: number;
  readonly key: string;
}

interface Queue {
  /** Replaces the queue. */
  save(moves: readonly Move[]): void;
  onPlayed(position: Position): void;
  /** Called with the number of moves that were played before new information was revealed. */
  onStopped(played: number): void;
}

/** Plays the first moves of a queue, and saves the others as premoves: the server plays them when their questions are asked. */
export function useScheduleQueue(game: string, { save, onPlayed, onStopped }: Queue) {
  const client = useQueryClient();
  return useMutation({
    async mutationFn({ version, moves, playable, key }: ScheduledQueue) {
      const rest = moves.slice(playable);
      const after = playable === 0 ? null : await playFirst({ version, moves: moves.slice(0, playable), key });
      if (after !== null && after.played < playable) {
        save(moves.slice(after.played));
        return onStopped(after.played);
      }
      // What was played must not stay in the queue if the rest cannot be saved.
      if (after !== null) save(rest);
      const saved = await tableRequests.savePremoves(game, {
        expectedVersion: after?.version ?? version,
        moves: [...rest],
      });
      client.setQueryData(keys.premoves(game), saved);
      save([]);
    },
    onError: () => client.invalidateQueries({ queryKey: keys.position(game), exact: true }),
  });

  async function playFirst({ version, moves, key }: Omit<ScheduledQueue, "playable">) {
    const result = await tableRequests.playDraft(game, { expectedVersion: version, moves: [...moves] }, key);
    const { played, ...after } = result;
    onPlayed(after as unknown as Position);
    return { played, version: result.version };
  }
}
