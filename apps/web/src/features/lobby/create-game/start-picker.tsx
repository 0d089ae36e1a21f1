"use client";

import { useTranslations } from "next-intl";
import { type NewGameForm, startModes } from "../../../components/game-options/new-game-form.ts";
import { FieldSet, Legend } from "../../../ui/forms/field.tsx";
import { OptionLabel } from "../../../ui/forms/option-label.tsx";

type StartMode = NewGameForm["startMode"];

interface StartPickerProps {
  readonly chosen: StartMode;
  onChoose(mode: StartMode): void;
}

/** When the game starts: when it is full, or when all are ready. */
export function StartPicker({ chosen, onChoose }: StartPickerProps) {
  const t = useTranslations("lobby.create.start");
  return (
    <FieldSet>
      <Legend>{t("legend")}</Legend>
      {(Object.keys(startModes) as StartMode[]).map((mode) => (
        <OptionLabel key={mode}>
          <input type="radio" name="start" checked={mode === chosen} onChange={() => onChoose(mode)} />
          <span>{t(mode)}</span>
        </OptionLabel>
      ))}
    </FieldSet>
  );
}
