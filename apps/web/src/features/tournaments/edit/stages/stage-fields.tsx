"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import type { TournamentFormat } from "../../../../lib/api-client/types.ts";
import { Field, FieldError, FieldHint, FieldSet, Legend } from "../../../../ui/forms/field.tsx";
import { FieldRow } from "../../parts/field-row.tsx";
import { type Seats, type Sizes, withFormat } from "../draft/draft.ts";
import type { CompleteStage } from "../draft/earlier-plan.ts";
import { StageNumber, useDraftError } from "../errors/draft-error-context.tsx";
import { OptionalPlanNumberField, PlanNumberField } from "../fields/plan-number-field.tsx";
import { FormatFields } from "./format-fields.tsx";
import styles from "./stage-fields.module.css";
import { StageRuleFields } from "./stage-rule-fields.tsx";

interface StageFieldsProps {
  readonly stage: CompleteStage;
  /** From 1. */
  readonly number: number;
  readonly seats: Seats;
  onChange(stage: CompleteStage): void;
}

const formats: readonly TournamentFormat[] = [
  "heats",
  "swiss",
  "round-robin",
  "league",
  "knock-out",
  "lives",
  "ladder",
];

/** A stage: its format, its players, the sizes of its tables and the length of its rounds. */
export function StageFields({ stage, number, seats, onChange }: StageFieldsProps) {
  const t = useTranslations("tournament-settings.stages");
  return (
    <StageNumber value={number}>
      <fieldset className={styles.stage}>
        <Legend>{t("stage", { number })}</Legend>
        <FormatSelect stage={stage} onChange={onChange} />
        <QualifierFields stage={stage} number={number} onChange={onChange} />
        <FormatFields stage={stage} onChange={onChange} />
        <SizeFields sizes={stage.sizes} seats={seats} onChange={(sizes) => onChange({ ...stage, sizes })} />
        <OptionalPlanNumberField
          label={t("roundDays", { format: stage.format })}
          hint={t("roundDaysHint")}
          from={1}
          to={120}
          value={stage.roundDays}
          onChange={(days) => onChange({ ...stage, roundDays: days, ...(days !== null && { roundMinutes: null }) })}
        />
        {stage.format !== "ladder" && <RoundMinutes stage={stage} onChange={onChange} />}
        <StageRuleFields stage={stage} seats={seats} onChange={onChange} />
      </fieldset>
    </StageNumber>
  );
}

/** A clock for an evening. A round in minutes has no days. */
function RoundMinutes({ stage, onChange }: Pick<StageFieldsProps, "stage" | "onChange">) {
  const t = useTranslations("club-evening.settings");
  return (
    <OptionalPlanNumberField
      label={t("roundMinutes")}
      hint={t("roundMinutesHint")}
      from={1}
      to={1440}
      value={stage.roundMinutes}
      onChange={(minutes) =>
        onChange({ ...stage, roundMinutes: minutes, ...(minutes !== null && { roundDays: null }) })
      }
    />
  );
}

function FormatSelect({ stage, onChange }: Pick<StageFieldsProps, "stage" | "onChange">) {
  const t = useTranslations("tournament-settings.stages");
  const tFormat = useTranslations("tournaments.formats");
  return (
    <Field label={t("format")}>
      {(controlProps) => (
        <select
          {...controlProps}
          value={stage.format}
          onChange={(event) => onChange(withFormat(stage, event.target.value as TournamentFormat))}
        >
          {formats.map((format) => (
            <option key={format} value={format}>
              {tFormat(format)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** How many players qualify, and from which stage. */
function QualifierFields({ stage, number, onChange }: Pick<StageFieldsProps, "stage" | "number" | "onChange">) {
  const t = useTranslations("tournament-settings.stages");
  const { field } = stage;
  const countError = useDraftError("count");
  const ofError = useDraftError("field");
  if (field.from !== "best") return null;
  return (
    <FieldRow>
      <PlanNumberField
        label={t("count")}
        error={countError}
        from={2}
        to={128}
        value={field.count}
        onChange={(count) => onChange({ ...stage, field: { ...field, count } })}
      />
      <PlanNumberField
        label={t("of")}
        error={ofError}
        from={1}
        to={number - 1}
        value={field.of}
        onChange={(of) => onChange({ ...stage, field: { ...field, of } })}
      />
    </FieldRow>
  );
}

interface SizeFieldsProps {
  readonly sizes: Sizes;
  readonly seats: Seats;
  onChange(sizes: Sizes): void;
}

function SizeFields({ sizes, seats, onChange }: SizeFieldsProps) {
  const t = useTranslations("tournament-settings.sizes");
  const error = useDraftError("sizes");
  const errorId = useId();
  return (
    <FieldSet>
      <Legend>{t("legend")}</Legend>
      <FieldRow isTriple>
        {(["least", "preferred", "most"] as const).map((bound) => (
          <PlanNumberField
            key={bound}
            label={t(bound)}
            sharedErrorId={error && errorId}
            from={seats.min}
            to={seats.max}
            value={sizes[bound]}
            onChange={(size) => onChange({ ...sizes, [bound]: size })}
          />
        ))}
      </FieldRow>
      <FieldHint>{t("hint")}</FieldHint>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </FieldSet>
  );
}
