"use client";

import { useTranslations } from "next-intl";
import type { Tournament } from "../../../../lib/api-client/types.ts";
import { usePlayerNames } from "../../entrants/use-player-names.ts";
import { Sheet } from "../sheet.tsx";
import styles from "./pairing-sheet.module.css";
import { printedRound } from "./printed-round.ts";

/** Who sits where: one block for each table, its players by seat. */
export function PairingSheet({ tournament }: { readonly tournament: Tournament }) {
  const t = useTranslations("club-evening.print");
  const playerNames = usePlayerNames(tournament);
  const round = printedRound(tournament);
  if (round === undefined) return <p>{t("noRound")}</p>;
  const columns = round.tables.length > 24 ? 4 : round.tables.length > 8 ? 3 : 2;
  const tallest = Math.max(2, ...round.tables.map(({ players }) => players.length));
  const lines = Math.ceil(round.tables.length / columns) * (tallest + 2) + 2;
  return (
    <Sheet tournament={tournament} title={t("pairingsOf", { round: round.round })} lines={lines}>
      <ol className={styles.tables} data-columns={columns}>
        {round.tables.map(({ table, players }) => (
          <li key={table}>
            <h2>{t("table", { table })}</h2>
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
      {round.byes.length > 0 && (
        <p>{t("byes", { names: round.byes.map((player) => playerNames(player).name).join(", ") })}</p>
      )}
    </Sheet>
  );
}
