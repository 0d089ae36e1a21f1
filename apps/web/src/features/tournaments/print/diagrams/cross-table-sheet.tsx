"use client";

import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import type { Tournament, TournamentTable } from "../../../../lib/api-client/types.ts";
import { usePlayerNames } from "../../entrants/use-player-names.ts";
import { crossTableOf, halves } from "../../view/diagrams/cross-table/cross-table.ts";
import { inPages } from "../pages.ts";
import { Sheet } from "../sheet.tsx";
import styles from "./cross-table-sheet.module.css";

interface CrossTableSheetProps {
  readonly tournament: Tournament;
  readonly title: string;
  readonly tables: readonly TournamentTable[];
  /** The best first. */
  readonly players: readonly string[];
}

/** More columns would not be readable on one page. */
const playersMax = 40;

/** How often each player finished ahead of each other one; of many players, some rows and columns per page. */
export function CrossTableSheet({ tournament, title, tables, players }: CrossTableSheetProps) {
  const t = useTranslations("club-evening.print");
  const parts = inPages(
    players.map((player, place) => ({ player, place })),
    playersMax,
  );
  const cells = crossTableOf(tables, players);
  return parts.flatMap((rows, rowPart) =>
    parts.map((columns, columnPart) => (
      <Sheet
        key={`${rows[0]?.player} ${columns[0]?.player}`}
        tournament={tournament}
        title={title}
        lines={rows.length + 3}
        page={{ number: rowPart * parts.length + columnPart + 1, of: parts.length ** 2 }}
      >
        <Part tournament={tournament} rows={rows} columns={columns} cells={cells} />
        <p className={styles.note}>{t("crossText")}</p>
      </Sheet>
    )),
  );
}

interface PartProps {
  readonly tournament: Tournament;
  readonly rows: readonly Ranked[];
  readonly columns: readonly Ranked[];
  readonly cells: ReturnType<typeof crossTableOf>;
}
interface Ranked {
  readonly player: string;
  /** Its row and its column, from 0. */
  readonly place: number;
}

function Part({ tournament, rows, columns, cells }: PartProps) {
  const t = useTranslations("club-evening.print");
  const playerNames = usePlayerNames(tournament);
  return (
    <table className={styles.cross} style={{ "--players": Math.max(12, columns.length) } as CSSProperties}>
      <thead>
        <tr>
          <th scope="col">{t("player")}</th>
          {columns.map(({ player, place }) => (
            <th key={player} scope="col">
              {place + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.player}>
            <th scope="row">
              {row.place + 1}. {playerNames(row.player).name}
            </th>
            {columns.map(({ player, place }) => {
              const meeting = cells[row.place]?.[place] ?? null;
              return (
                <td key={player} className={place === row.place ? styles.own : undefined}>
                  {meeting === null ? "" : halves(meeting.won)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
