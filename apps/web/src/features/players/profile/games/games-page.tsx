"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CompactList } from "../../../../components/game-list/compact-list.tsx";
import { GameRow } from "../../../../components/game-list/game-row.tsx";
import type { PlayerGamesQuery } from "../../../../lib/api-client/requests/public-requests.ts";
import { usePlayerGames } from "../../../../lib/queries/use-players.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Text } from "../../../../ui/typography/text.tsx";

interface GamesPageProps {
  readonly player: string;
  readonly query: PlayerGamesQuery;
}

/** One page of a player's games, and on request those after it. */
export function GamesPage({ player, query }: GamesPageProps) {
  const t = useTranslations("players.games");
  const { data } = usePlayerGames(player, query);
  const [isContinued, setContinued] = useState(false);
  if (data === undefined) return null;
  if (data.games.length === 0) return <Text muted>{t("none")}</Text>;
  return (
    <>
      <CompactList>
        {data.games.map((game) => (
          <GameRow key={game.id} game={game} />
        ))}
      </CompactList>
      {data.next !== null && !isContinued && <Button onClick={() => setContinued(true)}>{t("more")}</Button>}
      {data.next !== null && isContinued && <GamesPage player={player} query={{ ...query, cursor: data.next }} />}
    </>
  );
}
