"use client";

import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import type { Tournament } from "../../../../lib/api-client/types.ts";
import { usePlayerNames } from "../../entrants/use-player-names.ts";
import { printedRound } from "./printed-round.ts";
import styles from "./slip-sheet.module.css";

/** A slip for each table, to cut out: the players write their scores and places, and sign. */
export function SlipSheet({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("club-evening.print");
  const playerNames = usePlayerNames(tournament);
  const round = printedRound(tournament);
  if (round === undefined) return <p>{t("noRound")}</p>;
  const columns = round.tables.length > 20 ? 3 : 2;
  const rows = Math.max(4, Math.ceil(round.tables.length / columns));
  const tallest = Math.max(2, ...round.tables.map(({ players }) => players.length));
  return (
    <article
      className={styles.slips}
      style={{ "--rows": rows, "--columns": columns, "--lines": tallest + 3 } as CSSProperties}
      aria-label={t("slipsOf", { round: round.round })}
    >
      {round.tables.map(({ table, players }) => (
        <section key={table} className={styles.slip} aria-label={t("table", { table })}>
          <header>
            <b>{t("table", { table })}</b>
            <span>
              {tournament.plan.name} · {t("round", { round: round.round })}
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
  );
}
