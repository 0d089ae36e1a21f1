"use client";

import { useTranslations } from "next-intl";
import type { TournamentFormat } from "../../../../lib/api-client/types.ts";
import { Field } from "../../../../ui/forms/field.tsx";
import { FieldRow } from "../../parts/field-row.tsx";
import type { CompleteStage } from "../draft/earlier-plan.ts";
import { useDraftError } from "../errors/draft-error-context.tsx";
import { OptionalPlanNumberField, PlanNumberField } from "../fields/plan-number-field.tsx";
import { SwitchField } from "../fields/switch-field.tsx";

interface FormatFieldsProps {
  readonly stage: CompleteStage;
  onChange(stage: CompleteStage): void;
}

interface Figure {
  readonly name:
    | "rounds"
    | "best"
    | "division"
    | "seasons"
    | "moving"
    | "advance"
    | "lives"
    | "safe"
    | "days"
    | "gamesAtOnce";
  readonly from: number;
  readonly to: number;
}

/** The numbers of each format, with the limits of the API. */
const figures: Readonly<Record<TournamentFormat, readonly Figure[]>> = {
  heats: [
    { name: "rounds", from: 1, to: 9 },
    { name: "best", from: 1, to: 9 },
  ],
  swiss: [{ name: "rounds", from: 1, to: 15 }],
  "round-robin": [],
  league: [
    { name: "division", from: 3, to: 31 },
    { name: "seasons", from: 1, to: 12 },
    { name: "moving", from: 0, to: 5 },
  ],
  "knock-out": [{ name: "advance", from: 1, to: 4 }],
  lives: [
    { name: "lives", from: 1, to: 5 },
    { name: "safe", from: 1, to: 4 },
  ],
  ladder: [
    { name: "days", from: 1, to: 366 },
    { name: "gamesAtOnce", from: 1, to: 20 },
    { name: "best", from: 1, to: 100 },
  ],
};

/** The number that an error of the format is about. */
const checkedOf: Readonly<Partial<Record<TournamentFormat, Figure["name"]>>> = {
  heats: "best",
  league: "division",
  "knock-out": "advance",
  lives: "safe",
};

/** The settings of one format. */
export function FormatFields({ stage, onChange }: FormatFieldsProps) {
  const t = useTranslations("tournament-settings.figures");
  const values = stage as Partial<Record<Figure["name"], number>>;
  const error = useDraftError("advance", "safe", "best", "division");
  const doubleError = useDraftError("double");
  return (
    <>
      <FieldRow>
        {figures[stage.format].map(({ name, from, to }) => (
          <PlanNumberField
            key={name}
            label={t(name)}
            error={name === checkedOf[stage.format] ? error : undefined}
            from={from}
            to={to}
            value={values[name] ?? from}
            onChange={(value) => onChange({ ...stage, [name]: value } as CompleteStage)}
          />
        ))}
        {"mostAtOnce" in stage && (
          <OptionalPlanNumberField
            label={t("mostAtOnce")}
            from={1}
            to={20}
            value={stage.mostAtOnce}
            onChange={(mostAtOnce) => onChange({ ...stage, mostAtOnce })}
          />
        )}
      </FieldRow>
      {stage.format === "swiss" && <Company stage={stage} onChange={onChange} />}
      {stage.format === "round-robin" && (stage.sizes.most === 2 || stage.isDouble) && (
        <SwitchField
          label={t("isDouble")}
          error={doubleError}
          isOn={stage.isDouble}
          onChange={(isDouble) => onChange({ ...stage, isDouble })}
        />
      )}
    </>
  );
}

type Swiss = Extract<CompleteStage, { format: "swiss" }>;

/** Whether pairing prefers new opponents or equal ones. */
function Company({ stage, onChange }: { readonly stage: Swiss; onChange(stage: CompleteStage): void }) {
  const t = useTranslations("tournament-settings.opponents");
  return (
    <Field label={t("legend")} hint={t(`means.${stage.company}`)}>
      {(controlProps) => (
        <select
          {...controlProps}
          value={stage.company}
          onChange={(event) => onChange({ ...stage, company: event.target.value as Swiss["company"] })}
        >
          {(["social", "balanced", "sporting"] as const).map((company) => (
            <option key={company} value={company}>
              {t(company)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
