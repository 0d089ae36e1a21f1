"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { Moment } from "../../../boards/board.ts";
import type { Person } from "../../../boards/board-model.ts";
import { Figures } from "../../../ui/figures.tsx";
import { Section } from "../../../ui/section.tsx";
import { Shield } from "../../../ui/shield.tsx";
import { dashes, tinctureOf } from "../../../ui/tincture.ts";
import type { RoundTally } from "../state/frames.ts";

const ScoreChart = dynamic(() => import("./score-chart.tsx").then((module) => module.ScoreChart), { ssr: false });

export interface ScoreChartProps {
  readonly tallies: readonly RoundTally[];
  /** Where the step that is shown stands. */
  readonly moment: Moment | null;
  readonly people: readonly Person[];
  readonly isOver: boolean;
}

/** What every seat held at the end of each round: as lines, and the same figures as a table. */
export function ScoreChartSection(props: ScoreChartProps) {
  const { tallies, moment, people, isOver } = props;
  const t = useTranslations("replay.tally");
  const end = tallies.at(-1)?.tally ?? [];
  const now = moment?.tally ?? [];
  const seats = Array.from(end.keys()).toSorted((one, other) => (end[other] ?? 0) - (end[one] ?? 0));
  if (tallies.length < 2) return null;
  return (
    <Section title={t("title")} className="coins">
      <div
        className="chartplace"
        role="img"
        aria-label={t("described", { name: people[seats[0] ?? 0]?.name ?? "", coins: end[seats[0] ?? 0] ?? 0 })}
      >
        <ScoreChart {...props} />
      </div>
      <Figures
        caption={t("caption")}
        isCaptionHidden
        columns={[t("seat"), t("line"), t("now"), t(isOver ? "end" : "soFar")]}
        rows={seats.map((seat) => ({
          key: String(seat),
          head: <SeatName seat={seat}>{people[seat]?.name}</SeatName>,
          cells: [<Dash key="line" seat={seat} />, now[seat] ?? 0, <b key="end">{end[seat] ?? 0}</b>],
        }))}
      />
      <details>
        <summary>{t("everyRound")}</summary>
        <Figures
          caption={t("everyRound")}
          isCaptionHidden
          columns={[t("round"), ...people.map(({ name }) => name)]}
          rows={tallies.map((one) => ({ key: String(one.round), head: one.round, cells: one.tally }))}
        />
      </details>
    </Section>
  );
}

function Dash({ seat }: { readonly seat: number }) {
  const tincture = tinctureOf(seat);
  return (
    <svg className="dash" viewBox="0 0 34 8" aria-hidden="true">
      <path
        d="M0 4H34"
        fill="none"
        stroke={`var(--${tincture}-ink)`}
        strokeWidth="2.2"
        strokeDasharray={dashes[tincture]}
      />
    </svg>
  );
}
