"use client";

import { useFormatter, useTranslations } from "next-intl";
import { ProblemAlert } from "../../../components/errors/problem-alert.tsx";
import { useEndVacation, useVacation } from "../../../lib/queries/use-players.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { VacationForm } from "./vacation-form.tsx";

/** Days on which the reader's clocks are paused. */
export function VacationSection() {
  const t = useTranslations("account.vacation");
  const format = useFormatter();
  const vacation = useVacation();
  const end = useEndVacation();
  if (vacation.data === undefined) return null;
  const { daysLeft, until, planned } = vacation.data;
  const timeOf = (instant: string) => format.dateTime(new Date(instant), { dateStyle: "medium", timeStyle: "short" });
  return (
    <Section title={t("title")} aside={t("daysLeft", { days: daysLeft })}>
      <Text as="p" muted>
        {t("text")}
      </Text>
      {until === null && planned === null && <VacationForm daysLeft={daysLeft} />}
      {until !== null && <p>{t("onVacation", { until: timeOf(until) })}</p>}
      {planned !== null && <p>{t("scheduled", { from: timeOf(planned.from), until: timeOf(planned.until) })}</p>}
      {(until !== null || planned !== null) && (
        <Text as="p" spaced>
          <Button disabled={end.isPending} onClick={() => end.mutate()}>
            {t(planned === null ? "end" : "cancel")}
          </Button>
        </Text>
      )}
      {end.isError && <ProblemAlert failure={end.error} />}
    </Section>
  );
}
