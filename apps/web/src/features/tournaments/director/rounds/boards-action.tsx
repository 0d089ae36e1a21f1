"use client";

import { useTranslations } from "next-intl";
import type { Tournament, TournamentTable } from "../../../../lib/api-client/types.ts";
import { roundWords } from "../../parts/round-words.ts";
import { ActionDialog } from "../action-dialog.tsx";

interface BoardsActionProps {
  readonly tournament: Tournament;
  readonly round: number;
  readonly table: TournamentTable;
}

/** Moves a table that has not begun from the server to a physical board, or back. */
export function BoardsAction({ tournament, round, table }: BoardsActionProps) {
  const t = useTranslations("club-evening.boards");
  const of = useTranslations("tournament-director")("ofTable", {
    ...roundWords(tournament, round),
    table: table.table,
  });
  const isPhysical = table.boards === "physical";
  const hasNamed = table.players.some((one) => tournament.players.find(({ player }) => player === one)?.isNamed);
  const hasBot = table.players.some((one) => tournament.players.find(({ player }) => player === one)?.bot !== null);
  if (table.state !== "waiting" || table.report !== null || hasNamed || hasBot) return null;
  return (
    <ActionDialog
      isCompact
      tournament={tournament.id}
      label={t(isPhysical ? "playOnline" : "playPhysical")}
      of={of}
      text={t(isPhysical ? "playOnlineText" : "playPhysicalText")}
      act={() => ({ type: "choose-boards", round, table: table.table, boards: isPhysical ? "online" : "physical" })}
    />
  );
}
