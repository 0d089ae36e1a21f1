"use client";

import { useTranslations } from "next-intl";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { TablesNotices } from "../parts/tables-notices.tsx";
import { unconfirmedReports } from "./unconfirmed-reports.ts";

/** Reported results that wait for a director, because nobody else at the table can confirm or dispute them. */
export function UnconfirmedNotice({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("club-evening.unconfirmed");
  return (
    <TablesNotices
      tournament={tournament}
      found={unconfirmedReports(tournament)}
      titleOf={(count) => t("title", { count })}
      text={t("text")}
    />
  );
}
