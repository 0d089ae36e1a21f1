"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { tableRequests } from "../../lib/api-client/requests/table-requests.ts";
import type { Game } from "../../lib/api-client/types.ts";
import { keys } from "../../lib/query-client/keys.ts";
import { useRefetchingMutation } from "../../lib/query-client/use-mutation-and-refetch.ts";

/** Your own diary entries; everyone's when the game is over. */
export function useDiary(game: Game) {
  const client = useQueryClient();
  const key = [...keys.diary(game.id), game.state];
  const diary = useQuery({ queryKey: key, queryFn: () => tableRequests.diary(game.id), staleTime: 60_000 });
  const write = useMutation({
    mutationFn: (entry: { version: number; text: string }) => tableRequests.createDiaryEntry(game.id, entry),
    onSuccess: (written) => client.setQueryData(key, written),
  });
  const deleteEntry = useRefetchingMutation(
    (entry: string) => tableRequests.deleteDiaryEntry(game.id, entry),
    keys.diary(game.id),
  );
  return { entries: diary.data?.entries ?? [], write, deleteEntry };
}
