"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { TablePlace, Tournament, TournamentTable } from "../../../lib/api-client/types.ts";
import { FieldError } from "../../../ui/forms/field.tsx";
import { ActionDialog } from "../director/action-dialog.tsx";
import { areValidPlacements } from "../director/rounds/placements.ts";
import { usePlayerNames } from "../entrants/use-player-names.ts";
import { rankedByScore } from "./ranked-by-score.ts";
import { ScoreFields } from "./score-fields.tsx";

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
  const [edited, setEdited] = useState<readonly TablePlace[] | null>(null);
  const [isByPlace, setByPlace] = useState(false);
  const places = edited ?? emptyResult(table);
  const isSound = places.every(({ score }) => !Number.isNaN(score)) && areValidPlacements(places);
  return (
    <ActionDialog
      tournament={tournament.id}
      label={t(type)}
      of={of}
      text={t(`text.${type}`)}
      isCompact
      onOpen={() => {
        setEdited(null);
        setByPlace(false);
      }}
      act={() => (isSound ? { type, round, table: table.table, places: [...places] } : null)}
    >
      <ScoreFields
        places={places}
        playerNames={playerNames}
        isByPlace={isByPlace}
        onModeChange={(isNowByPlace) => {
          setByPlace(isNowByPlace);
          setEdited(isNowByPlace ? byPlace(places) : rankedByScore(places));
        }}
        onChange={setEdited}
      />
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

const byPlace = (places: readonly TablePlace[]): readonly TablePlace[] =>
  places.map((place) => ({ ...place, score: Number.isNaN(place.score) ? 0 : place.score }));
