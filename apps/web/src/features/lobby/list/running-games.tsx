"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { coverOf } from "../../../boards/register.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { Since } from "../../../components/clocks/since.tsx";
import { GameIcon } from "../../../components/games/game-icon.tsx";
import { markedPeopleOf } from "../../../components/seats/people.ts";
import { SeatShields } from "../../../components/seats/seat-shields.tsx";
import type { Account, Game } from "../../../lib/api-client/types.ts";
import { useGames } from "../../../lib/queries/games/use-games.ts";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { CompactList } from "./compact-list.tsx";
import { lobbyLists } from "./lobby-lists.ts";
import type { RulesetFilter } from "./ruleset-filter.tsx";
import styles from "./running-games.module.css";

interface RunningGamesProps extends RulesetFilter {
  readonly account: Account | null;
}

/** As many of each kind are listed. */
const listedMax = 10;

/** Public running games of other players, to watch; those of tournaments apart. */
export function RunningGames({ account, ruleset }: RunningGamesProps) {
  const t = useTranslations("lobby.running");
  const running = useGames({ ...lobbyLists.running, ...(ruleset !== undefined && { ruleset }) });
  const others = (running.data?.games ?? []).filter(({ yourSeat }) => account === null || yourSeat === null);
  return (
    <>
      <Games title={t("title")} games={others.filter(({ tournament }) => tournament === null)} />
      <Games title={t("tournaments")} games={others.filter(({ tournament }) => tournament !== null)} />
    </>
  );
}

function Games({ title, games }: { readonly title: string; readonly games: readonly Game[] }) {
  if (games.length === 0) return null;
  return (
    <Section title={title}>
      <CompactList>
        {games.slice(0, listedMax).map((game) => (
          <RunningGame key={game.id} game={game} />
        ))}
      </CompactList>
    </Section>
  );
}

function RunningGame({ game }: { readonly game: Game }) {
  const t = useTranslations("lobby.running");
  const tPace = useTranslations("lobby.create.timeControl.names");
  const cover = coverOf(game.ruleset);
  const title = cover.title(useTranslate(cover.messages));
  const people = markedPeopleOf(game, useTranslate("common")).map(({ name }) => name);
  return (
    <li className={styles.game}>
      <GameIcon cover={cover} isSmall />
      <div className={styles.what}>
        <Link href={`/games/${game.id}`} title={people.join(", ")}>
          {game.name}
        </Link>
        <Text muted className={styles.line}>
          {game.clock === null ? title : t("withPace", { game: title, pace: tPace(game.clock.pace) })}
        </Text>
      </div>
      <div className={styles.state}>
        <SeatShields game={game} />
        <Text muted className={styles.line}>
          <Since instant={game.movedAt} />
        </Text>
      </div>
    </li>
  );
}
