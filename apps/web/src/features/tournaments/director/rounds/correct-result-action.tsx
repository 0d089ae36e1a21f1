"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { TablePlace, Tournament, TournamentTable } from "../../../../lib/api-client/types.ts";
import { FieldError } from "../../../../ui/forms/field.tsx";
import { usePlayerNames } from "../../entrants/use-player-names.ts";
import { ActionDialog } from "../action-dialog.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { areValidPlacements, initialPlacements } from "./placements.ts";

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
  const playerNames = usePlayerNames(tournament);
  const [edited, setEdited] = useState<readonly TablePlace[] | null>(null);
  const places = edited ?? initialPlacements(table);
  const isSound = areValidPlacements(places);
  return (
    <ActionDialog
      tournament={tournament.id}
      label={t("correct")}
      of={of}
      text={t("correctText")}
      asksReason
      isCompact={isCompact}
      onOpen={() => setEdited(null)}
      act={(reason) =>
        isSound ? { type: "correct-result", round, table: table.table, places: [...places], reason } : null
      }
    >
      {places.map((place) => (
        <PlaceFields
          key={place.player}
          name={playerNames(place.player).name}
          place={place}
          places={places}
          onChange={setEdited}
        />
      ))}
      {!isSound && <FieldError>{t("unsound")}</FieldError>}
    </ActionDialog>
  );
}
