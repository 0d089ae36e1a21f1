"use client";

import { useTranslations } from "next-intl";
import type { TournamentStandings } from "../../../../lib/api-client/types.ts";
import { Text } from "../../../../ui/typography/text.tsx";
import { Explanation } from "../../parts/explanation.tsx";
import { drawnRanks, partingCriteria } from "./layout/standings-columns.ts";

interface TieBreaksExplainedProps {
  readonly standings: TournamentStandings;
}

/** Where the random draw decides, and the tie-breaks in order. */
export function TieBreaksExplained({ standings: { order, rows, format } }: TieBreaksExplainedProps) {
  const t = useTranslations("tournaments");
  const parting = partingCriteria(order, rows);
  const played = rows.filter(({ sources }) => sources.length > 0);
  // There, the last round of a player comes first.
  const isElimination = format === "knock-out" || format === "lives";
  const drawn = isElimination ? [] : drawnRanks(order, played);
  return (
    <>
      {drawn.length > 0 && (
        <Text as="p" muted small>
          {t("standings.drawn", { places: drawn.map(([first, last]) => `${first}–${last}`).join(", ") })}
        </Text>
      )}
      <Explanation summary={t("standings.how")}>
        {isElimination && <p>{t("standings.reach")}</p>}
        <ol>
          {order.map((criterion) => (
            <li key={criterion}>
              <b>{t(`criteria.${criterion}`)}.</b> {t(`criteriaMeans.${criterion}`)}
              {played.length > 0 && !parting.has(criterion) && <Text muted> {t("standings.unused")}</Text>}
            </li>
          ))}
        </ol>
      </Explanation>
    </>
  );
}
