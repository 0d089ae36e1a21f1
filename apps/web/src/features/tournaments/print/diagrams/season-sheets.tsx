"use client";

import { useTranslations } from "next-intl";
import { ProblemAlert } from "../../../../components/errors/problem-alert.tsx";
import type { Tournament } from "../../../../lib/api-client/types.ts";
import { useTournamentStandings } from "../../../../lib/queries/use-tournaments.ts";
import { Loading } from "../../../../ui/feedback/loading.tsx";
import { useDivisionName } from "../../view/league/use-division-name.ts";
import { CrossTableSheet } from "./cross-table-sheet.tsx";

interface SeasonSheetsProps {
  readonly tournament: Tournament;
  readonly stage: number;
}

/** A cross table for each division of the current or last season. */
export function SeasonSheets({ tournament, stage }: SeasonSheetsProps) {
  const t = useTranslations("tournaments");
  const divisionName = useDivisionName(tournament);
  const standings = useTournamentStandings(tournament.id, { stage, season: undefined });
  if (standings.isError) return <ProblemAlert failure={standings.error} />;
  if (standings.data === undefined) return <Loading label={t("loading")} />;
  const { rows } = standings.data;
  const season = standings.data.season ?? 1;
  const round = tournament.rounds.find((one) => one.stage === stage && one.season === season && !one.isPlayOff);
  const divisions = [...new Set(rows.flatMap(({ division }) => division ?? []))];
  return divisions.map((division) => (
    <CrossTableSheet
      key={division}
      tournament={tournament}
      title={t("league.divisionOfSeason", { division: divisionName(division), season })}
      tables={round?.tables.filter((table) => table.division === division) ?? []}
      players={rows.filter((row) => row.division === division).map(({ player }) => player)}
    />
  ));
}
