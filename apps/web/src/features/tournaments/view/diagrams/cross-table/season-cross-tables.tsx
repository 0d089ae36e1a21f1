"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import type { Tournament } from "../../../../../lib/api-client/types.ts";
import { useTournamentStandings } from "../../../../../lib/queries/use-tournaments.ts";
import { SubHeading } from "../../../../../ui/typography/sub-heading.tsx";
import { useDivisionName } from "../../league/use-division-name.ts";
import { CrossTableFigure } from "./cross-table-figure.tsx";

interface SeasonCrossTablesProps {
  readonly tournament: Tournament;
  readonly stage: number;
}

/** A cross-table for each division of the season whose standings are shown. */
export function SeasonCrossTables({ tournament, stage }: SeasonCrossTablesProps) {
  const t = useTranslations("tournaments.league");
  const divisionName = useDivisionName(tournament);
  const wanted = Number(useSearchParams().get("season"));
  const { data } = useTournamentStandings(tournament.id, { stage, season: wanted > 0 ? wanted : undefined });
  const season = data?.season ?? null;
  if (data === undefined || season === null) return null;
  const round = tournament.rounds.find((one) => one.stage === stage && one.season === season && !one.isPlayOff);
  const divisions = [...new Set(data.rows.flatMap(({ division }) => division ?? []))];
  return divisions.map((division) => {
    const about = t("divisionOfSeason", { division: divisionName(division), season });
    return (
      <section key={division}>
        <SubHeading>{about}</SubHeading>
        <CrossTableFigure
          tournament={tournament}
          tables={round?.tables.filter((table) => table.division === division) ?? []}
          players={data.rows.filter((row) => row.division === division).map(({ player }) => player)}
          about={about}
        />
      </section>
    );
  });
}
