"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { coverOf } from "../../../boards/register.ts";
import { useTranslate } from "../../../boards/use-translate.ts";
import { useDescribeScore } from "../../../components/games/use-describe-score.ts";
import { winnersOf } from "../../../components/games/winners.ts";
import { markedPeopleOf } from "../../../components/seats/people.ts";
import type { Game } from "../../../lib/api-client/types.ts";
import { useGames } from "../../../lib/queries/games/use-games.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Lord } from "../../../ui/heraldry/shield.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { finishedAddress } from "../finished/finished-filters.ts";
import styles from "./finished-games.module.css";
import type { RulesetFilter } from "./game-filter.tsx";
import { lobbyLists } from "./lobby-lists.ts";

/** The last finished games, without those of tournaments, with links to their replays. */
export function FinishedGames({ ruleset }: RulesetFilter) {
  const t = useTranslations("lobby.finished");
  const finished = useGames({ ...lobbyLists.finished, ...(ruleset !== undefined && { ruleset }) });
  const games = finished.data?.games ?? [];
  return (
    <Section title={t("title")}>
      {finished.isSuccess && games.length === 0 && <EmptyState title={t("none")}>{t("later")}</EmptyState>}
      <ol className={styles.games}>
        {games.map((game) => (
          <FinishedGame key={game.id} game={game} />
        ))}
      </ol>
      <p className={styles.all}>
        <Link href={finishedAddress({ ...(ruleset !== undefined && { ruleset }) })}>{t("all")}</Link>
      </p>
    </Section>
  );
}

function FinishedGame({ game }: { readonly game: Game }) {
  const t = useTranslations("lobby.finished");
  const cover = coverOf(game.ruleset);
  const tGame = useTranslate(cover.messages);
  const people = markedPeopleOf(game, useTranslate("common"));
  const describeScore = useDescribeScore(game.ruleset);
  return (
    <li>
      <b>
        <Link href={`/games/${game.id}`}>{game.name}</Link>
      </b>
      <Link href={`/games/${game.id}/replay`} aria-label={t("watchNamed", { name: game.name })}>
        {t("watch")}
      </Link>
      {winnersOf(game).map(({ seat, ...scored }) => (
        <span className={styles.winner} key={seat}>
          <Lord seat={seat} />
          <span>
            <strong>{people[seat]?.name}</strong>, {describeScore(scored)}
          </span>
        </span>
      ))}
      <Text muted className={styles.ruleset}>
        {cover.title(tGame)}
      </Text>
    </li>
  );
}
