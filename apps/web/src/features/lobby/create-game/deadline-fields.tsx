"use client";

import { useTranslations } from "next-intl";
import { isFixedPace, type NewGameForm } from "../../../components/game-options/new-game-form.ts";
import { Field, FieldHint, FieldSet, Legend } from "../../../ui/forms/field.tsx";

interface DeadlineFieldsProps {
  readonly form: NewGameForm;
  onChange(form: NewGameForm): void;
}

const labels = { daily: ["time"], "twice-daily": ["first", "second"] } as const;

/** The times of day at which all answers are due; nothing for other time controls. */
export function DeadlineFields({ form, onChange }: DeadlineFieldsProps) {
  const t = useTranslations("lobby.create.timeControl.deadlines");
  const { pace, deadlineTimes, timeZone } = form;
  if (!isFixedPace(pace)) return null;
  const times = deadlineTimes[pace];
  const change = (place: number, time: string) =>
    onChange({ ...form, deadlineTimes: { ...deadlineTimes, [pace]: times.with(place, time) } });
  return (
    <FieldSet>
      <Legend>{t("legend")}</Legend>
      {labels[pace].map((label, place) => (
        <Field key={label} label={t(label)}>
          {(controlProps) => (
            <input
              {...controlProps}
              type="time"
              required
              value={times[place]}
              // A cleared field keeps its last time.
              onChange={(event) => event.target.value !== "" && change(place, event.target.value)}
            />
          )}
        </Field>
      ))}
      <FieldHint>{t("zone", { zone: timeZone })}</FieldHint>
      <FieldHint>{t("missed")}</FieldHint>
    </FieldSet>
  );
}
