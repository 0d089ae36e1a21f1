"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProblemAlert } from "../../components/errors/problem-alert.tsx";
import type { NewSeries } from "../../lib/api-client/types.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ButtonRow } from "../../ui/buttons/button-row.tsx";
import { Field, FieldSet, Legend } from "../../ui/forms/field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { OptionalNumberField } from "../../ui/forms/number-field.tsx";
import { OptionLabel } from "../../ui/forms/option-label.tsx";
import { pointsIn, type SeriesDraft, seriesOf, tieBreaks } from "./series-draft.ts";

interface SeriesFormProps {
  readonly initialDraft: SeriesDraft;
  readonly submitLabel: string;
  readonly isPending: boolean;
  readonly failure: Error | null;
  onSubmit(series: NewSeries): void;
}

/** Name, description and rules of a series. */
export function SeriesForm({ initialDraft, submitLabel, isPending, failure, onSubmit }: SeriesFormProps) {
  const t = useTranslations("tournament-series.form");
  const [draft, setDraft] = useState(initialDraft);
  const series = seriesOf(draft);
  const send = () => {
    if (series !== undefined) onSubmit(series);
  };
  return (
    <Form onSend={send}>
      <Field label={t("name")}>
        {(controlProps) => (
          <input
            {...controlProps}
            required
            maxLength={80}
            value={draft.name}
            onChange={({ target }) => setDraft({ ...draft, name: target.value })}
          />
        )}
      </Field>
      <Field label={t("description")}>
        {(controlProps) => (
          <textarea
            {...controlProps}
            rows={3}
            maxLength={2000}
            value={draft.description}
            onChange={({ target }) => setDraft({ ...draft, description: target.value })}
          />
        )}
      </Field>
      <RulesFields draft={draft} onChange={setDraft} />
      {failure !== null && <ProblemAlert failure={failure} />}
      <ButtonRow as="p">
        <Button primary type="submit" disabled={isPending || series === undefined}>
          {submitLabel}
        </Button>
      </ButtonRow>
    </Form>
  );
}

interface RulesFieldsProps {
  readonly draft: SeriesDraft;
  onChange(draft: SeriesDraft): void;
}

function RulesFields({ draft, onChange }: RulesFieldsProps) {
  const t = useTranslations("tournament-series.form");
  const arePointsWrong = draft.system === "ranks" && pointsIn(draft.points) === undefined;
  return (
    <>
      <FieldSet>
        <Legend>{t("scoring")}</Legend>
        {(["ranks", "tournament-points"] as const).map((system) => (
          <OptionLabel key={system}>
            <input
              type="radio"
              name="scoring"
              checked={draft.system === system}
              onChange={() => onChange({ ...draft, system })}
            />
            <span>{t(`systems.${system}`)}</span>
          </OptionLabel>
        ))}
      </FieldSet>
      {draft.system === "ranks" && (
        <Field label={t("points")} hint={t("pointsHint")} error={arePointsWrong ? t("pointsWrong") : undefined}>
          {(controlProps) => (
            <input
              {...controlProps}
              inputMode="text"
              value={draft.points}
              onChange={({ target }) => onChange({ ...draft, points: target.value })}
            />
          )}
        </Field>
      )}
      <OptionalNumberField
        label={t("best")}
        hint={t("bestHint")}
        from={1}
        to={60}
        value={draft.best}
        onChange={(best) => onChange({ ...draft, best })}
      />
      <TieBreakFields draft={draft} onChange={onChange} />
    </>
  );
}

/** In this order; one that is chosen again goes to the end. */
function TieBreakFields({ draft, onChange }: RulesFieldsProps) {
  const t = useTranslations("tournament-series");
  const toggled = (tieBreak: (typeof tieBreaks)[number]) =>
    draft.tieBreaks.includes(tieBreak)
      ? draft.tieBreaks.filter((one) => one !== tieBreak)
      : [...draft.tieBreaks, tieBreak];
  return (
    <FieldSet>
      <Legend>{t("form.tieBreaks")}</Legend>
      {tieBreaks.map((tieBreak) => {
        const place = draft.tieBreaks.indexOf(tieBreak);
        return (
          <OptionLabel key={tieBreak}>
            <input
              type="checkbox"
              checked={place >= 0}
              onChange={() => onChange({ ...draft, tieBreaks: toggled(tieBreak) })}
            />
            <span>
              {t(`standings.tieBreaks.${tieBreak}`)}
              {place >= 0 && ` (${place + 1})`}
            </span>
          </OptionLabel>
        );
      })}
    </FieldSet>
  );
}
