"use client";

import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useFormatter, useTranslations } from "next-intl";
import type { Tournament, TournamentStandings, TournamentTable } from "../../../../lib/api-client/types.ts";
import { SubHeading } from "../../../../ui/typography/sub-heading.tsx";
import { Text } from "../../../../ui/typography/text.tsx";
import type { PlayerNames } from "../../entrants/player-names.ts";
import { usePlayerNames } from "../../entrants/use-player-names.ts";
import { roundWords } from "../../parts/round-words.ts";
import { TournamentFigures } from "../../parts/tournament-figures.tsx";
import { PlayOffNote } from "../league/play-off-note.tsx";
import styles from "./breakdown.module.css";
import { displayValue } from "./display-value.ts";
import { type Row, type Source, SourceLink } from "./source-links.tsx";
import { useFormatScore } from "./use-format-score.ts";

interface BreakdownProps {
  readonly tournament: Tournament;
  readonly standings: TournamentStandings;
}

/** Where a player's figures come from: each table, with the opponents' points. */
export function Breakdown({ tournament, standings }: BreakdownProps) {
  const t = useTranslations("tournaments.breakdown");
  const tCriterion = useTranslations("tournaments.criteria");
  const playerNames = usePlayerNames(tournament);
  const figure = useFormatScore();
  const player = useSearchParams().get("of");
  const row = standings.rows.find((one) => one.player === player);
  if (row === undefined) return null;
  return (
    <section
      id="breakdown"
      className={styles.breakdown}
      aria-label={t("title", { name: playerNames(row.player).marked })}
    >
      <SubHeading>{t("title", { name: playerNames(row.player).marked })}</SubHeading>
      <TournamentFigures
        className={styles.figures}
        caption={t("caption")}
        isCaptionHidden
        columns={[t("where"), t("place"), t("score"), t("met"), t("points")]}
        rows={row.sources.map((source) => ({
          key: `${source.from} ${source.round} ${source.table}`,
          head: <Where tournament={tournament} source={source} />,
          cells: cellsOf({ tournament, standings, playerNames, row, source }),
        }))}
        totals={[{ key: "sum", head: t("sum"), cells: ["", "", "", <b key="sum">{figure(row.points)}</b>] }]}
      />
      <PlayOffNote tournament={tournament} row={row} />
      <Text as="p" muted small>
        {t("order", {
          criteria: standings.order
            .map(
              (criterion, place) =>
                `${tCriterion(criterion)} ${figure(displayValue(criterion, row.figures[place] ?? 0))}`,
            )
            .join(", "),
        })}
      </Text>
      <p>
        <Link href="?#standings" scroll={false}>
          {t("close")}
        </Link>
      </p>
    </section>
  );
}

function Where({ tournament, source }: Pick<CellContext, "tournament" | "source">) {
  const format = useFormatter();
  const { from, round, table, share, isAnnulled } = source;
  const t = useTranslations("tournaments.breakdown");
  const address = table === null ? `#round-${round}` : `#table-${round}-${table}`;
  const text = t(`from.${from}`, { ...roundWords(tournament, round), table: table ?? 0 });
  const percent = format.number(share, { style: "percent" });
  const where = share < 1 ? t("shared", { where: text, share: percent }) : text;
  return <a href={from === "late" ? "#log" : address}>{isAnnulled ? t("annulled", { where }) : where}</a>;
}

interface CellContext {
  readonly tournament: Tournament;
  readonly standings: TournamentStandings;
  readonly playerNames: PlayerNames;
  readonly row: Row;
  readonly source: Source;
}

function cellsOf(context: CellContext) {
  const { tournament, row, source } = context;
  const table = tableOf(tournament, source);
  const own = table?.places?.find(({ player }) => player === row.player);
  return [
    own?.rank ?? "–",
    own?.score ?? "–",
    table === undefined ? "–" : <Met key="met" context={context} table={table} />,
    <SourceLink key="points" source={source} words={roundWords(tournament, source.round)} />,
  ];
}

const tableOf = ({ rounds }: Tournament, source: Source): TournamentTable | undefined =>
  rounds.find(({ round }) => round === source.round)?.tables.find(({ table }) => table === source.table);

/** The opponents at a table, with their total points. */
function Met({
  context: { standings, playerNames, row },
  table,
}: {
  readonly context: CellContext;
  readonly table: TournamentTable;
}) {
  const figure = useFormatScore();
  const others = table.players.filter((player) => player !== row.player);
  return (
    <span>
      {others
        .map((player) => {
          const points = standings.rows.find((one) => one.player === player)?.points;
          return points === undefined
            ? playerNames(player).marked
            : `${playerNames(player).marked} (${figure(points)})`;
        })
        .join(", ")}
    </span>
  );
}
