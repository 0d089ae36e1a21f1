"use client";

import { useMemo } from "react";
import { useTranslate } from "../../../boards/use-translate.ts";
import { type NamedEntrant, type PlayerNames, playerNamesOf } from "./player-names.ts";

export function usePlayerNames({ players }: { readonly players: readonly NamedEntrant[] }): PlayerNames {
  const t = useTranslate("tournaments");
  const tCommon = useTranslate("common");
  return useMemo(() => {
    const texts = {
      bot: (number: number) => t("bot", { number }),
      deletedAccount: () => t("deletedAccount"),
    };
    return playerNamesOf(players, texts, tCommon);
  }, [players, t, tCommon]);
}
