"use client";

import { useTimeZone, useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useState } from "react";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { DeadlineFields } from "../../../components/game-options/deadline-fields.tsx";
import { isFixedPace } from "../../../components/game-options/new-game-form.ts";
import { OptionsPicker } from "../../../components/game-options/options-picker.tsx";
import { RulesetPicker } from "../../../components/game-options/ruleset-picker.tsx";
import { TimeControlPicker } from "../../../components/game-options/time-control-picker.tsx";
import type { NewTournament, Ruleset } from "../../../lib/api-client/types.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ButtonRow } from "../../../ui/buttons/button-row.tsx";
import { Field, Form } from "../../../ui/forms/field.tsx";
import { NumberField } from "../../../ui/forms/number-field.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { ClubPlanFields } from "../clubs/club-plan-fields.tsx";
import { ActionRow } from "../parts/action-row.tsx";
import { SimulationSection } from "../simulation/simulation-section.tsx";
import { BoardsChoice } from "./boards-choice.tsx";
import { DateFields } from "./date-fields.tsx";
import {
  planOf,
  type TournamentDraft,
  withFinal,
  withGame,
  withoutLastStage,
  withPace,
  withPrize,
  withStage,
  withStages,
} from "./draft/draft.ts";
import { draftErrorsIn } from "./draft/draft-errors.ts";
import { ShownErrors, useDraftError } from "./draft-error-context.tsx";
import { DraftErrorList } from "./draft-error-list.tsx";
import { EntryFields } from "./entry-fields.tsx";
import { AbsenceFields } from "./scoring/absence-fields.tsx";
import { ScoringFields } from "./scoring/scoring-fields.tsx";
import { TieBreakFields } from "./scoring/tie-break-fields.tsx";
import { DivisionNameFields } from "./stages/division-name-fields.tsx";
import { LayoutPicker } from "./stages/layout-picker.tsx";
import { StageFields } from "./stages/stage-fields.tsx";
import styles from "./tournament-form.module.css";

interface TournamentFormProps {
  readonly initialDraft: TournamentDraft;
  readonly rulesets: readonly Ruleset[];
  /** The text of the button. */
  readonly submitLabel: string;
  readonly isPending: boolean;
  readonly failure: Error | null;
  /** Content above the button. */
  readonly children?: ReactNode;
  onSubmit(plan: NewTournament): void;
}

/** The plan of a tournament, with a simulation. */
export function TournamentForm(props: TournamentFormProps) {
  const { initialDraft, rulesets, submitLabel, isPending, failure, children, onSubmit } = props;
  const t = useTranslations("tournament-settings");
  const [draft, setDraft] = useState(initialDraft);
  const [isSent, setSent] = useState(false);
  const seats = rulesets.find(({ id }) => id === draft.ruleset)?.seats ?? { min: 2, max: 6 };
  const errors = draftErrorsIn(draft, seats, new Date());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (errors.length === 0) onSubmit(planOf(draft));
  };
  return (
    <ShownErrors value={isSent ? errors : []}>
      <Form id="plan" className={styles.form} onSubmit={submit} noValidate>
        <Basics draft={draft} rulesets={rulesets} onChange={setDraft} />
        <Stages draft={draft} seats={seats} onChange={setDraft} />
        <ScoringSection draft={draft} onChange={setDraft} />
        <PlayersSection draft={draft} onChange={setDraft} />
        <Section title={t("parts.dates")}>
          {draft.boards !== "physical" && <TimeControlFields draft={draft} onChange={setDraft} />}
          <DateFields draft={draft} onChange={setDraft} />
        </Section>
        <Prizes draft={draft} onChange={setDraft} />
      </Form>
      <SimulationSection plan={planOf(draft)} />
      {children}
      {isSent && <DraftErrorList errors={errors} />}
      {failure !== null && <ProblemAlert failure={failure} />}
      <ButtonRow as="p">
        <Button primary type="submit" form="plan" disabled={isPending}>
          {submitLabel}
        </Button>
      </ButtonRow>
    </ShownErrors>
  );
}

interface PartProps {
  readonly draft: TournamentDraft;
  onChange(draft: TournamentDraft): void;
}

function Basics({ draft, rulesets, onChange }: PartProps & { readonly rulesets: readonly Ruleset[] }) {
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
      <RulesetPicker
        rulesets={rulesets}
        chosen={draft.ruleset}
        onChoose={(ruleset) =>
          onChange(
            withGame(draft, rulesets.find(({ id }) => id === ruleset) ?? { id: ruleset, seats: { min: 2, max: 6 } }),
          )
        }
      />
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

function TimeControlFields({ draft, onChange }: PartProps) {
  const timeZone = useTimeZone() ?? "UTC";
  const { pace, fixedDeadlines } = draft;
  return (
    <>
      <TimeControlPicker values={draft} onChange={(paced) => onChange(withPace(draft, paced, timeZone))} />
      {isFixedPace(pace) && fixedDeadlines !== undefined && (
        <DeadlineFields
          pace={pace}
          {...fixedDeadlines}
          onChange={(times) => onChange({ ...draft, fixedDeadlines: { ...fixedDeadlines, times } })}
        />
      )}
    </>
  );
}

function PlayersSection({ draft, onChange }: PartProps) {
  const t = useTranslations("tournament-settings");
  return (
    <Section title={t("parts.players")}>
      <NumberField
        label={t("playersMost")}
        hint={t("playersMostHint")}
        error={useDraftError("places")}
        from={2}
        to={256}
        value={draft.playersMost}
        onChange={(playersMost) => onChange({ ...draft, playersMost })}
      />
      <ClubPlanFields value={draft.clubsApart} onChange={(clubsApart) => onChange({ ...draft, clubsApart })} />
      <EntryFields entry={draft.entry} onChange={(entry) => onChange({ ...draft, entry })} />
    </Section>
  );
}

const prizes = [1, 2, 3] as const;

function Prizes({ draft, onChange }: PartProps) {
  const t = useTranslations("tournament-settings");
  return (
    <Section title={t("parts.prizes")} aside={t("prizesHint")}>
      {prizes.map((place) => (
        <Field key={place} label={t("prize", { place })}>
          {(controlProps) => (
            <input
              {...controlProps}
              maxLength={60}
              value={draft.prizes.find((prize) => prize.place === place)?.title ?? ""}
              onChange={(event) => onChange(withPrize(draft, place, event.target.value))}
            />
          )}
        </Field>
      ))}
    </Section>
  );
}
