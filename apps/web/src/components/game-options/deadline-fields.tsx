"use client";

import { useTimeZone, useTranslations } from "next-intl";
import type { FixedDeadlines } from "../../lib/api-client/types.ts";
import { Field, FieldHint, FieldSet, Legend } from "../../ui/forms/field.tsx";
import type { FixedPace } from "./new-game-form.ts";

interface DeadlineFieldsProps {
  readonly pace: FixedPace;
  readonly times: readonly string[];
  readonly timeZone: string;
  onChange(times: FixedDeadlines["times"]): void;
}

const labels = { daily: ["time"], "twice-daily": ["first", "second"] } as const;

/** The times of day at which all answers are due. */
export function DeadlineFields({ pace, times, timeZone, onChange }: DeadlineFieldsProps) {
  const t = useTranslations("lobby.create.timeControl.deadlines");
  const isOwnZone = useTimeZone() === timeZone;
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
              onChange={(event) => event.target.value !== "" && onChange(times.with(place, event.target.value))}
            />
          )}
        </Field>
      ))}
      <FieldHint>{t(isOwnZone ? "zone" : "otherZone", { zone: timeZone })}</FieldHint>
      <FieldHint>{t("missed")}</FieldHint>
    </FieldSet>
  );
}
