"use client";

import { useMemo } from "react";
import { useWords } from "../../../boards/words.ts";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { type Roll, rollOf } from "./roll.ts";

export function useRoll({ players }: Pick<Tournament, "players">): Roll {
  const words = useWords("tournaments");
  const commonWords = useWords("common");
  return useMemo(() => rollOf(players, words, commonWords), [players, words, commonWords]);
}
