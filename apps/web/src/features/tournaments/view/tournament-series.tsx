"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useSeriesOfTournament } from "../../../lib/queries/use-series.ts";

/** Links to the series that a tournament belongs to. */
export function TournamentSeries({ tournament }: { readonly tournament: string }) {
  const t = useTranslations("tournaments");
  const { data } = useSeriesOfTournament(tournament);
  if (data === undefined || data.series.length === 0) return null;
  return (
    <p>
      {t("inSeries", { count: data.series.length })}{" "}
      {data.series.map(({ id, name }, place) => (
        <span key={id}>
          {place > 0 && ", "}
          <Link href={`/series/${id}`}>
            <bdi>{name}</bdi>
          </Link>
        </span>
      ))}
    </p>
  );
}
