"use client";

import { useQuery } from "@tanstack/react-query";
import { requests } from "../../api-client/requests/requests.ts";
import { publicQueries } from "../prefetch/public-queries.ts";

export function useRulebook(ruleset: string, language: "en" | "fr") {
  return useQuery(publicQueries(requests).rulebook(ruleset, language));
}
