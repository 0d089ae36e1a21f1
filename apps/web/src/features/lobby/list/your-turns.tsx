"use client";

import dynamic from "next/dynamic";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { coverOf } from "../../../boards/register.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { ClockFace } from "../../../components/clocks/clock-face.tsx";
import { Since } from "../../../components/clocks/since.tsx";
import { nearestClock } from "../../../components/clocks/time-left.ts";
import { Entry } from "../../../components/entries/entry.tsx";
import { useTurnText } from "../../../components/game-list/use-turn-text.ts";
import { SeatShields } from "../../../components/seats/seat-shields.tsx";
import type { Game } from "../../../lib/api-client/types.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { Section } from "../../../ui/layout/section.tsx";

// Those who have a game to play do not need it.
const AnotherGame = dynamic(() =>
  import("../../../components/play-now/another-game.tsx").then((file) => file.AnotherGame),
);

interface YourTurnsProps {
  /** `undefined` until they are known. */
  readonly games: readonly Game[] | undefined;
  readonly hasGames: boolean;
}

/** Games in which it is the reader's turn: the nearest deadline first, then the longest wait. */
export function YourTurns({ games, hasGames }: YourTurnsProps) {
  const t = useTranslations("lobby.yourTurn");
  const isOrdered = games !== undefined && games.length > 1;
  return (
    <Section title={t("title")} aside={isOrdered ? t("order") : ""}>
      {games === undefined && <Loading label={t("loading")} />}
      {games?.length === 0 && (
        <>
          <EmptyState title={t(hasGames ? "none" : "noGames")}>{t(hasGames ? "othersMove" : "startOne")}</EmptyState>
          <AnotherGame />
        </>
      )}
      {games !== undefined && games.length > 0 && (
        <ol>
          {games.map((game) => (
            <YourTurn key={game.id} game={game} />
          ))}
        </ol>
      )}
    </Section>
  );
}

function YourTurn({ game }: { readonly game: Game }) {
  const t = useTranslations("lobby.yourTurn");
  const cover = coverOf(game.ruleset);
  const tGame = useTranslate(cover.messages);
  const turn = useTurnText(game);
  const clock = nearestClock(game.clocks, game.yourSeat);
  return (
    <Entry
      cover={cover}
      title={<Link href={`/games/${game.id}`}>{game.name}</Link>}
      lead={game.question === null ? "" : cover.questionText(tGame, game.question.kind)}
      details={
        <>
          <SeatShields game={game} />
          <span>{cover.title(tGame)}</span>
          {turn !== "" && <span>{turn}</span>}
          <span>
            <Since instant={game.movedAt} />
          </span>
        </>
      }
      aside={
        <>
          {clock !== undefined && <ClockFace clock={clock} pace={game.clock?.pace} />}
          <Button primary asChild>
            <Link href={`/games/${game.id}`} aria-label={t("playNamed", { name: game.name })}>
              {t("play")}
            </Link>
          </Button>
        </>
      }
    />
  );
}
