"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { PlayerGamesQuery } from "../../../../lib/api-client/requests/public-requests.ts";
import { Section } from "../../../../ui/layout/section.tsx";
import { GamesFilter } from "./games-filter.tsx";
import { GamesPage } from "./games-page.tsx";
import { firstPlayerGames } from "./player-games-query.ts";

/** The public games of a player, running and finished. */
export function GamesSection({ player }: { readonly player: string }) {
  const t = useTranslations("players.games");
  const [query, setQuery] = useState<PlayerGamesQuery>(firstPlayerGames);
  return (
    <Section title={t("title")}>
      <GamesFilter player={player} query={query} onChange={setQuery} />
      <GamesPage key={JSON.stringify(query)} player={player} query={query} />
    </Section>
  );
}
