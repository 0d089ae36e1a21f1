"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "../../../../ui/forms/field.tsx";
import type { TournamentDraft } from "../draft/draft.ts";
import { useDraftError } from "../errors/draft-error-context.tsx";

interface DivisionNameFieldsProps {
  readonly draft: TournamentDraft;
  onChange(draft: TournamentDraft): void;
}

/** The names of the divisions of a league, one per line. */
export function DivisionNameFields({ draft, onChange }: DivisionNameFieldsProps) {
  const t = useTranslations("tournament-settings.rules");
  const [text, setText] = useState(draft.divisionNames.join("\n"));
  const error = useDraftError("divisionNames");
  if (!draft.stages.some(({ format }) => format === "league")) return null;
  return (
    <Field label={t("divisionNames")} hint={t("divisionNamesHint")} error={error}>
      {(controlProps) => (
        <textarea
          {...controlProps}
          rows={3}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            onChange({ ...draft, divisionNames: namesIn(target.value) });
          }}
        />
      )}
    </Field>
  );
}

const divisionsMax = 24;

const namesIn = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .slice(0, divisionsMax);
