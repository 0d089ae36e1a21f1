"use client";

import { useTranslations } from "next-intl";
import type { NewGameForm } from "../../../components/game-options/new-game-form.ts";
import { FieldSet, Legend } from "../../../ui/forms/field.tsx";
import { OptionLabel } from "../../../ui/forms/option-label.tsx";

interface EntryRequirementPickerProps {
  readonly chosen: NewGameForm["entryRequirement"];
  onChoose(entry: NewGameForm["entryRequirement"]): void;
}

const entries: readonly NewGameForm["entryRequirement"][] = ["anybody", "steady", "proven"];

/** The requirements for players who join. */
export function EntryRequirementPicker({ chosen, onChoose }: EntryRequirementPickerProps) {
  const t = useTranslations("lobby.entry");
  return (
    <FieldSet>
      <Legend>{t("legend")}</Legend>
      {entries.map((entry) => (
        <OptionLabel key={entry}>
          <input type="radio" name="entry" checked={entry === chosen} onChange={() => onChoose(entry)} />
          <span>{t(entry)}</span>
        </OptionLabel>
      ))}
    </FieldSet>
  );
}
