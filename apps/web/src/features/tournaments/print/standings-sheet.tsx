"use client";

import { useFormatter, useTranslations } from "next-intl";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import type { Tournament, TournamentStandings } from "../../../lib/api-client/types.ts";
import { useTournamentStandings } from "../../../lib/queries/use-tournaments.ts";
import { Loading } from "../../../ui/feedback/loading.tsx";
import { usePlayerNames } from "../entrants/use-player-names.ts";
import { displayValue } from "../view/standings/display-value.ts";
import { Sheet } from "./sheet.tsx";
import styles from "./standings-sheet.module.css";

/** The standings of the current or last stage. */
export function StandingsSheet({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("club-evening.print");
  const tTournaments = useTranslations("tournaments");
  const standings = useTournamentStandings(tournament.id, { stage: undefined, season: undefined });
  if (standings.isError) return <ProblemAlert failure={standings.error} />;
  if (standings.data === undefined) return <Loading label={tTournaments("loading")} />;
  const isFinal = tournament.phase === "finished";
  return (
    <Sheet
      tournament={tournament}
      title={t(isFinal ? "finalStandings" : "standings")}
      lines={standings.data.rows.length + 2}
    >
      <Table tournament={tournament} standings={standings.data} />
    </Sheet>
  );
}

interface TableProps {
  readonly tournament: Tournament;
  readonly standings: TournamentStandings;
}

/** Points have a column of their own, and a random draw says nothing on paper. */
const isPrinted = (criterion: TournamentStandings["order"][number]) => criterion !== "points" && criterion !== "lot";

function Table({ tournament, standings: { rows, order } }: TableProps) {
  const t = useTranslations("club-evening.print");
  const tCriterion = useTranslations("tournaments.criteria");
  const format = useFormatter();
  const playerNames = usePlayerNames(tournament);
  const criteria = order.map((criterion, place) => ({ criterion, place })).filter((one) => isPrinted(one.criterion));
  const figure = (value: number) => format.number(value, { maximumFractionDigits: 2 });
  return (
    <table className={styles.standings}>
      <thead>
        <tr>
          <th scope="col">{t("place")}</th>
          <th scope="col">{t("player")}</th>
          <th scope="col">{tCriterion("points")}</th>
          {criteria.map(({ criterion }) => (
            <th key={criterion} scope="col">
              {tCriterion(criterion)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ player, rank, points, figures }) => (
          <tr key={player}>
            <td>{rank}</td>
            <th scope="row">{playerNames(player).name}</th>
            <td>{figure(points)}</td>
            {criteria.map(({ criterion, place }) => (
              <td key={criterion}>{figure(displayValue(criterion, figures[place] ?? 0))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
