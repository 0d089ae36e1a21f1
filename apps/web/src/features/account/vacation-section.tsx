"use client";

import { useFormatter, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useBeginVacation, useEndVacation, useVacation } from "../../api/use-players.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Section } from "../../ui/section.tsx";
import { ProblemNotice } from "../notices/problem-notice.tsx";

/** Days on which the clocks of one's games stand. */
export function VacationSection() {
  const say = useTranslations("pace.vacation");
  const format = useFormatter();
  const vacation = useVacation();
  const end = useEndVacation();
  if (vacation.data === undefined) return null;
  const { daysLeft, until } = vacation.data;
  return (
    <Section title={say("title")} aside={say("left", { days: daysLeft })}>
      <p className="quiet">{say("text")}</p>
      {until === null && daysLeft > 0 && <LeaveForm daysMax={daysLeft} />}
      {until !== null && (
        <>
          <p>{say("away", { until: format.dateTime(new Date(until), { dateStyle: "long", timeStyle: "short" }) })}</p>
          <p className="after">
            <Button disabled={end.isPending} onClick={() => end.mutate()}>
              {say("end")}
            </Button>
          </p>
        </>
      )}
      {end.isError && <ProblemNotice failure={end.error} />}
    </Section>
  );
}

function LeaveForm({ daysMax }: { readonly daysMax: number }) {
  const say = useTranslations("pace.vacation");
  const [days, setDays] = useState(Math.min(7, daysMax));
  const begin = useBeginVacation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    begin.mutate(days);
  };
  return (
    <form className="fields" onSubmit={submit}>
      <Field label={say("days")}>
        {(tied) => (
          <input
            {...tied}
            type="number"
            min={1}
            max={daysMax}
            value={days}
            onChange={(event) => setDays(event.target.valueAsNumber)}
          />
        )}
      </Field>
      <Button type="submit" disabled={begin.isPending || !(days >= 1)}>
        {say("begin")}
      </Button>
      {begin.isError && <ProblemNotice failure={begin.error} />}
    </form>
  );
}
