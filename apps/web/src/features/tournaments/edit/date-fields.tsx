"use client";

import { useTranslations } from "next-intl";
import { fromDatetimeLocal, toDatetimeLocal } from "../../../components/clocks/datetime-local.ts";
import { Field } from "../../../ui/forms/field.tsx";
import type { TournamentDraft } from "./draft/draft.ts";
import { useDraftError } from "./errors/draft-error-context.tsx";
import { Choice } from "./fields/choice.tsx";
import { OptionalPlanNumberField, PlanNumberField } from "./fields/plan-number-field.tsx";

interface DraftFieldsProps {
  readonly draft: TournamentDraft;
  onChange(draft: TournamentDraft): void;
}

/** The start, the check-in, and what happens to late games and late players. */
export function DateFields(props: DraftFieldsProps) {
  return (
    <>
      <StartFields {...props} />
      <RuleFields {...props} />
      <ClosingFields {...props} />
    </>
  );
}

function StartFields({ draft, onChange }: DraftFieldsProps) {
  const t = useTranslations("tournament-settings.dates");
  return (
    <>
      <Field label={t("startsAt")} hint={t("startsAtHint")} error={useDraftError("start")}>
        {(controlProps) => (
          <input
            {...controlProps}
            type="datetime-local"
            value={toDatetimeLocal(draft.startsAt)}
            onChange={({ target }) => onChange({ ...draft, startsAt: fromDatetimeLocal(target.value) })}
          />
        )}
      </Field>
      <OptionalPlanNumberField
        label={t("checkIn")}
        hint={t("checkInHint")}
        error={useDraftError("checkIn")}
        from={5}
        to={10_080}
        value={draft.checkInMinutes}
        onChange={(checkInMinutes) => onChange({ ...draft, checkInMinutes })}
      />
      <PlanNumberField
        label={t("lateRounds")}
        hint={t("lateRoundsHint")}
        error={useDraftError("late")}
        from={0}
        to={14}
        value={draft.lateRounds}
        onChange={(lateRounds) => onChange({ ...draft, lateRounds })}
      />
    </>
  );
}

function RuleFields({ draft, onChange }: DraftFieldsProps) {
  const t = useTranslations("tournament-settings.dates");
  const adjudicationError = useDraftError("adjudication");
  return (
    <>
      <Choice
        legend={t("pairing.legend")}
        values={["automatic", "director"]}
        chosen={draft.pairing}
        labelOf={(value) => t(`pairing.${value}`)}
        onChoose={(pairing) => onChange({ ...draft, pairing })}
      />
      {draft.boards !== "physical" && (
        <Choice
          legend={t("atDeadline.legend")}
          values={["director", "adjudicate"]}
          chosen={draft.atDeadline}
          error={adjudicationError}
          labelOf={(value) => t(`atDeadline.${value}`)}
          onChoose={(atDeadline) => onChange({ ...draft, atDeadline })}
        />
      )}
      <Choice
        legend={t("seeding.legend")}
        values={["lot", "rating", "entry"]}
        chosen={draft.seeding}
        labelOf={(value) => t(`seeding.${value}`)}
        onChoose={(seeding) => onChange({ ...draft, seeding })}
      />
    </>
  );
}

/** How rounds end, and how long their results can be corrected. */
function ClosingFields({ draft, onChange }: DraftFieldsProps) {
  const t = useTranslations("tournament-settings.dates");
  return (
    <>
      <Choice
        legend={t("closing.legend")}
        values={["automatic", "director"]}
        chosen={draft.closing}
        labelOf={(value) => t(`closing.${value}`)}
        onChoose={(closing) => onChange({ ...draft, closing })}
      />
      {draft.closing === "automatic" && (
        <>
          <PlanNumberField
            label={t("graceMinutes")}
            hint={t("graceMinutesHint")}
            from={0}
            to={10_080}
            value={draft.graceMinutes}
            onChange={(graceMinutes) => onChange({ ...draft, graceMinutes })}
          />
          <PlanNumberField
            label={t("lastGraceMinutes")}
            from={0}
            to={10_080}
            value={draft.lastGraceMinutes}
            onChange={(lastGraceMinutes) => onChange({ ...draft, lastGraceMinutes })}
          />
        </>
      )}
    </>
  );
}
