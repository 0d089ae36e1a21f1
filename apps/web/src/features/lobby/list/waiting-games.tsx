"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { coverOf } from "../../../boards/register.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { ClockFace } from "../../../components/clocks/clock-face.tsx";
import { nearestClock } from "../../../components/clocks/time-left.ts";
import { CompactList } from "../../../components/game-list/compact-list.tsx";
import { GameIcon } from "../../../components/games/game-icon.tsx";
import { markedPeopleOf } from "../../../components/seats/people.ts";
import type { Game } from "../../../lib/api-client/types.ts";
import { Section } from "../../../ui/layout/section.tsx";

/** Games in which it is another player's turn. */
export function WaitingGames({ games }: { readonly games: readonly Game[] }) {
  const t = useTranslations("lobby.waiting");
  if (games.length === 0) return null;
  return (
    <Section title={t("title")}>
      <CompactList>
        {games.map((game) => (
          <WaitingGame key={game.id} game={game} />
        ))}
      </CompactList>
    </Section>
  );
}

function WaitingGame({ game }: { readonly game: Game }) {
  const t = useTranslations("lobby.waiting");
  const cover = coverOf(game.ruleset);
  const people = markedPeopleOf(game, useTranslate("common"));
  const clock = nearestClock(game.clocks, game.yourSeat);
  const [first, ...others] = game.question?.seats ?? [];
  return (
    <li>
      <GameIcon cover={cover} isSmall />
      <Link href={`/games/${game.id}`}>{game.name}</Link>
      <span>
        {first !== undefined && others.length === 0
          ? (people[first]?.name ?? "")
          : t("seats", { count: others.length + 1 })}
      </span>
      {clock !== undefined && <ClockFace clock={clock} pace={game.clock?.pace} />}
    </li>
  );
}
