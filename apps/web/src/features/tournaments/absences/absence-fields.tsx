"use client";

import { useTranslations } from "next-intl";
import type { Tournament } from "../../../lib/api-client/types.ts";
import { Field } from "../../../ui/forms/field.tsx";
import { FieldRow } from "../parts/field-row.tsx";
import { type Absence, planOf, type RoundPlan, withPlan } from "./planned-rounds.ts";

interface AbsenceFieldsProps {
  readonly tournament: Tournament;
  readonly absences: readonly Absence[];
  onChange(absences: Absence[]): void;
}

/** For each round that is not paired yet: the player plays, has a bye, or is absent. */
export function AbsenceFields({ tournament, absences, onChange }: AbsenceFieldsProps) {
  const t = useTranslations("tournaments.absences");
  const { absenceRounds, byeRounds } = tournament.you;
  return (
    <FieldRow>
      {absenceRounds.map((round) => (
        <Field key={round} label={t("round", { round })}>
          {(controlProps) => (
            <select
              {...controlProps}
              value={planOf(absences, round)}
              onChange={({ target }) => onChange(withPlan(absences, round, target.value as RoundPlan))}
            >
              <option value="plays">{t("plays")}</option>
              {byeRounds.includes(round) && <option value="bye">{t("bye")}</option>}
              <option value="absent">{t("absent")}</option>
            </select>
          )}
        </Field>
      ))}
    </FieldRow>
  );
}
