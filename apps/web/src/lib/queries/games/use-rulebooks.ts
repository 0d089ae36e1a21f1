"use client";

import { useQueries } from "@tanstack/react-query";
import { requests } from "../../api-client/requests/requests.ts";
import { publicQueries } from "../prefetch/public-queries.ts";

/** The rule books of these rulesets, in their order; `undefined` until they are known. */
export function useRulebooks(rulesets: readonly string[], language: "en" | "fr", isEnabled: boolean) {
  const { rulebook } = publicQueries(requests);
  return useQueries({
    queries: rulesets.map((ruleset) => ({ ...rulebook(ruleset, language), enabled: isEnabled })),
    combine: (books) => books.map(({ data }) => data),
  });
}
