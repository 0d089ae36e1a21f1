"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { Fragment, type ReactNode, useState } from "react";
import type { Tournament, TournamentStandings } from "../../../../lib/api-client/types.ts";
import { useSession } from "../../../../lib/queries/account/use-session.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { BaseTable, ScrollArea } from "../../../../ui/lists/data-table.tsx";
import { VisuallyHidden } from "../../../../ui/typography/visually-hidden.tsx";
import { ActionRow } from "../../parts/action-row.tsx";
import { lastAboveLine, type Qualification, qualificationOf } from "./layout/qualification.ts";
import { shownRows } from "./layout/shown-rows.ts";
import { type Columns, columnsOf } from "./layout/standings-columns.ts";
import { StandingsRow } from "./standings-row.tsx";
import styles from "./standings-table.module.css";

interface StandingsTableProps {
  readonly tournament: Tournament;
  readonly standings: TournamentStandings;
}

/** Ranks, points and tie-breaks, with a line below those who advance. Narrow screens show rounds and tie-breaks on demand. */
export function StandingsTable({ tournament, standings }: StandingsTableProps) {
  const t = useTranslations("tournaments.standings");
  const [isWhole, setWhole] = useState(false);
  const [isDetailed, setDetailed] = useState(false);
  const columns = columnsOf(tournament, standings);
  const { qualification, lastAbove, own, shown } = useShownRows({ tournament, standings });
  const { rows } = standings;
  return (
    <div className={clsx(styles.standings, isDetailed && styles.detailed)}>
      <ScrollArea label={t("caption")}>
        <BaseTable className={styles.table}>
          <VisuallyHidden as="caption">{t("caption")}</VisuallyHidden>
          <Head columns={columns} />
          <tbody>
            {rows.map((row) => {
              const leftOut = isWhole ? 0 : shown.get(row);
              return (
                <Fragment key={row.player}>
                  {leftOut ? <WholeRow className={styles.gap}>{t("leftOut", { players: leftOut })}</WholeRow> : null}
                  <StandingsRow
                    {...{ tournament, standings, columns, qualification, row }}
                    isOwn={row.player === own}
                    isFolded={leftOut === undefined}
                  />
                  {row.player === lastAbove && qualification && <Line qualification={qualification} />}
                </Fragment>
              );
            })}
          </tbody>
        </BaseTable>
      </ScrollArea>
      <ActionRow>
        {shown.size < rows.length && (
          <Button onClick={() => setWhole(!isWhole)}>
            {isWhole ? t("showFewer") : t("showAll", { players: rows.length })}
          </Button>
        )}
        {columns.rounds.length + columns.criteria.length > 0 && (
          <Button className={styles.detailButton} aria-pressed={isDetailed} onClick={() => setDetailed(!isDetailed)}>
            {t("details")}
          </Button>
        )}
      </ActionRow>
    </div>
  );
}

/** The rows that are shown at first, each with the number that is left out before it; and where the line is. */
function useShownRows({ tournament, standings: { stage, rows } }: StandingsTableProps) {
  const own = useSession().data?.id;
  const qualification = qualificationOf(tournament, stage, rows);
  const lastAbove = qualification && lastAboveLine(qualification, rows);
  const shown = new Map(shownRows(rows, { own, lastAbove }).map(({ row, leftOut }) => [row, leftOut]));
  return { own, qualification, lastAbove, shown };
}

function Head({ columns: { hasLives, rounds, words, criteria } }: { readonly columns: Columns }) {
  const t = useTranslations("tournaments.standings");
  const tCriterion = useTranslations("tournaments.criteria");
  return (
    <thead>
      <tr>
        <th scope="col">{t("rank")}</th>
        <th scope="col" className={styles.name}>
          {t("player")}
        </th>
        {hasLives && <th scope="col">{t("lives")}</th>}
        <th scope="col">{t("points")}</th>
        {rounds.map((round) => (
          <th key={round} scope="col" className={styles.detail}>
            <a href={`#round-${round}`} title={t("round", words(round))}>
              {t("roundShort", words(round))}
            </a>
          </th>
        ))}
        {criteria.map(({ criterion }) => (
          <th key={criterion} scope="col" className={styles.detail}>
            {tCriterion(criterion)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** More columns than any table has: a cell that is as wide as the table. */
const columnsMax = 40;

function WholeRow({ className, children }: { readonly className: string | undefined; readonly children: ReactNode }) {
  return (
    <tr className={className}>
      <td colSpan={columnsMax}>{children}</td>
    </tr>
  );
}

function Line({
  qualification: { kind, stage = 0, players, drawn, isDecided },
}: {
  readonly qualification: Qualification;
}) {
  const t = useTranslations("tournaments.standings.line");
  const key = kind === "remain" ? "remain" : drawn.size > 0 ? "drawn" : isDecided ? "advanced" : "advance";
  return <WholeRow className={styles.line}>{t(key, { players: players.size, stage })}</WholeRow>;
}
