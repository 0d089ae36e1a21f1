"use client";

import { useTranslations } from "next-intl";
import type { NewGameForm } from "../../../components/game-options/new-game-form.ts";
import { Field, FieldHint, FieldSet, Legend } from "../../../ui/forms/field.tsx";

const delays = {
  movesBehind: [0, 3, 10, 30],
  minutesBehind: [0, 5, 30, 120, 1440],
} as const;

interface SpectatorDelayPickerProps {
  readonly form: NewGameForm;
  onChange(form: NewGameForm): void;
}

/** Whether spectators of a public game see it live, or some moves or minutes later. */
export function SpectatorDelayPicker({ form, onChange }: SpectatorDelayPickerProps) {
  const t = useTranslations("lobby.create.spectators");
  return (
    <FieldSet>
      <Legend>{t("legend")}</Legend>
      <FieldHint>{t("hint")}</FieldHint>
      {(Object.keys(delays) as (keyof typeof delays)[]).map((unit) => (
        <Field key={unit} label={t(`${unit}.label`)}>
          {(controlProps) => (
            <select
              {...controlProps}
              value={form[unit]}
              onChange={(event) => onChange({ ...form, [unit]: Number(event.target.value) })}
            >
              {delays[unit].map((count) => (
                <option key={count} value={count}>
                  {t(`${unit}.of`, { count })}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
    </FieldSet>
  );
}
