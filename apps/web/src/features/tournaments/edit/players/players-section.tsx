"use client";

import { useTranslations } from "next-intl";
import { Section } from "../../../../ui/layout/section.tsx";
import { ClubPlanFields } from "../../clubs/club-plan-fields.tsx";
import type { TournamentDraft } from "../draft/draft.ts";
import { useDraftError, useNumberError } from "../errors/draft-error-context.tsx";
import { PlanNumberField } from "../fields/plan-number-field.tsx";
import { EntryFields } from "./entry-fields.tsx";

interface PlayersSectionProps {
  readonly draft: TournamentDraft;
  onChange(draft: TournamentDraft): void;
}

/** How many players can register, and who. */
export function PlayersSection({ draft, onChange }: PlayersSectionProps) {
  const t = useTranslations("tournament-settings");
  const { clubsApart } = draft;
  return (
    <Section title={t("parts.players")}>
      <PlanNumberField
        label={t("playersMost")}
        hint={t("playersMostHint")}
        error={useDraftError("places")}
        from={2}
        to={256}
        value={draft.playersMost}
        onChange={(playersMost) => onChange({ ...draft, playersMost })}
      />
      <ClubPlanFields
        value={clubsApart}
        roundsError={useNumberError({ value: clubsApart?.rounds ?? null, from: 1, to: 500 })}
        onChange={(changed) => onChange({ ...draft, clubsApart: changed })}
      />
      <EntryFields entry={draft.entry} onChange={(entry) => onChange({ ...draft, entry })} />
    </Section>
  );
}
