"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "../../../ui/forms/field.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { type TournamentDraft, withPrize } from "./draft/draft.ts";
import { useDraftError } from "./errors/draft-error-context.tsx";

interface PrizeFieldsProps {
  readonly draft: TournamentDraft;
  onChange(draft: TournamentDraft): void;
}

/** Titles for the first three places, and for others that the draft has from the start. */
export function PrizeFields({ draft, onChange }: PrizeFieldsProps) {
  const t = useTranslations("tournament-settings");
  const [places] = useState(() => [...new Set([1, 2, 3, ...draft.prizes.map(({ place }) => place)])]);
  const error = useDraftError("prizes");
  const titleOf = (place: number) => draft.prizes.find((prize) => prize.place === place)?.title;
  return (
    <Section title={t("parts.prizes")} aside={t("prizesHint")}>
      {places.map((place) => (
        <Field
          key={place}
          label={t("prize", { place })}
          error={titleOf(place) !== undefined && place > draft.playersMost ? error : undefined}
        >
          {(controlProps) => (
            <input
              {...controlProps}
              maxLength={60}
              value={titleOf(place) ?? ""}
              onChange={(event) => onChange(withPrize(draft, place, event.target.value))}
            />
          )}
        </Field>
      ))}
    </Section>
  );
}
