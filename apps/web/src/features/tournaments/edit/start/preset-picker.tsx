"use client";

import { useTranslations } from "next-intl";
import type { TournamentTemplates } from "../../../../lib/api-client/types.ts";
import { FieldSet, Legend } from "../../../../ui/forms/field.tsx";
import { OptionLabel } from "../../../../ui/forms/option-label.tsx";
import { Text } from "../../../../ui/typography/text.tsx";

/** The ready-made settings that most organizers look for, by the names of their templates. */
export const presets = ["club-evening", "correspondence-league", "convention"] as const;

interface PresetPickerProps {
  readonly templates: TournamentTemplates;
  /** The id of a template, or another starting point. */
  readonly chosen: string;
  onChoose(chosen: string): void;
}

/** On one evening, online over weeks, or open to many: each sets everything else. */
export function PresetPicker({ templates: { readyMade }, chosen, onChoose }: PresetPickerProps) {
  const t = useTranslations("tournament-templates");
  const offered = presets.filter((preset) => readyMade.some(({ id }) => id === preset));
  if (offered.length === 0) return null;
  return (
    <FieldSet>
      <Legend>{t("presets.legend")}</Legend>
      {offered.map((preset) => (
        <OptionLabel key={preset}>
          <input type="radio" name="preset" checked={preset === chosen} onChange={() => onChoose(preset)} />
          <span>
            {t(`presets.${preset}`)}{" "}
            <Text muted small>
              {t(`readyMade.${preset}.text`)}
            </Text>
          </span>
        </OptionLabel>
      ))}
    </FieldSet>
  );
}
