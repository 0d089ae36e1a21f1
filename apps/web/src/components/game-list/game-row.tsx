"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { coverOf } from "../../boards/register.ts";
import { useTranslate } from "../../boards/use-translate.ts";
import type { Game } from "../../lib/api-client/types.ts";
import { Text } from "../../ui/typography/text.tsx";
import { Since } from "../clocks/since.tsx";
import { GameIcon } from "../games/game-icon.tsx";
import { winnersOf } from "../games/winners.ts";
import { hostName, markedPeopleOf } from "../seats/people.ts";
import { SeatShields } from "../seats/seat-shields.tsx";
import styles from "./game-row.module.css";
import { useTurnText } from "./use-turn-text.ts";

/** A game that has begun, as an item of a `CompactList`: what is played, who created it, and how it stands. */
export function GameRow({ game }: { readonly game: Game }) {
  const cover = coverOf(game.ruleset);
  const people = markedPeopleOf(game, useTranslate("common")).map(({ name }) => name);
  return (
    <li>
      <GameIcon cover={cover} isSmall />
      <div className={styles.what}>
        <Link href={`/games/${game.id}`} title={people.join(", ")}>
          {game.name}
        </Link>
        <Terms game={game} />
        <Host game={game} />
      </div>
      <div className={styles.state}>
        {game.state === "finished" ? <Winners game={game} people={people} /> : <SeatShields game={game} />}
        <Text muted className={styles.line}>
          <Since instant={game.finishedAt ?? game.movedAt} />
        </Text>
      </div>
    </li>
  );
}

/** The ruleset, the turn of a running game, the time control, and the tournament. */
function Terms({ game }: { readonly game: Game }) {
  const tPace = useTranslations("lobby.create.timeControl.names");
  const cover = coverOf(game.ruleset);
  const terms = [
    cover.title(useTranslate(cover.messages)),
    useTurnText(game),
    game.clock === null ? "" : tPace(game.clock.pace),
    game.tournament?.name,
  ];
  return (
    <Text muted className={styles.line}>
      {terms.filter(Boolean).join(" · ")}
    </Text>
  );
}

function Host({ game }: { readonly game: Game }) {
  const t = useTranslations("lobby.row");
  const host = hostName(game, useTranslate("common"));
  if (host === null) return null;
  return (
    <Text muted className={styles.line}>
      {t("createdBy", { host })}
    </Text>
  );
}

function Winners({ game, people }: { readonly game: Game; readonly people: readonly string[] }) {
  const t = useTranslations("lobby.row");
  const winners = winnersOf(game).map(({ seat }) => people[seat] ?? "");
  if (winners.length === 0) return null;
  return <span className={styles.line}>{t("wonBy", { winners: winners.join(", ") })}</span>;
}
