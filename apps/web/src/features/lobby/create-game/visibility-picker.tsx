"use client";

import { useTranslations } from "next-intl";
import type { NewGameForm } from "../../../components/game-options/new-game-form.ts";
import { FieldSet, Legend } from "../../../ui/forms/field.tsx";
import { OptionLabel } from "../../../ui/forms/option-label.tsx";

interface VisibilityPickerProps {
  readonly chosen: NewGameForm["visibility"];
  onChoose(visibility: NewGameForm["visibility"]): void;
}

const kinds = ["public", "invitation"] as const;

export function VisibilityPicker({ chosen, onChoose }: VisibilityPickerProps) {
  const t = useTranslations("lobby.create.visibility");
  return (
    <FieldSet>
      <Legend>{t("legend")}</Legend>
      {kinds.map((kind) => (
        <OptionLabel key={kind}>
          <input type="radio" name="visibility" checked={kind === chosen} onChange={() => onChoose(kind)} />
          <span>{t(kind)}</span>
        </OptionLabel>
      ))}
    </FieldSet>
  );
}
