"use client";

import { useTranslations } from "next-intl";
import type { TablePlan } from "../../../components/game-options/table-plan.ts";
import { Field, FieldHint, FieldSet, Legend } from "../../../ui/forms/field.tsx";

const delays = {
  movesBehind: [0, 3, 10, 30],
  minutesBehind: [0, 5, 30, 120, 1440],
} as const;

interface SpectatorDelayPickerProps {
  readonly plan: TablePlan;
  onChange(plan: TablePlan): void;
}

/** Whether spectators of a public game see it live, or some moves or minutes later. */
export function SpectatorDelayPicker({ plan, onChange }: SpectatorDelayPickerProps) {
  const t = useTranslations("lobby.create.spectators");
  return (
    <FieldSet>
      <Legend>{t("legend")}</Legend>
      <FieldHint>{t("hint")}</FieldHint>
      {(Object.keys(delays) as (keyof typeof delays)[]).map((unit) => (
        <Field key={unit} label={t(`${unit}.label`)}>
          {(tied) => (
            <select
              {...tied}
              value={plan[unit]}
              onChange={(event) => onChange({ ...plan, [unit]: Number(event.target.value) })}
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
