"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { TablePlace, Tournament, TournamentTable } from "../../../../lib/api-client/types.ts";
import { Field, FieldError } from "../../../../ui/forms/field.tsx";
import { usePlayerNames } from "../../entrants/use-player-names.ts";
import { FieldRow } from "../../parts/field-row.tsx";
import { ActionDialog } from "../action-dialog.tsx";
import styles from "./correct-result-action.module.css";
import { areValidPlacements, initialPlacements, withPlace, withScore } from "./placements.ts";

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
        <PlaceFields key={place.player} tournament={tournament} place={place} places={places} onChange={setEdited} />
      ))}
      {!isSound && <FieldError>{t("unsound")}</FieldError>}
    </ActionDialog>
  );
}

interface PlaceFieldsProps {
  readonly tournament: Tournament;
  readonly place: TablePlace;
  readonly places: readonly TablePlace[];
  onChange(places: readonly TablePlace[]): void;
}

function PlaceFields({ tournament, place, places, onChange }: PlaceFieldsProps) {
  const t = useTranslations("tournament-director");
  const { name } = usePlayerNames(tournament)(place.player);
  return (
    <FieldRow className={styles.fields}>
      <Field label={t("placeOf", { name })}>
        {(controlProps) => (
          <select
            {...controlProps}
            value={place.isForfeit ? "forfeit" : place.rank}
            onChange={({ target: { value } }) =>
              onChange(withPlace(places, place.player, value === "forfeit" ? value : Number(value)))
            }
          >
            {places.map((_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number.
              <option key={at} value={at + 1}>
                {at + 1}
              </option>
            ))}
            <option value="forfeit">{t("forfeited")}</option>
          </select>
        )}
      </Field>
      <Field label={t("scoreOf", { name })}>
        {(controlProps) => (
          <input
            {...controlProps}
            type="number"
            disabled={place.isForfeit}
            value={Number.isNaN(place.score) ? "" : place.score}
            onChange={(event) => onChange(withScore(places, place.player, event.target.valueAsNumber))}
          />
        )}
      </Field>
    </FieldRow>
  );
}
