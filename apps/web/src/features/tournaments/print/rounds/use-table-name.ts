import { useTranslations } from "next-intl";
import type { Tournament } from "../../../../lib/api-client/types.ts";
import { useDivisionName } from "../../view/league/use-division-name.ts";

/** The name of a table on paper, in a league with its division. */
export function useTableName(tournament: Pick<Tournament, "plan">) {
  const t = useTranslations("club-evening.print");
  const divisionName = useDivisionName(tournament);
  return (table: number, division: number | null): string =>
    division === null ? t("table", { table }) : t("tableOf", { table, division: divisionName(division) });
}
