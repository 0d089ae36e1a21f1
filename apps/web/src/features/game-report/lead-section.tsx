"use client";

import dynamic from "next/dynamic";
import { useFormatter, useTranslations } from "next-intl";
import type { Person } from "../../boards/board-model.ts";
import type { GameReport } from "../../lib/api-client/types.ts";
import { SeatLine } from "../../ui/heraldry/seat-line.tsx";
import { SeatName } from "../../ui/heraldry/seat-name.tsx";
import { tinctureOf } from "../../ui/heraldry/tincture.ts";
import { Section } from "../../ui/layout/section.tsx";
import { Text } from "../../ui/typography/text.tsx";
import styles from "./lead-section.module.css";

const LeadChart = dynamic(() => import("./lead-chart.tsx").then((module) => module.LeadChart), {
  ssr: false,
  loading: () => null,
});

interface LeadSectionProps {
  readonly report: Pick<GameReport, "steps" | "swings">;
  readonly people: readonly Person[];
}

/** How far each seat was ahead after each step. */
export function LeadSection({ report: { steps, swings }, people }: LeadSectionProps) {
  const t = useTranslations("game-report.leads");
  const format = useFormatter();
  const end = steps.at(-1)?.leads ?? [];
  const leader = end.indexOf(Math.max(...end));
  const lead = format.number(end[leader] ?? 0, { maximumFractionDigits: 1 });
  const marks = swings.map(({ version }) => steps.findIndex((step) => step.version === version));
  return (
    <Section title={t("title")}>
      <div
        className={styles.chart}
        role="img"
        aria-label={t("described", { name: people[leader]?.name ?? "", lead })}
        data-testid="lead-chart"
      >
        <LeadChart leads={steps.map(({ leads }) => leads)} marks={marks} seats={people.length} />
      </div>
      <ul className={styles.legend}>
        {people.map(({ name }, seat) => (
          <li key={tinctureOf(seat)}>
            <SeatLine seat={seat} />
            <SeatName seat={seat}>{name}</SeatName>
          </li>
        ))}
      </ul>
      <Text as="p" muted small>
        {t("explained")}
      </Text>
    </Section>
  );
}
