"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useTranslate } from "../../boards/use-translate.ts";
import { markedName } from "../../components/seats/marked-name.ts";
import type { Series } from "../../lib/api-client/types.ts";
import { Section } from "../../ui/layout/section.tsx";
import { Text } from "../../ui/typography/text.tsx";

/** What directors changed, newest first. */
export function SeriesChanges({ series }: { readonly series: Series }) {
  const t = useTranslations("tournament-series.changes");
  const tCommon = useTranslate("common");
  const format = useFormatter();
  return (
    <Section title={t("title")} aside={t("hint")}>
      <ol>
        {series.changes.map(({ at, by, change }) => (
          <li key={`${at} ${change.type}`}>
            <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" })}</time>{" "}
            {t(change.type, { name: nameIn(series, change) })}
            <Text muted> — {markedName(by, tCommon) || t("someone")}</Text>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The tournament or director of a change, if it is still in the series. */
function nameIn({ tournaments, directors }: Series, change: Series["changes"][number]["change"]): string {
  if ("tournament" in change) return tournaments.find(({ id }) => id === change.tournament)?.name ?? "…";
  return "account" in change ? (directors.find(({ account }) => account === change.account)?.name ?? "…") : "";
}
