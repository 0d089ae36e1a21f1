"use client";

import { useTranslations } from "next-intl";
import type { Tournament, TournamentStandings } from "../../../../lib/api-client/types.ts";
import { Explanation } from "../../parts/explanation.tsx";

interface CriteriaExplainedProps extends Pick<TournamentStandings, "order"> {
  readonly format: Tournament["stages"][number]["format"] | undefined;
}

/** Explains the tie-breaks, in order. */
export function TieBreaksExplained({ order, format }: CriteriaExplainedProps) {
  const t = useTranslations("tournaments");
  return (
    <Explanation summary={t("standings.how")}>
      {(format === "knock-out" || format === "lives") && <p>{t("standings.reach")}</p>}
      <ol>
        {order.map((criterion) => (
          <li key={criterion}>
            <b>{t(`criteria.${criterion}`)}.</b> {t(`criteriaMeans.${criterion}`)}
          </li>
        ))}
      </ol>
    </Explanation>
  );
}
