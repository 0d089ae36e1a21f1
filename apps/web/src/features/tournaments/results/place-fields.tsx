"use client";

import { useTranslations } from "next-intl";
import type { TablePlace } from "../../../lib/api-client/types.ts";
import { Field } from "../../../ui/forms/field.tsx";
import { FieldRow } from "../parts/field-row.tsx";
import styles from "./place-fields.module.css";
import { withPlace, withScore } from "./placements.ts";

interface PlaceFieldsProps {
  readonly name: string;
  readonly place: TablePlace;
  readonly places: readonly TablePlace[];
  onChange(places: readonly TablePlace[]): void;
}

/** The place and the score of one player. */
export function PlaceFields({ name, place, places, onChange }: PlaceFieldsProps) {
  const t = useTranslations("tournament-director");
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
