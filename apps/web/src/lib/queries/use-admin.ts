"use client";

import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

const adminKey = "admin";

/** A query of the admin pages. Every admin mutation refetches all of them. */
export function useAdminQuery<Body>(name: readonly unknown[], ask: () => Promise<Body>, everyMs?: number) {
  return useQuery({
    queryKey: [adminKey, ...name],
    queryFn: ask,
    placeholderData: keepPreviousData,
    ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
  });
}

/** A mutation of the admin pages. */
export function useAdminMutation<Input, Answer>(act: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    // A refusal also means that the page is out of date.
    onSettled: () => client.invalidateQueries({ queryKey: [adminKey] }),
  });
}
