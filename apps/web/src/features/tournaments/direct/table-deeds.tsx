"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Tournament, TournamentTable } from "../../../lib/api-client/types.ts";
import { useRoll } from "../entrants/use-roll.ts";
import { CorrectResult } from "./correct-result.tsx";
import { DeedDialog } from "./deed-dialog.tsx";
import { PlayerMenu } from "./player-menu.tsx";

interface TableDeedsProps {
  readonly tournament: Tournament;
  readonly round: number;
  readonly table: TournamentTable;
}

/** What a director may say of one table. */
export function TableDeeds({ tournament, round, table }: TableDeedsProps) {
  const say = useTranslations("directing");
  const roundState = tournament.rounds.find((one) => one.round === round)?.state;
  if (tournament.phase !== "running" || roundState === "drafted") return null;
  const of = say("ofTable", { round, table: table.table });
  return (
    <span className="deeds">
      <CorrectResult tournament={tournament} round={round} table={table} of={of} />
      {(table.state === "playing" || table.state === "waiting") && (
        <Forfeit tournament={tournament} round={round} table={table} of={of} />
      )}
      {(table.state === "stopped" || table.state === "over") && roundState !== "closed" && (
        <DeedDialog
          tournament={tournament.id}
          label={say("replay")}
          of={of}
          text={say("replayText")}
          asksReason
          act={(reason) => ({ type: "replay-table", round, table: table.table, reason })}
        />
      )}
    </span>
  );
}

function Forfeit({ tournament, round, table, of }: TableDeedsProps & { readonly of: string }) {
  const say = useTranslations("directing");
  const roll = useRoll(tournament);
  const [player, setPlayer] = useState("");
  return (
    <DeedDialog
      tournament={tournament.id}
      label={say("forfeit")}
      of={of}
      text={say("forfeitText")}
      asksReason
      onOpen={() => setPlayer("")}
      act={(reason) => (player === "" ? null : { type: "forfeit-place", round, table: table.table, player, reason })}
    >
      <PlayerMenu
        label={say("whoForfeits")}
        players={table.players.filter((one) => !table.forfeited.includes(one))}
        chosen={player}
        roll={roll}
        onChoose={setPlayer}
      />
    </DeedDialog>
  );
}
