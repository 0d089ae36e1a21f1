"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { Person } from "../../boards/board-model.ts";
import type { GameReport } from "../../lib/api-client/types.ts";
import { SeatName } from "../../ui/heraldry/seat-name.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { DataTable } from "../../ui/lists/data-table.tsx";
import { Text } from "../../ui/typography/text.tsx";

interface PlaySectionProps {
  readonly seats: GameReport["seats"];
  readonly people: readonly Person[];
}

/** What each player lost by their decisions, and what the draws gave or took. */
export function PlaySection({ seats, people }: PlaySectionProps) {
  const t = useTranslations("game-report.play");
  const format = useFormatter();
  const points = (value: number) => format.number(value, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
  return (
    <Section title={t("title")}>
      <DataTable
        caption={t("caption")}
        isCaptionHidden
        columns={[t("seat"), t("decisions"), t("luck"), t("asHard")]}
        rows={seats.map(({ luck, cost, decisions, asHard }, seat) => ({
          key: String(people[seat]?.name ?? seat) + seat,
          head: <SeatName seat={seat}>{people[seat]?.name}</SeatName>,
          cells: [points(-cost), points(luck), t("some", { asHard, decisions })],
        }))}
      />
      <Text as="p" muted small spaced>
        {t("explained")}
      </Text>
    </Section>
  );
}
