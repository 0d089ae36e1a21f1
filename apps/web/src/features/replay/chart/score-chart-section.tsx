"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { SeatLine } from "../../../ui/heraldry/seat-line.tsx";
import { SeatName } from "../../../ui/heraldry/seat-name.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { DataTable } from "../../../ui/lists/data-table.tsx";
import { isOver, type RoundScores, scoresByRound } from "../state/frames.ts";
import { useReplayContext } from "../state/replay-context.tsx";
import styles from "./score-chart-section.module.css";

const ScoreChart = dynamic(() => import("./score-chart.tsx").then((module) => module.ScoreChart), { ssr: false });

/** The score of every seat at the end of each round, as lines and as a table. */
export function ScoreChartSection() {
  const { frames, frame, people, unit } = useReplayContext();
  const t = useTranslations("replay.scoreChart");
  const scores = useMemo(() => scoresByRound(frames), [frames]);
  const end = scores.at(-1)?.tally ?? [];
  const seats = Array.from(end.keys()).toSorted((one, other) => (end[other] ?? 0) - (end[one] ?? 0));
  const [leader = 0] = seats;
  if (scores.length < 2) return null;
  return (
    <Section title={t("title", { unit })} className={styles.section}>
      <div
        className={styles.chart}
        data-testid="score-chart"
        role="img"
        aria-label={t("described", { unit, name: people[leader]?.name ?? "", coins: end[leader] ?? 0 })}
      >
        <ScoreChart scores={scores} round={frame.moment?.round ?? 0} seats={people.length} />
      </div>
      <CurrentScores seats={seats} end={end} />
      <ScoresOfEveryRound scores={scores} />
    </Section>
  );
}

interface CurrentScoresProps {
  /** The seats, the leader first. */
  readonly seats: readonly number[];
  /** The last score of each seat. */
  readonly end: readonly number[];
}

function CurrentScores({ seats, end }: CurrentScoresProps) {
  const { frames, frame, people } = useReplayContext();
  const t = useTranslations("replay.scoreChart");
  const now = frame.moment?.tally ?? [];
  return (
    <DataTable
      caption={t("caption")}
      isCaptionHidden
      columns={[t("seat"), t("line"), t("now"), t(isOver(frames) ? "end" : "soFar")]}
      rows={seats.map((seat) => ({
        key: String(seat),
        head: <SeatName seat={seat}>{people[seat]?.name}</SeatName>,
        cells: [<SeatLine key="line" seat={seat} />, now[seat] ?? 0, <b key="end">{end[seat] ?? 0}</b>],
      }))}
    />
  );
}

function ScoresOfEveryRound({ scores }: { readonly scores: readonly RoundScores[] }) {
  const { people, unit } = useReplayContext();
  const t = useTranslations("replay.scoreChart");
  return (
    <details>
      <summary>{t("everyRound", { unit })}</summary>
      <DataTable
        caption={t("everyRound", { unit })}
        isCaptionHidden
        columns={[t("round", { unit }), ...people.map(({ name }) => name)]}
        rows={scores.map((one) => ({ key: String(one.round), head: one.round, cells: one.tally }))}
      />
    </details>
  );
}
