"use client";

import { useTranslations } from "next-intl";
import { Field } from "../../../../ui/forms/field.tsx";
import { FieldRow } from "../../parts/field-row.tsx";
import type { TournamentDraft } from "../draft/draft.ts";
import { isHigherThanBefore } from "../draft/draft-errors.ts";
import { useDraftError } from "../errors/draft-error-context.tsx";
import { PlanNumberField } from "../fields/plan-number-field.tsx";

type Scoring = TournamentDraft["scoring"];

interface ScoringFieldsProps {
  readonly scoring: Scoring;
  onChange(scoring: Scoring): void;
}

const systems: readonly Scoring["system"][] = [
  "size-neutral",
  "win-only",
  "wbc",
  "doubling",
  "expo",
  "cedh",
  "score-share",
  "draw-size",
  "list",
  "carnage",
  "c-diplo",
  "sum-of-squares",
  "bangkok",
];

/** The points for each placement. */
export function ScoringFields({ scoring, onChange }: ScoringFieldsProps) {
  const t = useTranslations("tournament-settings.scoring");
  const tMeaning = useTranslations("tournament-settings.scoringMeans");
  const tSystem = useTranslations("tournaments.scorings");
  const rising = useDraftError("rising");
  return (
    <>
      <Field label={t("legend")} hint={tMeaning(scoring.system)}>
        {(controlProps) => (
          <select
            {...controlProps}
            value={scoring.system}
            onChange={(event) => onChange(scoringOf(event.target.value as Scoring["system"]))}
          >
            {systems.map((system) => (
              <option key={system} value={system}>
                {tSystem(system)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {scoring.system === "list" && (
        <FieldRow>
          {scoring.points.map((points, place) => (
            <PlanNumberField
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number.
              key={place}
              label={t("place", { place: place + 1 })}
              error={isHigherThanBefore(points, place, scoring.points) ? rising : undefined}
              from={0}
              to={1000}
              value={points}
              onChange={(value) => onChange({ ...scoring, points: scoring.points.with(place, value) })}
            />
          ))}
        </FieldRow>
      )}
      {"soloAt" in scoring && (
        <PlanNumberField
          label={t("soloAt")}
          from={1}
          to={1000}
          value={scoring.soloAt}
          onChange={(soloAt) => onChange({ ...scoring, soloAt })}
        />
      )}
    </>
  );
}

function scoringOf(system: Scoring["system"]): Scoring {
  switch (system) {
    case "list":
      return { system, points: [6, 4, 2, 0, 0, 0] };
    case "carnage":
    case "c-diplo":
    case "sum-of-squares":
    case "bangkok":
      return { system, soloAt: 18 };
    default:
      return { system };
  }
}
