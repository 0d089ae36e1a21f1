"use client";

import { useTranslations } from "next-intl";
import { beginnings, type TablePlan } from "../../../components/game-options/table-plan.ts";

type Beginning = TablePlan["begins"];

interface BeginningPickerProps {
  readonly chosen: Beginning;
  onChoose(begins: Beginning): void;
}

/** By whose word the game begins. */
export function BeginningPicker({ chosen, onChoose }: BeginningPickerProps) {
  const say = useTranslations("lobby.opening.begins");
  return (
    <fieldset className="field">
      <legend className="legend">{say("legend")}</legend>
      {(Object.keys(beginnings) as Beginning[]).map((begins) => (
        <label className="radio" key={begins}>
          <input type="radio" name="begins" checked={begins === chosen} onChange={() => onChoose(begins)} />
          <span>{say(begins)}</span>
        </label>
      ))}
    </fieldset>
  );
}
