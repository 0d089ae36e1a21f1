"use client";

import { useMemo } from "react";
import { useTranslate } from "../../../boards/use-translate.ts";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { type PlayerNames, playerNamesOf } from "./player-names.ts";

export function usePlayerNames({ players }: Pick<Tournament, "players">): PlayerNames {
  const t = useTranslate("tournaments");
  const tCommon = useTranslate("common");
  return useMemo(() => playerNamesOf(players, t, tCommon), [players, t, tCommon]);
}
