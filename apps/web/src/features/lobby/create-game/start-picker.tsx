"use client";

import { useTranslations } from "next-intl";
import { type NewGameForm, startModes } from "../../../components/game-options/new-game-form.ts";
import { FieldSet, Legend } from "../../../ui/forms/field.tsx";
import { OptionLabel } from "../../../ui/forms/option-label.tsx";

type Beginning = NewGameForm["startMode"];

interface StartPickerProps {
  readonly chosen: Beginning;
  onChoose(begins: Beginning): void;
}

/** When the game starts: when it is full, or when all are ready. */
export function StartPicker({ chosen, onChoose }: StartPickerProps) {
  const t = useTranslations("lobby.create.start");
  return (
    <FieldSet>
      <Legend>{t("legend")}</Legend>
      {(Object.keys(startModes) as Beginning[]).map((begins) => (
        <OptionLabel key={begins}>
          <input type="radio" name="begins" checked={begins === chosen} onChange={() => onChoose(begins)} />
          <span>{t(begins)}</span>
        </OptionLabel>
      ))}
    </FieldSet>
  );
}
