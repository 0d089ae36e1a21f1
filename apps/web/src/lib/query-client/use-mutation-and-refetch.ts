"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";

/** A change after which the queries of a key are fetched again. */
export function useRefetchingMutation<Input, Answer = unknown>(
  change: (input: Input) => Promise<Answer>,
  key: readonly string[],
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      // A first answer that is still on its way was written before the change, and would be taken for the new one.
      await client.cancelQueries({ queryKey: key });
      return client.invalidateQueries({ queryKey: key });
    },
  });
}
