"use client";

import { useTranslations } from "next-intl";
import { CartesianGrid, Line, LineChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from "recharts";
import { tinctureDashes, tinctureOf } from "../../../ui/heraldry/tincture.ts";
import type { RoundScores } from "../state/frames.ts";
import { scaleUpTo } from "./scale.ts";
import { spread } from "./spread.ts";

const height = 208;
const margin = { top: 18, right: 34, bottom: 4, left: 0 };
const axisHeight = 26;
const labelGap = 21;
const shieldHeight = 19;

const tick = { fill: "var(--ink-2)", fontSize: 12 };

interface ScoreChartProps {
  readonly scores: readonly RoundScores[];
  /** The round that is shown. */
  readonly round: number;
  readonly seats: number;
}

/** A line for each seat that ends in its shield. After the shown round the lines are thinner. */
export function ScoreChart({ scores, round, seats }: ScoreChartProps) {
  const t = useTranslations("replay.scoreChart");
  const marks = scaleUpTo(Math.max(0, ...scores.flatMap(({ tally }) => tally)));
  const top = marks.at(-1) ?? 1;
  const ends = endsOf(scores.at(-1)?.tally ?? [], top);
  const last = scores.length - 1;
  return (
    <ResponsiveContainer width="100%" height={height}>
      <LineChart
        data={scores.map((one) => rowOf(one.round, one.tally, round))}
        margin={margin}
        accessibilityLayer={false}
      >
        <CartesianGrid stroke="var(--rule)" vertical={false} />
        <XAxis
          dataKey="round"
          type="number"
          domain={["dataMin", "dataMax"]}
          ticks={roundMarks(scores.at(-1)?.round ?? 0)}
          height={axisHeight}
          tick={tick}
          stroke="var(--rule-strong)"
        />
        <YAxis domain={[0, top]} ticks={[...marks]} width={34} tick={tick} axisLine={false} tickLine={false} />
        {Array.from({ length: seats }, (_, seat) => linesOf(seat, { last, y: ends[seat] ?? 0 })).flat()}
        <ReferenceLine
          x={round}
          stroke="var(--rubric)"
          strokeWidth={1.5}
          label={{ value: t("here"), position: "top", fill: "var(--rubric)", fontSize: 12, fontWeight: 700 }}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}

interface LineEnd {
  /** The index of the last point. */
  readonly last: number;
  /** Where the shield is. */
  readonly y: number;
}

/** Not a component: the chart looks for lines among its children. */
function linesOf(seat: number, { last, y }: LineEnd) {
  const tincture = tinctureOf(seat);
  const ink = { stroke: `var(--${tincture}-ink)`, strokeDasharray: tinctureDashes[tincture], isAnimationActive: false };
  const end = (point: Point) => (
    <End key={`${seat} ${point.index}`} point={point} seat={seat} isLast={point.index === last} y={y} />
  );
  return [
    <Line key={`${seat} after`} dataKey={`after${seat}`} strokeWidth={1.2} dot={end} activeDot={false} {...ink} />,
    <Line key={seat} dataKey={`past${seat}`} strokeWidth={2.2} dot={false} activeDot={false} {...ink} />,
  ];
}

interface Point {
  readonly cx?: number;
  readonly cy?: number;
  readonly index?: number;
}

/** The shield at the end of a line, kept apart from other shields, with a thread to the line. */
function End({ point: { cx, cy }, seat, isLast, y }: { point: Point; seat: number; isLast: boolean; y: number }) {
  if (!isLast || cx === undefined || cy === undefined) return <g />;
  return (
    <g>
      <path d={`M${cx} ${cy}L${cx + 9} ${y}`} stroke="var(--rule-strong)" fill="none" />
      <use href={`#s-${tinctureOf(seat)}`} x={cx + 10} y={y - shieldHeight / 2} width="16" height={shieldHeight} />
    </g>
  );
}

/** The score of each seat up to the shown round, and from there on. Both lines have the point of the shown round. */
function rowOf(round: number, tally: readonly number[], here: number): Record<string, number | null> {
  const cells = tally.flatMap((coins, seat) => [
    [`past${seat}`, round <= here ? coins : null],
    [`after${seat}`, round >= here ? coins : null],
  ]);
  return { round, ...Object.fromEntries(cells) };
}

/** Where the shields are, so that none covers another and none is cut off. */
function endsOf(tally: readonly number[], top: number): readonly number[] {
  const plot = height - margin.top - margin.bottom - axisHeight;
  const wanted = tally.map((coins) => margin.top + plot * (1 - coins / top));
  return spread(wanted, { from: shieldHeight / 2, to: height - shieldHeight / 2, gap: labelGap });
}

/** The first round, and then round numbers. */
const roundMarks = (last: number) => [1, ...scaleUpTo(last).filter((round) => round > 1 && round <= last)];
