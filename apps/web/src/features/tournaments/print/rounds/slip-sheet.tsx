"use client";

import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import type { Tournament } from "../../../../lib/api-client/types.ts";
import { usePlayerNames } from "../../entrants/use-player-names.ts";
import { roundWords } from "../../parts/round-words.ts";
import { inPages } from "../pages.ts";
import { printedRound } from "./printed-round.ts";
import styles from "./slip-sheet.module.css";
import { useTableName } from "./use-table-name.ts";

const columns = 2;
/** Millimetres: the height of a page, of a line to write on, and of the rest of a slip. */
const pageHeight = 274;
const lineHeight = 6.5;
const slipPadding = 3;

/** A slip for each table, to cut out: the players write their scores and places, and sign. */
export function SlipSheet({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("club-evening.print");
  const playerNames = usePlayerNames(tournament);
  const tableName = useTableName(tournament);
  const round = printedRound(tournament);
  if (round === undefined) return <p>{t("noRound")}</p>;
  const tallest = Math.max(2, ...round.tables.map(({ players }) => players.length)) + 3;
  const rowsMax = Math.floor(pageHeight / (tallest * lineHeight + slipPadding));
  const pages = inPages(round.tables, rowsMax * columns);
  const rows = Math.max(4, Math.ceil((pages[0]?.length ?? 0) / columns));
  return pages.map((tables) => (
    <article
      key={tables[0]?.table ?? 0}
      className={styles.slips}
      style={{ "--rows": rows, "--columns": columns, "--lines": tallest } as CSSProperties}
      aria-label={t("slipsOf", roundWords(tournament, round.round))}
    >
      {tables.map(({ table, division, players }) => (
        <section key={table} className={styles.slip} aria-label={tableName(table, division)}>
          <header>
            <b>{tableName(table, division)}</b>
            <span>
              {tournament.plan.name} · {t("round", roundWords(tournament, round.round))}
            </span>
          </header>
          <table>
            <thead>
              <tr>
                <th scope="col">{t("player")}</th>
                <th scope="col">{t("score")}</th>
                <th scope="col">{t("place")}</th>
              </tr>
            </thead>
            <tbody>
              {players.map((player) => (
                <tr key={player}>
                  <th scope="row">{playerNames(player).name}</th>
                  <td />
                  <td />
                </tr>
              ))}
            </tbody>
          </table>
          <p>{t("signature")}</p>
        </section>
      ))}
    </article>
  ));
}
