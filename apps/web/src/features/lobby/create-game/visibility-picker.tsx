"use client";

import { useTranslations } from "next-intl";
import type { TablePlan } from "../../../components/game-options/table-plan.ts";

interface VisibilityPickerProps {
  readonly chosen: TablePlan["visibility"];
  onChoose(visibility: TablePlan["visibility"]): void;
}

const kinds = ["public", "invitation"] as const;

export function VisibilityPicker({ chosen, onChoose }: VisibilityPickerProps) {
  const say = useTranslations("lobby.opening.visibility");
  return (
    <fieldset className="field">
      <legend className="legend">{say("legend")}</legend>
      {kinds.map((kind) => (
        <label className="radio" key={kind}>
          <input type="radio" name="visibility" checked={kind === chosen} onChange={() => onChoose(kind)} />
          <span>{say(kind)}</span>
        </label>
      ))}
    </fieldset>
  );
}
