"use client";

import { useTranslations } from "next-intl";
import type { Tournament, TournamentTable } from "../../../../lib/api-client/types.ts";
import { ActionRow } from "../../parts/action-row.tsx";
import { roundWords } from "../../parts/round-words.ts";
import { ActionDialog } from "../action-dialog.tsx";
import { BoardsAction } from "./boards-action.tsx";
import { CorrectResultAction } from "./correct-result-action.tsx";
import { ForfeitAction } from "./forfeit-action.tsx";

interface TableActionsProps {
  readonly tournament: Tournament;
  readonly round: number;
  readonly table: TournamentTable;
}

/** The actions of a director for a table; those for an open table on a physical board are next to its result. */
export function TableActions({ tournament, round, table }: TableActionsProps) {
  const t = useTranslations("tournament-director");
  const roundState = tournament.rounds.find((one) => one.round === round)?.state;
  if (tournament.phase !== "running") return null;
  const boards = <BoardsAction tournament={tournament} round={round} table={table} />;
  if (roundState === "drafted") return <ActionRow as="span">{boards}</ActionRow>;
  const of = t("ofTable", { ...roundWords(tournament, round), table: table.table });
  const isOpen = table.state === "playing" || table.state === "waiting";
  return (
    <ActionRow as="span">
      {boards}
      {(table.boards === "online" || table.state === "over") && (
        <CorrectResultAction isCompact tournament={tournament} round={round} table={table} of={of} />
      )}
      {isOpen && table.boards === "online" && (
        <ForfeitAction tournament={tournament} round={round} table={table} of={of} />
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
