import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Tournament, TournamentStandings } from "../../../../lib/api-client/types.ts";
import { SubHeading } from "../../../../ui/typography/sub-heading.tsx";
import { useDivisionName } from "./use-division-name.ts";

interface DivisionTablesProps {
  readonly tournament: Tournament;
  readonly standings: TournamentStandings;
  /** The table of the rows of one division. */
  readonly table: (standings: TournamentStandings) => ReactNode;
}

/** The standings of a season, with a table for each division; players who do not play it come last. */
export function DivisionTables({ tournament, standings, table }: DivisionTablesProps) {
  const t = useTranslations("tournaments.league");
  const divisionName = useDivisionName(tournament);
  const divisions = [...new Set(standings.rows.map(({ division }) => division))];
  return divisions.map((division) => (
    <section key={division}>
      <SubHeading>{division === null ? t("withoutDivision") : divisionName(division)}</SubHeading>
      {table({ ...standings, rows: standings.rows.filter((row) => row.division === division) })}
    </section>
  ));
}
