"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Tournament, TournamentTable } from "../../../../lib/api-client/types.ts";
import { usePlayerNames } from "../../entrants/use-player-names.ts";
import { ActionRow } from "../../parts/action-row.tsx";
import { roundWords } from "../../parts/round-words.ts";
import { ActionDialog } from "../action-dialog.tsx";
import { PlayerSelect } from "../players/player-select.tsx";
import { BoardsAction } from "./boards-action.tsx";
import { CorrectResultAction } from "./correct-result-action.tsx";

interface TableActionsProps {
  readonly tournament: Tournament;
  readonly round: number;
  readonly table: TournamentTable;
}

/** The actions of a director for a table. */
export function TableActions({ tournament, round, table }: TableActionsProps) {
  const t = useTranslations("tournament-director");
  const roundState = tournament.rounds.find((one) => one.round === round)?.state;
  if (tournament.phase !== "running") return null;
  const boards = <BoardsAction tournament={tournament} round={round} table={table} />;
  if (roundState === "drafted") return <ActionRow as="span">{boards}</ActionRow>;
  const of = t("ofTable", { ...roundWords(tournament, round), table: table.table });
  return (
    <ActionRow as="span">
      {boards}
      {(table.boards === "online" || table.state === "over") && (
        <CorrectResultAction isCompact tournament={tournament} round={round} table={table} of={of} />
      )}
      {(table.state === "playing" || table.state === "waiting") && (
        <Forfeit tournament={tournament} round={round} table={table} of={of} />
      )}
      {(table.state === "stopped" || table.state === "over") && roundState !== "closed" && (
        <ActionDialog
          isCompact
          tournament={tournament.id}
          label={t("replay")}
          of={of}
          text={t("replayText")}
          asksReason
          act={(reason) => ({ type: "replay-table", round, table: table.table, reason })}
        />
      )}
    </ActionRow>
  );
}

function Forfeit({ tournament, round, table, of }: TableActionsProps & { readonly of: string }) {
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
