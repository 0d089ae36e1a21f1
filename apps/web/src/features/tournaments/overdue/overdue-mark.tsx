"use client";

import { useTranslations } from "next-intl";
import { useServerNow } from "../../../components/clocks/use-server-now.ts";
import type { Tournament, TournamentTable } from "../../../lib/api-client/types.ts";
import { overdueTables } from "./overdue-tables.ts";

interface OverdueMarkProps {
  readonly tournament: Tournament;
  readonly round: number;
  readonly table: TournamentTable;
}

const minuteMs = 60_000;

/** On a table that is unfinished after the deadline of its round. */
export function OverdueMark({ tournament, round, table }: OverdueMarkProps) {
  const t = useTranslations("tournament-messages.overdue");
  const now = useServerNow(minuteMs);
  const overdue = overdueTables(tournament, now).find((one) => one.round === round);
  return overdue?.tables.includes(table.table) ? <strong>{t("mark")}</strong> : null;
}
