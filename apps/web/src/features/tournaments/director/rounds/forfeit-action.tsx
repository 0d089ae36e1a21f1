"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Tournament, TournamentTable } from "../../../../lib/api-client/types.ts";
import { usePlayerNames } from "../../entrants/use-player-names.ts";
import { ActionDialog } from "../action-dialog.tsx";
import { PlayerSelect } from "../players/player-select.tsx";

interface ForfeitActionProps {
  readonly tournament: Tournament;
  readonly round: number;
  readonly table: TournamentTable;
  readonly of: string;
}

/** Declares that a player of a table forfeits. */
export function ForfeitAction({ tournament, round, table, of }: ForfeitActionProps) {
  const t = useTranslations("tournament-director");
  const playerNames = usePlayerNames(tournament);
  const [player, setPlayer] = useState("");
  return (
    <ActionDialog
      isCompact
      tournament={tournament.id}
      label={t("forfeit")}
      of={of}
      text={t("forfeitText")}
      asksReason
      onOpen={() => setPlayer("")}
      act={(reason) => (player === "" ? null : { type: "forfeit-place", round, table: table.table, player, reason })}
    >
      <PlayerSelect
        label={t("whoForfeits")}
        players={table.players.filter((one) => !table.forfeited.includes(one))}
        chosen={player}
        playerNames={playerNames}
        onChoose={setPlayer}
      />
    </ActionDialog>
  );
}
