"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { languageOf } from "../../i18n/languages.ts";
import { keys } from "../../lib/query-client/keys.ts";

/** The guide of a ruleset, fetched when it is needed first; `null` if it has none. */
export function useGuide(ruleset: string, isNeeded: boolean) {
  const language = languageOf(useLocale());
  return useQuery({
    queryKey: keys.guide(ruleset, language),
    queryFn: async () => (await import("./load-guide.ts")).loadGuide(ruleset, language),
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
