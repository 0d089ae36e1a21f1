"use client";

import { useTranslations } from "next-intl";
import { CartesianGrid, Line, LineChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from "recharts";
import { tinctureDashes, tinctureOf } from "../../../ui/heraldry/tincture.ts";
import type { RoundScores } from "../state/frames.ts";

const height = 208;
const margin = { top: 18, right: 34, bottom: 4, left: 0 };
const axisHeight = 26;
const labelGap = 21;

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
  const top = niceTop(Math.max(1, ...scores.flatMap(({ tally }) => tally)));
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
          ticks={quarters(scores.at(-1)?.round ?? 0)}
          height={axisHeight}
          tick={tick}
          stroke="var(--rule-strong)"
        />
        <YAxis
          domain={[0, top]}
          ticks={[0, top / 4, top / 2, (top * 3) / 4, top]}
          width={34}
          tick={tick}
          axisLine={false}
          tickLine={false}
        />
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
      <use href={`#s-${tinctureOf(seat)}`} x={cx + 10} y={y - 9.5} width="16" height="19" />
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

/** Where the shields are, by score from the top, so that none covers another. */
function endsOf(tally: readonly number[], top: number): readonly number[] {
  const plot = height - margin.top - margin.bottom - axisHeight;
  const wanted = tally.map((coins, seat) => ({ seat, y: margin.top + plot * (1 - coins / top) }));
  const sorted = wanted.toSorted((one, other) => one.y - other.y);
  const placed: number[] = [];
  let free = 10;
  for (const { seat, y } of sorted) {
    const own = Math.max(free, y);
    placed[seat] = own;
    free = own + labelGap;
  }
  return placed;
}

const niceTop = (max: number) => Math.ceil(max / 20) * 20;
const quarters = (last: number) => [1, 4, 8, 12, 16, 20].filter((round) => round <= last);
