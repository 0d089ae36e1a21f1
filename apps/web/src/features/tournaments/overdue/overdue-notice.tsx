"use client";

import { useTranslations } from "next-intl";
import { useServerNow } from "../../../components/clocks/use-server-now.ts";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { roundWords } from "../parts/round-words.ts";
import styles from "./overdue-notice.module.css";
import { overdueTables } from "./overdue-tables.ts";

const minuteMs = 60_000;

/** Tables that a director has to decide about, because the deadline of their round has passed. */
export function OverdueNotice({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("tournament-messages.overdue");
  const tTable = useTranslations("tournament-director");
  const found = overdueTables(tournament, useServerNow(minuteMs));
  if (found.length === 0) return null;
  const notices = found.map(({ round, tables }) => (
    <Alert key={round} kind="error" title={t("title", { count: tables.length })}>
      <p>{t("text")}</p>
      <ul>
        {tables.map((table) => (
          <li key={table}>
            <a href={`#table-${round}-${table}`}>{tTable("ofTable", { ...roundWords(tournament, round), table })}</a>
          </li>
        ))}
      </ul>
    </Alert>
  ));
  return <div className={styles.notices}>{notices}</div>;
}
