"use client";

import { useTranslations } from "next-intl";
import type { TournamentPlan } from "../../../lib/api-client/types.ts";
import { FieldSet, Legend } from "../../../ui/forms/field.tsx";
import { NumberField } from "../../../ui/forms/number-field.tsx";
import { OptionLabel } from "../../../ui/forms/option-label.tsx";

export type ClubsApart = NonNullable<TournamentPlan["clubsApart"]> | null;

interface ClubPlanFieldsProps {
  readonly value: ClubsApart;
  /** What is wrong with the number of rounds. */
  readonly roundsError?: string | undefined;
  onChange(value: ClubsApart): void;
}

const choices = { meet: null, first: { rounds: 2 }, all: { rounds: null } } as const;
const names = ["meet", "first", "all"] as const;

/** Whether members of the same club are kept apart, and how long. */
export function ClubPlanFields({ value, roundsError, onChange }: ClubPlanFieldsProps) {
  const t = useTranslations("tournament-clubs.plan");
  const chosen = value === null ? "meet" : value.rounds === null ? "all" : "first";
  return (
    <>
      <FieldSet>
        <Legend>{t("legend")}</Legend>
        {names.map((name) => (
          <OptionLabel key={name}>
            <input type="radio" name="clubs-apart" checked={name === chosen} onChange={() => onChange(choices[name])} />
            <span>{t(name)}</span>
          </OptionLabel>
        ))}
      </FieldSet>
      {value !== null && value.rounds !== null && (
        <NumberField
          label={t("rounds")}
          hint={t("roundsHint")}
          error={roundsError}
          from={1}
          to={500}
          value={value.rounds}
          onChange={(rounds) => onChange({ rounds })}
        />
      )}
    </>
  );
}
