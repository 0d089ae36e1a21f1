"use client";

import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

const desk = "desk";

/** A query of the admin pages; every admin mutation refetches it. */
export function useAtDesk<Body>(name: readonly unknown[], ask: () => Promise<Body>, everyMs?: number) {
  return useQuery({
    queryKey: [desk, ...name],
    queryFn: ask,
    placeholderData: keepPreviousData,
    ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
  });
}

/** A mutation of the admin pages. */
export function useDeed<Asked, Answer>(act: (asked: Asked) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    // A refusal also means that the page is out of date.
    onSettled: () => client.invalidateQueries({ queryKey: [desk] }),
  });
}
