"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import type { TournamentStandings } from "../../../../lib/api-client/types.ts";
import { Text } from "../../../../ui/typography/text.tsx";
import type { RoundWords } from "../../parts/round-words.ts";
import styles from "./source-links.module.css";
import { useFormatScore } from "./use-format-score.ts";

export type Row = TournamentStandings["rows"][number];
export type Source = Row["sources"][number];

interface SourceLinksProps {
  readonly row: Row;
  readonly round: number;
  readonly words: RoundWords;
}

/** The points of a round, each linking to its game. */
export function SourceLinks({ row, round, words }: SourceLinksProps) {
  const found = row.sources.filter((source) => source.round === round);
  if (found.length === 0) return <Text muted>–</Text>;
  return (
    <span className={styles.sources}>
      {found.map((source) => (
        <SourceLink key={`${source.from} ${source.table}`} source={source} words={words} />
      ))}
    </span>
  );
}

/** Links to the game, or to the part of the page that explains the points. */
export function SourceLink({ source, words }: { readonly source: Source; readonly words: RoundWords }) {
  const t = useTranslations("tournaments.standings");
  const points = useFormatScore()(source.points);
  const { from, table, counts, isAnnulled } = source;
  const label = t(`from.${from}`, { points, ...words, table: table ?? 0 });
  const content = (
    <>
      {counts ? points : <s>{points}</s>}
      {from !== "table" && <Text as="small"> {t(`short.${from}`)}</Text>}
    </>
  );
  const named = { "aria-label": counts ? label : t(isAnnulled ? "annulled" : "notCounted", { label }) };
  const address = addressOf(source);
  // Parts of this page open on `hashchange`, which links of the router do not cause.
  if (address.startsWith("#"))
    return (
      <a href={address} {...named}>
        {content}
      </a>
    );
  // Not prefetched: a table of standings has hundreds of them.
  return (
    <Link href={address} prefetch={false} {...named}>
      {content}
    </Link>
  );
}

export function addressOf({ game, round, table }: Source): string {
  if (game !== null) return `/games/${game}`;
  if (table !== null) return `#table-${round}-${table}`;
  return round > 0 ? `#round-${round}` : "#log";
}
