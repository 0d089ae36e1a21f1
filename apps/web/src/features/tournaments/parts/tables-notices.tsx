"use client";

import { useTranslations } from "next-intl";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { roundWords } from "./round-words.ts";
import styles from "./tables-notices.module.css";

interface TablesNoticesProps {
  readonly tournament: Tournament;
  /** The numbers of tables, by round. */
  readonly found: readonly { readonly round: number; readonly tables: readonly number[] }[];
  readonly titleOf: (count: number) => string;
  /** What a director can do. */
  readonly text: string;
}

/** Tables that wait for a director, with links to them. */
export function TablesNotices({ tournament, found, titleOf, text }: TablesNoticesProps) {
  const t = useTranslations("tournament-director");
  if (found.length === 0) return null;
  const notices = found.map(({ round, tables }) => (
    <Alert key={round} kind="error" title={titleOf(tables.length)}>
      <p>{text}</p>
      <ul>
        {tables.map((table) => (
          <li key={table}>
            <a href={`#table-${round}-${table}`}>{t("ofTable", { ...roundWords(tournament, round), table })}</a>
          </li>
        ))}
      </ul>
    </Alert>
  ));
  return <div className={styles.notices}>{notices}</div>;
}
