"use client";

import { useTranslations } from "next-intl";
import { Field } from "../../../ui/forms/field.tsx";

interface SeasonPickerProps {
  readonly seasons: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (season: string | undefined) => void;
}

/** All time, or a quarter of a year. */
export function SeasonPicker({ seasons, chosen, onChoose }: SeasonPickerProps) {
  const t = useTranslations("ratings");
  if (seasons.length === 0) return null;
  return (
    <Field label={t("season")}>
      {(controlProps) => (
        <select {...controlProps} value={chosen ?? ""} onChange={({ target }) => onChoose(target.value || undefined)}>
          <option value="">{t("allTime")}</option>
          {seasons.map((season) => (
            <option key={season} value={season}>
              {t("seasonName", { quarter: season.slice(5), year: season.slice(0, 4) })}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
