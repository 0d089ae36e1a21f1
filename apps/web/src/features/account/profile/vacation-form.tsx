"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { toDatetimeLocal } from "../../../components/clocks/datetime-local.ts";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { serverNow } from "../../../lib/api-client/server-clock.ts";
import { useStartVacation } from "../../../lib/queries/use-players.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Field, FieldSet, Legend } from "../../../ui/forms/field.tsx";
import { Form } from "../../../ui/forms/form.tsx";
import { OptionLabel } from "../../../ui/forms/option-label.tsx";

const dayMs = 24 * 60 * 60 * 1000;
/** Nobody can have more days than this. */
const plannedDaysMax = 30;

/** Starts a vacation now, or plans one. */
export function VacationForm({ daysLeft }: { readonly daysLeft: number }) {
  const t = useTranslations("account.vacation");
  const [isLater, setLater] = useState(daysLeft === 0);
  const [from, setFrom] = useState("");
  const [days, setDays] = useState(Math.max(1, Math.min(7, daysLeft)));
  const begin = useStartVacation();
  const daysMax = isLater ? plannedDaysMax : daysLeft;
  const isComplete = days >= 1 && days <= daysMax && (!isLater || from !== "");
  const send = () => {
    if (isComplete) begin.mutate({ days, ...(isLater && { from }) });
  };
  return (
    <Form onSend={send}>
      <FieldSet>
        <Legend>{t("startDate")}</Legend>
        <When label={t("now")} isChosen={!isLater} isOpen={daysLeft > 0} onChoose={() => setLater(false)} />
        <When label={t("later")} isChosen={isLater} isOpen onChoose={() => setLater(true)} />
      </FieldSet>
      {isLater && <FromField from={from} onChange={setFrom} />}
      <Field label={t("days")} hint={isLater && isComplete ? <EndDate from={from} days={days} /> : undefined}>
        {(controlProps) => (
          <input
            {...controlProps}
            type="number"
            min={1}
            max={daysMax}
            value={Number.isNaN(days) ? "" : days}
            onChange={(event) => setDays(event.target.valueAsNumber)}
          />
        )}
      </Field>
      <Button type="submit" disabled={begin.isPending || !isComplete}>
        {t(isLater ? "schedule" : "start")}
      </Button>
      {begin.isError && <ProblemAlert failure={begin.error} />}
    </Form>
  );
}

function FromField({ from, onChange }: { readonly from: string; onChange(from: string): void }) {
  const t = useTranslations("account.vacation");
  return (
    <Field label={t("from")}>
      {(controlProps) => (
        <input
          {...controlProps}
          type="date"
          required
          min={tomorrow()}
          value={from}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

interface WhenProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly isOpen: boolean;
  onChoose(): void;
}

function When({ label, isChosen, isOpen, onChoose }: WhenProps) {
  return (
    <OptionLabel>
      <input type="radio" name="when" checked={isChosen} disabled={!isOpen} onChange={onChoose} />
      <span>{label}</span>
    </OptionLabel>
  );
}

/** The day on which the clocks continue. */
function EndDate({ from, days }: { readonly from: string; readonly days: number }) {
  const t = useTranslations("account.vacation");
  const format = useFormatter();
  const date = new Date(Date.parse(from) + days * dayMs);
  return t("returns", { date: format.dateTime(date, { dateStyle: "full", timeZone: "UTC" }) });
}

const tomorrow = () => toDatetimeLocal(new Date(serverNow() + dayMs).toISOString()).slice(0, 10);
