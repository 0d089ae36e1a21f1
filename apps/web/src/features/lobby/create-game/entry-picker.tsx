"use client";

import { useTranslations } from "next-intl";
import type { TablePlan } from "../../../components/game-options/table-plan.ts";

interface EntryPickerProps {
  readonly chosen: TablePlan["entry"];
  onChoose(entry: TablePlan["entry"]): void;
}

const entries: readonly TablePlan["entry"][] = ["anybody", "steady", "proven"];

/** What the table asks of those who sit down. */
export function EntryPicker({ chosen, onChoose }: EntryPickerProps) {
  const say = useTranslations("pace.entry");
  return (
    <fieldset className="field">
      <legend className="legend">{say("legend")}</legend>
      {entries.map((entry) => (
        <label className="radio" key={entry}>
          <input type="radio" name="entry" checked={entry === chosen} onChange={() => onChoose(entry)} />
          <span>{say(entry)}</span>
        </label>
      ))}
    </fieldset>
  );
}
