import { useTranslations } from "next-intl";
import type { Tournament } from "../../../../lib/api-client/types.ts";

/** The name of a division in the plan, or its number. */
export function useDivisionName({ plan: { divisionNames = [] } }: Pick<Tournament, "plan">) {
  const t = useTranslations("tournaments.league");
  return (division: number): string => divisionNames[division - 1] ?? t("division", { division });
}
