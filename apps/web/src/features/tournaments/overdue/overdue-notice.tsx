"use client";

import { useTranslations } from "next-intl";
import { useServerNow } from "../../../components/clocks/use-server-now.ts";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { TablesNotices } from "../parts/tables-notices.tsx";
import { overdueTables } from "./overdue-tables.ts";

const minuteMs = 60_000;

/** Tables that a director has to decide about, because the deadline of their round has passed. */
export function OverdueNotice({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournament-messages.overdue");
  const found = overdueTables(tournament, useServerNow(minuteMs));
  return (
    <TablesNotices tournament={tournament} found={found} titleOf={(count) => t("title", { count })} text={t("text")} />
  );
}
