"use client";

import { useTranslations } from "next-intl";
import type { TablePlan } from "../../../components/game-options/table-plan.ts";
import { FieldSet, Legend } from "../../../ui/forms/field.tsx";
import { OptionLabel } from "../../../ui/forms/option-label.tsx";

interface EntryRequirementPickerProps {
  readonly chosen: TablePlan["entry"];
  onChoose(entry: TablePlan["entry"]): void;
}

const entries: readonly TablePlan["entry"][] = ["anybody", "steady", "proven"];

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
