"use client";

import { useTranslations } from "next-intl";
import type { TournamentPlan } from "../../../../lib/api-client/types.ts";

/** What rounds without a game are worth, and seats that were taken over. Earlier plans have none of these rules. */
export function AbsenceTerms({ plan }: { readonly plan: TournamentPlan }) {
  const t = useTranslations("tournaments.settings");
  const { byePoints, requestedByes = null, absencePoints = 0, substituteResult = "nobody", stages } = plan;
  const hasAbsences = stages.some(({ format }) => format === "swiss" || format === "heats");
  return (
    <>
      <dt>{t("byes")}</dt>
      <dd>{byePoints === null ? t("byesAverage") : t("byesPoints", { points: byePoints })}</dd>
      {hasAbsences && (
        <>
          <dt>{t("absences")}</dt>
          <dd>
            {t("absencesText", { points: absencePoints })}
            {requestedByes !== null && ` ${requestedText(requestedByes, t)}`}
          </dd>
        </>
      )}
      <dt>{t("substitutes")}</dt>
      <dd>{t(`substituteResults.${substituteResult}`)}</dd>
    </>
  );
}

type Translate = ReturnType<typeof useTranslations<"tournaments.settings">>;

function requestedText(
  { most, points, lastRound }: NonNullable<TournamentPlan["requestedByes"]>,
  t: Translate,
): string {
  const worth = points === null ? t("requestedHalf", { most }) : t("requestedPoints", { most, points });
  return lastRound === null ? worth : `${worth} ${t("requestedUntil", { round: lastRound })}`;
}
