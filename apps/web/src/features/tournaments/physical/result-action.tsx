"use client";

import { useTranslations } from "next-intl";
import type { TablePlace, Tournament, TournamentTable } from "../../../lib/api-client/types.ts";
import { FieldError } from "../../../ui/forms/field.tsx";
import { ActionDialog } from "../director/action-dialog.tsx";
import { usePlayerNames } from "../entrants/use-player-names.ts";
import { areValidPlacements } from "../results/placements.ts";
import { ScoreFields } from "../results/score-fields.tsx";
import { useEnteredResult } from "../results/use-entered-result.ts";

interface ResultActionProps {
  readonly tournament: Tournament;
  readonly round: number;
  readonly table: TournamentTable;
  readonly of: string;
  /** A director enters the result; a player reports it. */
  readonly type: "enter-result" | "report-result";
}

/** Enters or reports the result of a table on a physical board. */
export function ResultAction({ tournament, round, table, of, type }: ResultActionProps) {
  const t = useTranslations("club-evening.result");
  const tDirector = useTranslations("tournament-director");
  const playerNames = usePlayerNames(tournament);
  const result = useEnteredResult(emptyResult(table));
  const { places, isByPlace } = result;
  const isSound = places.every(({ score }) => !Number.isNaN(score)) && areValidPlacements(places);
  return (
    <ActionDialog
      tournament={tournament.id}
      label={t(type)}
      of={of}
      text={t(`text.${type}`)}
      isCompact
      onOpen={result.reset}
      act={() => (isSound ? { type, round, table: table.table, places: [...places] } : null)}
    >
      <ScoreFields result={result} playerNames={playerNames} />
      {isByPlace && !isSound && <FieldError>{tDirector("unsound")}</FieldError>}
    </ActionDialog>
  );
}

/** Scores are still missing. Players who forfeited stay last. */
const emptyResult = ({ report, players, forfeited }: TournamentTable): readonly TablePlace[] =>
  report?.places ??
  players.map((player) => {
    const isForfeit = forfeited.includes(player);
    const stayed = players.length - forfeited.length;
    return { player, rank: isForfeit ? stayed + 1 : 1, score: isForfeit ? 0 : Number.NaN, tieBreaks: [], isForfeit };
  });
