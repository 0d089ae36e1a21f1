"use client";

import { useTranslations } from "next-intl";
import type { Pace } from "../../lib/api-client/types.ts";
import { FieldSet, Legend } from "../../ui/forms/field.tsx";
import { OptionLabel } from "../../ui/forms/option-label.tsx";
import { Text } from "../../ui/typography/text.tsx";
import type { TablePlan } from "./table-plan.ts";

type Paced = Pick<TablePlan, "pace" | "weekendsOff">;

interface PacePickerProps<Plan extends Paced> {
  readonly plan: Plan;
  onChange(plan: Plan): void;
}

const paces: readonly Pace[] = ["live", "one-day", "three-days", "relaxed", "none"];

/** The time control of a game or tournament, and whether clocks run at weekends. */
export function PacePicker<Plan extends Paced>({ plan, onChange }: PacePickerProps<Plan>) {
  const t = useTranslations("lobby.create.timeControl");
  return (
    <FieldSet>
      <Legend>{t("legend")}</Legend>
      {paces.map((pace) => (
        <OptionLabel key={pace}>
          <input
            type="radio"
            name="pace"
            checked={pace === plan.pace}
            onChange={() => onChange({ ...plan, pace, weekendsOff: plan.weekendsOff && canRest(pace) })}
          />
          <span>
            {t(`names.${pace}`)}{" "}
            <Text muted small>
              {t(`hints.${pace}`)}
            </Text>
          </span>
        </OptionLabel>
      ))}
      {canRest(plan.pace) && (
        <OptionLabel>
          <input
            type="checkbox"
            checked={plan.weekendsOff}
            onChange={(event) => onChange({ ...plan, weekendsOff: event.target.checked })}
          />
          <span>{t("weekendsOff")}</span>
        </OptionLabel>
      )}
    </FieldSet>
  );
}

const canRest = (pace: Pace) => pace !== "live" && pace !== "none";
