"use client";

import { useTranslations } from "next-intl";
import type { Pace } from "../../lib/api-client/types.ts";
import { FieldSet, Legend } from "../../ui/forms/field.tsx";
import { OptionLabel } from "../../ui/forms/option-label.tsx";
import { Text } from "../../ui/typography/text.tsx";
import type { NewGameForm } from "./new-game-form.ts";

type Paced = Pick<NewGameForm, "pace" | "weekendsOff">;

interface TimeControlPickerProps<Values extends Paced> {
  readonly values: Values;
  onChange(values: Values): void;
}

const paces: readonly Pace[] = ["live", "one-day", "three-days", "relaxed", "none"];

/** The time control of a game or tournament, and whether clocks run at weekends. */
export function TimeControlPicker<Values extends Paced>({ values, onChange }: TimeControlPickerProps<Values>) {
  const t = useTranslations("lobby.create.timeControl");
  return (
    <FieldSet>
      <Legend>{t("legend")}</Legend>
      {paces.map((pace) => (
        <OptionLabel key={pace}>
          <input
            type="radio"
            name="pace"
            checked={pace === values.pace}
            onChange={() => onChange({ ...values, pace, weekendsOff: values.weekendsOff && canRest(pace) })}
          />
          <span>
            {t(`names.${pace}`)}{" "}
            <Text muted small>
              {t(`hints.${pace}`)}
            </Text>
          </span>
        </OptionLabel>
      ))}
      {canRest(values.pace) && (
        <OptionLabel>
          <input
            type="checkbox"
            checked={values.weekendsOff}
            onChange={(event) => onChange({ ...values, weekendsOff: event.target.checked })}
          />
          <span>{t("weekendsOff")}</span>
        </OptionLabel>
      )}
    </FieldSet>
  );
}

const canRest = (pace: Pace) => pace !== "live" && pace !== "none";
