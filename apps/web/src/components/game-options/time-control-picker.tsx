"use client";

import { paces } from "@seneschal/schema/lists";
import { useTranslations } from "next-intl";
import type { Pace } from "../../lib/api-client/types.ts";
import { FieldSet, Legend } from "../../ui/forms/field.tsx";
import { OptionLabel } from "../../ui/forms/option-label.tsx";
import { Text } from "../../ui/typography/text.tsx";
import { canRest } from "./new-game-form.ts";

type Paced = { readonly pace: Pace; readonly weekendsOff: boolean };

interface TimeControlPickerProps<Values extends Paced> {
  readonly values: Values;
  onChange(values: Values): void;
}

/** The time control of a game or tournament, and whether clocks run at weekends. */
export function TimeControlPicker<Values extends Paced>({ values, onChange }: TimeControlPickerProps<Values>) {
  const t = useTranslations("lobby.create.timeControl");
  return (
    <FieldSet>
      <Legend>{t("legend")}</Legend>
      {paces.map((pace) => (
        <PaceOption
          key={pace}
          pace={pace}
          isChosen={pace === values.pace}
          onChoose={() => onChange({ ...values, pace, weekendsOff: values.weekendsOff && canRest(pace) })}
        />
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

interface PaceOptionProps {
  readonly pace: Pace;
  readonly isChosen: boolean;
  onChoose(): void;
}

function PaceOption({ pace, isChosen, onChoose }: PaceOptionProps) {
  const t = useTranslations("lobby.create.timeControl");
  return (
    <OptionLabel>
      <input type="radio" name="pace" checked={isChosen} onChange={onChoose} />
      <span>
        {t(`names.${pace}`)}{" "}
        <Text muted small>
          {t(`hints.${pace}`)}
        </Text>
      </span>
    </OptionLabel>
  );
}
