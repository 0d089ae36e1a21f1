"use client";

import { useTranslations } from "next-intl";
import type { Tournament } from "../../../../lib/api-client/types.ts";
import { usePlayerNames } from "../../entrants/use-player-names.ts";
import { roundWords } from "../../parts/round-words.ts";
import { inPages, linesMax } from "../pages.ts";
import { Sheet } from "../sheet.tsx";
import styles from "./pairing-sheet.module.css";
import { printedRound } from "./printed-round.ts";
import { useTableName } from "./use-table-name.ts";

/** Who sits where: one block for each table, its players by seat. */
export function PairingSheet({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("club-evening.print");
  const playerNames = usePlayerNames(tournament);
  const tableName = useTableName(tournament);
  const round = printedRound(tournament);
  if (round === undefined) return <p>{t("noRound")}</p>;
  const columns = round.tables.length > 8 ? 3 : 2;
  const tallest = Math.max(2, ...round.tables.map(({ players }) => players.length)) + 2;
  const pages = inPages(round.tables, Math.floor((linesMax - 2) / tallest) * columns);
  return pages.map((tables, place) => (
    <Sheet
      key={tables[0]?.table ?? 0}
      tournament={tournament}
      title={t("pairingsOf", roundWords(tournament, round.round))}
      lines={Math.ceil(tables.length / columns) * tallest + 2}
      page={{ number: place + 1, of: pages.length }}
    >
      <ol className={styles.tables} data-columns={columns}>
        {tables.map(({ table, division, players }) => (
          <li key={table}>
            <h2>{tableName(table, division)}</h2>
            <ol>
              {players.map((player, seat) => (
                <li key={player}>
                  {seat + 1}. {playerNames(player).name}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      {place === pages.length - 1 && round.byes.length > 0 && (
        <p>{t("byes", { names: round.byes.map((player) => playerNames(player).name).join(", ") })}</p>
      )}
    </Sheet>
  ));
}
