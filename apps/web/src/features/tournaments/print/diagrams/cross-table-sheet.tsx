"use client";

import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import type { Tournament } from "../../../../lib/api-client/types.ts";
import { usePlayerNames } from "../../entrants/use-player-names.ts";
import { crossTableOf, halves } from "../../view/diagrams/cross-table/cross-table.ts";
import { Sheet } from "../sheet.tsx";
import styles from "./cross-table-sheet.module.css";

interface CrossTableSheetProps {
  readonly tournament: Tournament;
  readonly stage: Tournament["stages"][number];
}

/** More players would not be readable on one page. */
const playersMax = 40;

/** How often each player finished ahead of each other one. */
export function CrossTableSheet({ tournament, stage }: CrossTableSheetProps) {
  const t = useTranslations("club-evening.print");
  const playerNames = usePlayerNames(tournament);
  const players = stage.ranking.slice(0, playersMax).map(({ player }) => player);
  const rounds = tournament.rounds.filter((round) => round.stage === stage.stage && round.state !== "drafted");
  const cells = crossTableOf(
    rounds.flatMap(({ tables }) => tables),
    players,
  );
  const isCut = stage.ranking.length > playersMax;
  return (
    <Sheet tournament={tournament} title={t("crossTable")} lines={players.length + 3}>
      <table className={styles.cross} style={{ "--players": Math.max(12, players.length) } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col">{t("player")}</th>
            {players.map((player, place) => (
              <th key={player} scope="col">
                {place + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map((player, row) => (
            <tr key={player}>
              <th scope="row">
                {row + 1}. {playerNames(player).name}
              </th>
              {players.map((other, column) => {
                const meeting = cells[row]?.[column] ?? null;
                return (
                  <td key={other} className={row === column ? styles.own : undefined}>
                    {meeting === null ? "" : halves(meeting.won)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        {t("crossText")} {isCut && t("crossCut", { players: playersMax })}
      </p>
    </Sheet>
  );
}
