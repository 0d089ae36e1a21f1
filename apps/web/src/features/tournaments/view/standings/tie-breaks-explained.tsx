"use client";

import { useTranslations } from "next-intl";
import type { Tournament, TournamentStandings } from "../../../../lib/api-client/types.ts";
import { Text } from "../../../../ui/typography/text.tsx";
import { Explanation } from "../../parts/explanation.tsx";
import { useDivisionName } from "../league/use-division-name.ts";
import { drawnPlaces, partingCriteria } from "./layout/standings-columns.ts";

interface TieBreaksExplainedProps {
  readonly tournament: Tournament;
  readonly standings: TournamentStandings;
}

/** Where the random draw decides, and the tie-breaks in order. */
export function TieBreaksExplained({ tournament, standings: { order, rows, format } }: TieBreaksExplainedProps) {
  const t = useTranslations("tournaments");
  const parting = partingCriteria(order, rows);
  const played = rows.filter(({ sources }) => sources.length > 0);
  // There, the last round of a player comes first.
  const isElimination = format === "knock-out" || format === "lives";
  const divisionName = useDivisionName(tournament);
  const drawn = isElimination ? [] : drawnPlaces(order, played);
  const places = drawn.map(({ division, first, last }) =>
    division === null
      ? `${first}–${last}`
      : t("standings.drawnIn", { division: divisionName(division), places: `${first}–${last}` }),
  );
  return (
    <>
      {drawn.length > 0 && (
        <Text as="p" muted small>
          {t("standings.drawn", { places: places.join(", ") })}
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
