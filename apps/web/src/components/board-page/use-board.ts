"use client";

import { useQuery } from "@tanstack/react-query";
import { boardOf } from "../../boards/board-of.ts";
import { keys } from "../../lib/query-client/keys.ts";

/** The board of a ruleset, fetched when the first game of it is opened. */
export const useBoard = (ruleset: string | undefined) =>
  useQuery({
    queryKey: keys.board(ruleset ?? ""),
    queryFn: () => boardOf(ruleset ?? ""),
    enabled: ruleset !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
