"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { coverOf } from "../../../boards/register.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { GameIcon } from "../../../components/games/game-icon.tsx";
import type { Account, Game } from "../../../lib/api-client/types.ts";
import { useGames } from "../../../lib/queries/games/use-games.ts";
import { Section } from "../../../ui/layout/section.tsx";
import { CompactList } from "./compact-list.tsx";

/** Public running games of other players, to watch. */
export function RunningGames({ account }: { readonly account: Account | null }) {
  const t = useTranslations("lobby.running");
  const running = useGames({ state: "running", limit: 10 });
  const others = (running.data?.games ?? []).filter(({ yourSeat }) => account === null || yourSeat === null);
  if (others.length === 0) return null;
  return (
    <Section title={t("title")}>
      <CompactList>
        {others.map((game) => (
          <RunningGame key={game.id} game={game} />
        ))}
      </CompactList>
    </Section>
  );
}

function RunningGame({ game }: { readonly game: Game }) {
  const cover = coverOf(game.ruleset);
  const tGame = useTranslate(cover.messages);
  return (
    <li>
      <GameIcon cover={cover} isSmall />
      <Link href={`/games/${game.id}`}>{game.name}</Link>
      <span>{cover.title(tGame)}</span>
    </li>
  );
}
