"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { coverOf } from "../../../boards/register.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { CompactList } from "../../../components/game-list/compact-list.tsx";
import { GameIcon } from "../../../components/games/game-icon.tsx";
import { EntryNote } from "../../../components/seats/entry-note.tsx";
import type { Game } from "../../../lib/api-client/types.ts";
import { useGames } from "../../../lib/queries/games/use-games.ts";
import { Section } from "../../../ui/layout/section.tsx";
import { lobbyLists } from "./lobby-lists.ts";

/** Running games that look for a substitute. */
export function SubstitutesWanted() {
  const t = useTranslations("seats.wanted");
  const looking = useGames(lobbyLists.looking);
  const others = (looking.data?.games ?? []).filter(({ yourSeat }) => yourSeat === null);
  if (others.length === 0) return null;
  return (
    <Section title={t("title")} aside={t("hint")}>
      <CompactList>
        {others.map((game) => (
          <GameWithOpenSeat key={game.id} game={game} />
        ))}
      </CompactList>
    </Section>
  );
}

function GameWithOpenSeat({ game }: { readonly game: Game }) {
  const t = useTranslations("seats.wanted");
  const cover = coverOf(game.ruleset);
  const tGame = useTranslate(cover.messages);
  return (
    <li>
      <GameIcon cover={cover} isSmall />
      <Link href={`/games/${game.id}`} aria-label={t("viewNamed", { name: game.name })}>
        {game.name}
      </Link>
      <span>
        {cover.title(tGame)} <EntryNote game={game} />
      </span>
    </li>
  );
}
