"use client";

import { useTranslations } from "next-intl";
import type { TournamentStandings } from "../../api/types.ts";

/** What places are decided by, in its order, in words. */
export function CriteriaExplained({ order }: Pick<TournamentStandings, "order">) {
  const say = useTranslations("tournaments");
  return (
    <details className="explained">
      <summary>{say("standings.how")}</summary>
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
