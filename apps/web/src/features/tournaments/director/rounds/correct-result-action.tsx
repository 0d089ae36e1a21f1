"use client";

import { useTranslations } from "next-intl";
import type { Tournament, TournamentTable } from "../../../../lib/api-client/types.ts";
import { FieldError } from "../../../../ui/forms/field.tsx";
import { usePlayerNames } from "../../entrants/use-player-names.ts";
import { PlaceFields } from "../../results/place-fields.tsx";
import { areValidPlacements, initialPlacements } from "../../results/placements.ts";
import { ScoreFields } from "../../results/score-fields.tsx";
import { type EnteredResult, useEnteredResult } from "../../results/use-entered-result.ts";
import { ActionDialog } from "../action-dialog.tsx";

interface CorrectResultActionProps {
  readonly tournament: Tournament;
  readonly round: number;
  readonly table: TournamentTable;
  readonly of: string;
  readonly isCompact?: boolean;
}

/** Corrects the result of a table. The old result and the reason remain visible. */
export function CorrectResultAction({ tournament, round, table, of, isCompact = false }: CorrectResultActionProps) {
  const t = useTranslations("tournament-director");
  const result = useEnteredResult(initialPlacements(table));
  const { places, isByPlace } = result;
  const isSound = areValidPlacements(places);
  return (
    <ActionDialog
      tournament={tournament.id}
      label={t("correct")}
      of={of}
      text={t("correctText")}
      asksReason
      isCompact={isCompact}
      onOpen={result.reset}
      act={(reason) =>
        isSound ? { type: "correct-result", round, table: table.table, places: [...places], reason } : null
      }
    >
      <ResultFields tournament={tournament} table={table} result={result} />
      {(isByPlace || table.boards === "online") && !isSound && <FieldError>{t("unsound")}</FieldError>}
    </ActionDialog>
  );
}

interface ResultFieldsProps {
  readonly tournament: Tournament;
  readonly table: TournamentTable;
  readonly result: EnteredResult;
}

/** On a physical board the scores decide, as when a result is entered. Online, the rules of the game decide. */
function ResultFields({ tournament, table, result }: ResultFieldsProps) {
  const playerNames = usePlayerNames(tournament);
  const { places, onChange } = result;
  if (table.boards === "physical") return <ScoreFields result={result} playerNames={playerNames} />;
  return places.map((place) => (
    <PlaceFields
      key={place.player}
      name={playerNames(place.player).name}
      place={place}
      places={places}
      onChange={onChange}
    />
  ));
}
