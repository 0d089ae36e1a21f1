"use client";

import clsx from "clsx";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Tournament, TournamentStandings } from "../../../../lib/api-client/types.ts";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { Text } from "../../../../ui/typography/text.tsx";
import { VisuallyHidden } from "../../../../ui/typography/visually-hidden.tsx";
import { ClubMark } from "../../clubs/club-mark.tsx";
import { PlayerName } from "../../entrants/player-name.tsx";
import { usePlayerNames } from "../../entrants/use-player-names.ts";
import { MovementMark } from "../league/movement-mark.tsx";
import { displayValue } from "./display-value.ts";
import type { Qualification } from "./layout/qualification.ts";
import type { Columns } from "./layout/standings-columns.ts";
import { titlesOf } from "./layout/titles.ts";
import { type Row, SourceLinks } from "./source-links.tsx";
import styles from "./standings-table.module.css";
import { useFormatScore } from "./use-format-score.ts";

interface StandingsRowProps {
  readonly tournament: Tournament;
  readonly standings: Pick<TournamentStandings, "stage" | "season">;
  readonly columns: Columns;
  readonly qualification: Qualification | undefined;
  readonly row: Row;
  /** Of the reader. */
  readonly isOwn: boolean;
  /** Only on paper. */
  readonly isFolded: boolean;
}

export function StandingsRow(props: StandingsRowProps) {
  const { standings, columns, row, isOwn, isFolded } = props;
  const { hasLives, hasMoves, rounds, words, criteria } = columns;
  return (
    <tr className={clsx(isOwn && styles.own, isFolded && styles.folded)}>
      <td className={styles.rank}>
        <b>{row.rank}</b>
        {hasMoves && <Move row={row} />}
      </td>
      <th scope="row" className={styles.name}>
        <NameWithMarks {...props} />
      </th>
      {hasLives && <td>{row.lives}</td>}
      <td>
        <Figure row={row} part={standings} figure={row.points} isMain />
      </td>
      {rounds.map((round) => (
        <td key={round} className={styles.detail}>
          <SourceLinks row={row} round={round} words={words(round)} />
        </td>
      ))}
      {criteria.map(({ criterion, place }) => (
        <td key={criterion} className={styles.detail}>
          <Figure row={row} part={standings} figure={displayValue(criterion, row.figures[place] ?? 0)} />
        </td>
      ))}
    </tr>
  );
}

/** The places won or lost in the last round. */
function Move({ row: { rank, rankBefore } }: Pick<StandingsRowProps, "row">) {
  const t = useTranslations("tournaments.standings");
  const places = rankBefore === null ? 0 : rankBefore - rank;
  if (places === 0) return <span className={styles.move} />;
  const isUp = places > 0;
  return (
    <span className={clsx(styles.move, isUp ? styles.up : styles.down)}>
      <VisuallyHidden>{t(isUp ? "up" : "down", { places: Math.abs(places) })}</VisuallyHidden>
      <span aria-hidden="true">
        {isUp ? "▲" : "▼"}
        {Math.abs(places)}
      </span>
    </span>
  );
}

function NameWithMarks({ tournament, qualification, row, isOwn }: StandingsRowProps) {
  const t = useTranslations("tournaments.standings");
  const playerNames = usePlayerNames(tournament);
  const titles = titlesOf(tournament, row.player);
  return (
    <>
      {qualification?.players.has(row.player) && (
        <span className={styles.mark} title={t(`marks.${qualification.kind}`)}>
          <Icon name="check" />
          <VisuallyHidden>{t(`marks.${qualification.kind}`)}</VisuallyHidden>
        </span>
      )}
      <PlayerName named={playerNames(row.player)} /> <ClubMark club={row.club} />
      <MovementMark movement={row.movement} />
      {isOwn && <b className={styles.you}>{t("you")}</b>}
      {qualification?.drawn.has(row.player) && <Note>{t("marks.drawn")}</Note>}
      {titles.map((title) => (
        <Note key={title}>
          <Icon name="laurel" /> {title}
        </Note>
      ))}
      {row.status === "withdrawn" && <Note>{t("withdrawn")}</Note>}
    </>
  );
}

function Note(props: { readonly children: ReactNode }) {
  return <Text as="small" muted className={styles.note} {...props} />;
}

interface FigureProps {
  readonly row: Row;
  /** The stage of the standings, and the season of a league. */
  readonly part: Pick<TournamentStandings, "stage" | "season">;
  readonly figure: number;
  readonly isMain?: boolean;
}

/** A figure that links to the games it comes from. */
function Figure({ row, part: { stage, season }, figure, isMain = false }: FigureProps) {
  const number = useFormatScore()(figure);
  const where = season === null ? `stage=${stage}` : `stage=${stage}&season=${season}`;
  return (
    <Link href={`?${where}&of=${encodeURIComponent(row.player)}#breakdown`}>{isMain ? <b>{number}</b> : number}</Link>
  );
}
