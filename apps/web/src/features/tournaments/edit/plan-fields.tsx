"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { OptionsPicker } from "../../../components/game-options/options-picker.tsx";
import { RulesetPicker } from "../../../components/game-options/ruleset-picker.tsx";
import type { Ruleset } from "../../../lib/api-client/types.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Field, FieldDisclosure } from "../../../ui/forms/field.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { ActionRow } from "../parts/action-row.tsx";
import { BoardsChoice } from "./boards-choice.tsx";
import { type TournamentDraft, withFinal, withGame, withoutLastStage, withStage, withStages } from "./draft/draft.ts";
import { useDraftError } from "./errors/draft-error-context.tsx";
import { PlayersSection } from "./players/players-section.tsx";
import { PrizeFields } from "./prize-fields.tsx";
import { ScheduleSection } from "./schedule-section.tsx";
import { AbsenceFields } from "./scoring/absence-fields.tsx";
import { ScoringFields } from "./scoring/scoring-fields.tsx";
import { TieBreakFields } from "./scoring/tie-break-fields.tsx";
import { DivisionNameFields } from "./stages/division-name-fields.tsx";
import { LayoutPicker } from "./stages/layout-picker.tsx";
import { StageFields } from "./stages/stage-fields.tsx";

interface PartProps {
  readonly draft: TournamentDraft;
  onChange(draft: TournamentDraft): void;
}

interface BasicsProps extends PartProps {
  readonly rulesets: readonly Ruleset[];
}

interface PlanFieldsProps extends BasicsProps {
  /** Whether everything but name and game is behind a summary. */
  readonly isFolded: boolean;
}

/** All settings of a tournament. */
export function PlanFields({ draft, rulesets, isFolded, onChange }: PlanFieldsProps) {
  const seats = seatsOf(draft, rulesets);
  return (
    <>
      <Basics draft={draft} rulesets={rulesets} onChange={onChange} />
      <AllSettings isFolded={isFolded}>
        <Details draft={draft} onChange={onChange} />
        <Stages draft={draft} seats={seats} onChange={onChange} />
        <ScoringSection draft={draft} onChange={onChange} />
        <PlayersSection draft={draft} onChange={onChange} />
        <ScheduleSection draft={draft} onChange={onChange} />
        <PrizeFields draft={draft} onChange={onChange} />
      </AllSettings>
    </>
  );
}

/** The seats that the game of a draft has. */
export const seatsOf = (draft: TournamentDraft, rulesets: readonly Ruleset[]): Ruleset["seats"] =>
  rulesets.find(({ id }) => id === draft.ruleset)?.seats ?? { min: 2, max: 6 };

function AllSettings({ isFolded, children }: { readonly isFolded: boolean; readonly children: ReactNode }) {
  const t = useTranslations("tournament-settings");
  if (!isFolded) return children;
  return (
    <FieldDisclosure>
      <summary>{t("allSettings")}</summary>
      {children}
    </FieldDisclosure>
  );
}

function Basics({ draft, rulesets, onChange }: BasicsProps) {
  const t = useTranslations("tournament-settings");
  return (
    <Section title={t("parts.basics")}>
      <Field label={t("name")} error={useDraftError("name")}>
        {(controlProps) => (
          <input
            {...controlProps}
            value={draft.name}
            maxLength={80}
            onChange={(event) => onChange({ ...draft, name: event.target.value })}
          />
        )}
      </Field>
      <RulesetPicker
        rulesets={rulesets}
        chosen={draft.ruleset}
        onChoose={(ruleset) =>
          onChange(
            withGame(draft, rulesets.find(({ id }) => id === ruleset) ?? { id: ruleset, seats: { min: 2, max: 6 } }),
          )
        }
      />
    </Section>
  );
}

function Details({ draft, onChange }: PartProps) {
  const t = useTranslations("tournament-settings");
  return (
    <Section title={t("parts.details")}>
      <Field label={t("description")} hint={t("descriptionHint")}>
        {(controlProps) => (
          <textarea
            {...controlProps}
            rows={3}
            maxLength={4000}
            value={draft.description}
            onChange={(event) => onChange({ ...draft, description: event.target.value })}
          />
        )}
      </Field>
      <OptionsPicker values={draft} onChange={onChange} />
      <BoardsChoice draft={draft} onChange={onChange} />
    </Section>
  );
}

const stagesMax = 6;

function Stages({ draft, seats, onChange }: PartProps & { readonly seats: Ruleset["seats"] }) {
  const t = useTranslations("tournament-settings");
  return (
    <Section title={t("parts.format")}>
      <LayoutPicker stages={draft.stages} seats={seats} onChoose={(stages) => onChange(withStages(draft, stages))} />
      {draft.stages.map((stage, place) => (
        <StageFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place.
          key={place}
          stage={stage}
          number={place + 1}
          seats={seats}
          onChange={(changed) => onChange(withStage(draft, place, changed))}
        />
      ))}
      <DivisionNameFields draft={draft} onChange={onChange} />
      <ActionRow>
        {draft.stages.length < stagesMax && (
          <Button onClick={() => onChange(withFinal(draft, seats))}>{t("addStage")}</Button>
        )}
        {draft.stages.length > 1 && <Button onClick={() => onChange(withoutLastStage(draft))}>{t("dropStage")}</Button>}
      </ActionRow>
    </Section>
  );
}

function ScoringSection({ draft, onChange }: PartProps) {
  const t = useTranslations("tournament-settings");
  return (
    <Section title={t("parts.scoring")} aside={t("frozen")}>
      <ScoringFields scoring={draft.scoring} onChange={(scoring) => onChange({ ...draft, scoring })} />
      <TieBreakFields order={draft.tieBreaks} onChange={(tieBreaks) => onChange({ ...draft, tieBreaks })} />
      <AbsenceFields draft={draft} onChange={onChange} />
    </Section>
  );
}
