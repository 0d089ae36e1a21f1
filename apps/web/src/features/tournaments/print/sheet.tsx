"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { CSSProperties, ReactNode } from "react";
import type { Tournament } from "../../../lib/api-client/types.ts";
import styles from "./sheet.module.css";

interface SheetProps {
  readonly tournament: Tournament;
  readonly title: string;
  /** The number of lines from top to bottom: the type is as large as fits on one page. */
  readonly lines: number;
  /** Which of several pages; alone if left out. */
  readonly page?: { readonly number: number; readonly of: number };
  readonly children: ReactNode;
}

/** A page of A4 with a heading. A narrow screen scrolls it sideways, also by keyboard. */
export function Sheet({ tournament, title: whole, lines, page = { number: 1, of: 1 }, children }: SheetProps) {
  const t = useTranslations("club-evening.print");
  const title = page.of === 1 ? whole : t("page", { title: whole, page: page.number, pages: page.of });
  const format = useFormatter();
  return (
    <article
      className={styles.sheet}
      style={{ "--lines": Math.max(12, lines) } as CSSProperties}
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide sheet is scrolled by keyboard too.
      tabIndex={0}
    >
      <header className={styles.head}>
        <h1>{tournament.plan.name}</h1>
        <p>
          {title} · {format.dateTime(new Date(tournament.now), { dateStyle: "medium", timeStyle: "short" })}
        </p>
      </header>
      {children}
    </article>
  );
}
