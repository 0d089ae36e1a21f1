"use client";

import { useMemo } from "react";
import { useWords } from "../../../boards/words.ts";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { type PlayerNames, playerNamesOf } from "./player-names.ts";

export function usePlayerNames({ players }: Pick<Tournament, "players">): PlayerNames {
  const t = useWords("tournaments");
  const tCommon = useWords("common");
  return useMemo(() => playerNamesOf(players, t, tCommon), [players, t, tCommon]);
}
