"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ProblemAlert } from "../../components/errors/problem-alert.tsx";
import { NameMark } from "../../components/seats/name-mark.tsx";
import type { Series, SeriesStandings } from "../../lib/api-client/types.ts";
import { useSeriesStandings } from "../../lib/queries/use-series.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { DataTable } from "../../ui/lists/data-table.tsx";
import { Text } from "../../ui/typography/text.tsx";
import { useFormatPoints } from "./use-format-points.ts";

/** The combined table: rank and player first, then the sum, then every tournament. */
export function SeriesStandingsSection({ series }: { readonly series: Series }) {
  const t = useTranslations("tournament-series.standings");
  const standings = useSeriesStandings(series.id);
  const rows = standings.data?.rows ?? [];
  return (
    <Section title={t("title")}>
      {standings.isPending && <Loading label={t("loading")} />}
      {standings.isError && <ProblemAlert failure={standings.error} />}
      {standings.isSuccess && rows.length === 0 && <EmptyState title={t("none")}>{t("noneText")}</EmptyState>}
      {standings.data && rows.length > 0 && <CombinedTable series={series} standings={standings.data} />}
    </Section>
  );
}

interface CombinedTableProps {
  readonly series: Series;
  readonly standings: SeriesStandings;
}
type Row = SeriesStandings["rows"][number];

function CombinedTable({ series: { tournaments }, standings: { rows, rules } }: CombinedTableProps) {
  const t = useTranslations("tournament-series.standings");
  const points = useFormatPoints();
  const finished = tournaments.filter(({ phase }) => phase === "finished");
  const columns = [
    t("player"),
    t("points"),
    ...rules.tieBreaks.map((tieBreak) => t(`tieBreaks.${tieBreak}`)),
    ...finished.map(({ id, name }, place) => (
      <Link key={id} href={`/tournaments/${id}`} title={name}>
        {t("number", { number: place + 1 })}
      </Link>
    )),
  ];
  return (
    <DataTable
      caption={t("caption")}
      isCaptionHidden
      columns={columns}
      rows={rows.map((row) => ({
        key: row.player,
        head: (
          <>
            <b>{row.rank}</b> <PlayerInSeries row={row} />
          </>
        ),
        cells: [
          <b key="points">{points(row.points)}</b>,
          ...row.figures.map(points),
          ...finished.map(({ id }) => <Result key={id} row={row} tournament={id} />),
        ],
      }))}
    />
  );
}

/** Accounts have a page; players who were entered by name have none. */
function PlayerInSeries({ row: { player, name, nameKind } }: { readonly row: Row }): ReactNode {
  const t = useTranslations("tournaments");
  if (name === "") return t("deletedAccount");
  if (nameKind === null) return <bdi>{name}</bdi>;
  return (
    <>
      <Link href={`/players/${player}`}>
        <bdi>{name}</bdi>
      </Link>
      <NameMark kind={nameKind} />
    </>
  );
}

/** The points of one tournament, in brackets if they do not count. */
function Result({ row, tournament }: { readonly row: Row; readonly tournament: string }): ReactNode {
  const t = useTranslations("tournament-series.standings");
  const points = useFormatPoints();
  const source = row.sources.find((one) => one.tournament === tournament);
  if (source === undefined) return "–";
  if (source.counts) return <span title={t("place", { rank: source.rank })}>{points(source.points)}</span>;
  return (
    <Text muted title={t("leftOut", { rank: source.rank })}>
      ({points(source.points)})
    </Text>
  );
}
