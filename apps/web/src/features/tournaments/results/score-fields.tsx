"use client";

import { useTranslations } from "next-intl";
import type { TablePlace } from "../../../lib/api-client/types.ts";
import { Field, FieldHint } from "../../../ui/forms/field.tsx";
import { OptionLabel } from "../../../ui/forms/option-label.tsx";
import type { PlayerNames } from "../entrants/player-names.ts";
import { FieldRow } from "../parts/field-row.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { rankedByScore } from "./ranked-by-score.ts";
import type { EnteredResult } from "./use-entered-result.ts";

interface ScoreFieldsProps {
  readonly result: EnteredResult;
  readonly playerNames: PlayerNames;
}

/** The result of a table on a physical board: a score for each player, or places. */
export function ScoreFields({ result, playerNames }: ScoreFieldsProps) {
  const t = useTranslations("club-evening.result");
  const { places, isByPlace, onChange, onModeChange } = result;
  const change = (player: string, score: number) =>
    onChange(rankedByScore(places.map((place) => (place.player === player ? { ...place, score } : place))));
  return (
    <>
      {isByPlace
        ? places.map((place) => (
            <PlaceFields
              key={place.player}
              name={playerNames(place.player).name}
              place={place}
              places={places}
              onChange={onChange}
            />
          ))
        : places.map((place) => (
            <ScoreField
              key={place.player}
              name={playerNames(place.player).name}
              place={place}
              onChange={(score) => change(place.player, score)}
            />
          ))}
      {!isByPlace && <FieldHint>{t("hint")}</FieldHint>}
      <OptionLabel>
        <input type="checkbox" checked={isByPlace} onChange={({ target }) => onModeChange(target.checked)} />
        <span>{t("byPlace")}</span>
      </OptionLabel>
    </>
  );
}

interface ScoreFieldProps {
  readonly name: string;
  readonly place: TablePlace;
  onChange(score: number): void;
}

function ScoreField({ name, place, onChange }: ScoreFieldProps) {
  const t = useTranslations("tournament-director");
  return (
    <FieldRow>
      <Field label={t("scoreOf", { name })}>
        {(controlProps) => (
          <input
            {...controlProps}
            type="number"
            value={Number.isNaN(place.score) ? "" : place.score}
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />
        )}
      </Field>
    </FieldRow>
  );
}
