"use client";

import { useTranslations } from "next-intl";
import type { Tournament, TournamentStandings } from "../../../../lib/api-client/types.ts";

interface CriteriaExplainedProps extends Pick<TournamentStandings, "order"> {
  readonly format: Tournament["stages"][number]["format"] | undefined;
}

/** What places are decided by, in its order, in words. */
export function TieBreaksExplained({ order, format }: CriteriaExplainedProps) {
  const say = useTranslations("tournaments");
  return (
    <details className="explained">
      <summary>{say("standings.how")}</summary>
      {(format === "knock-out" || format === "lives") && <p>{say("standings.reach")}</p>}
      <ol>
        {order.map((criterion) => (
          <li key={criterion}>
            <b>{say(`criteria.${criterion}`)}.</b> {say(`criteriaMeans.${criterion}`)}
          </li>
        ))}
      </ol>
    </details>
  );
}
