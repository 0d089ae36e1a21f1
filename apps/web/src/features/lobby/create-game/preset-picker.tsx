"use client";

import { useTranslations } from "next-intl";
import type { NewGameForm } from "../../../components/game-options/new-game-form.ts";
import { paceOf, presetOf, presets, withPreset } from "../../../components/game-options/presets.ts";
import { FieldSet, Legend } from "../../../ui/forms/field.tsx";
import { OptionLabel } from "../../../ui/forms/option-label.tsx";
import { Text } from "../../../ui/typography/text.tsx";

interface PresetPickerProps {
  readonly form: NewGameForm;
  onChange(form: NewGameForm): void;
}

/** With friends, against bots, or in competition: each sets everything else. */
export function PresetPicker({ form, onChange }: PresetPickerProps) {
  const t = useTranslations("lobby.create.presets");
  const chosen = presetOf(form);
  return (
    <FieldSet>
      <Legend>{t("legend")}</Legend>
      {presets.map((preset) => (
        <OptionLabel key={preset}>
          <input
            type="radio"
            name="preset"
            checked={preset === chosen}
            onChange={() => onChange(withPreset(form, preset))}
          />
          <span>
            {t(`${preset}.name`)}{" "}
            <Text muted small>
              {t(`${preset}.hint`, { pace: paceOf(preset, form.ruleset) })}
            </Text>
          </span>
        </OptionLabel>
      ))}
    </FieldSet>
  );
}
