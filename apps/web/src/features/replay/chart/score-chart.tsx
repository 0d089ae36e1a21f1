"use client";

import { useTranslations } from "next-intl";
import { CartesianGrid, Line, LineChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from "recharts";
import { dashes, tinctureOf } from "../../../ui/tincture.ts";
import type { ScoreChartProps } from "./score-chart-section.tsx";

const height = 208;
const margin = { top: 18, right: 34, bottom: 4, left: 0 };
const axisHeight = 26;
const labelGap = 21;

/** One line a seat with its dash, ending in its shield; what is still to come is thinner. */
export function ScoreChart({ tallies, moment, people }: ScoreChartProps) {
  const round = moment?.round ?? 0;
  const t = useTranslations("replay.tally");
  const seats = people.map((_, seat) => seat);
  const top = niceTop(Math.max(1, ...tallies.flatMap(({ tally }) => tally)));
  const rows = tallies.map((one) => rowOf(one.round, one.tally, round));
  const ends = endsOf(tallies.at(-1)?.tally ?? [], top);
  const lastRow = rows.length - 1;
  const tick = { fill: "var(--ink-2)", fontSize: 12 };

  return (
    <ResponsiveContainer width="100%" height={height}>
      <LineChart data={rows} margin={margin} accessibilityLayer={false}>
        <CartesianGrid stroke="var(--rule)" vertical={false} />
        <XAxis
          dataKey="round"
          type="number"
          domain={["dataMin", "dataMax"]}
          ticks={quarters(tallies.at(-1)?.round ?? 0)}
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
        {seats.flatMap((seat) => {
          const tincture = tinctureOf(seat);
          const ink = { stroke: `var(--${tincture}-ink)`, strokeDasharray: dashes[tincture], isAnimationActive: false };
          return [
            <Line
              key={`${seat} after`}
              dataKey={`after${seat}`}
              strokeWidth={1.2}
              dot={(point: Point) => (
                <End
                  key={`${seat} ${point.index}`}
                  point={point}
                  seat={seat}
                  isLast={point.index === lastRow}
                  y={ends[seat] ?? 0}
                />
              )}
              activeDot={false}
              {...ink}
            />,
            <Line key={seat} dataKey={`past${seat}`} strokeWidth={2.2} dot={false} activeDot={false} {...ink} />,
          ];
        })}
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

interface Point {
  readonly cx?: number;
  readonly cy?: number;
  readonly index?: number;
}

/** The shield at the end of a line, moved apart from its neighbours, with a thread to where the line ends. */
function End({ point: { cx, cy }, seat, isLast, y }: { point: Point; seat: number; isLast: boolean; y: number }) {
  if (!isLast || cx === undefined || cy === undefined) return <g />;
  return (
    <g>
      <path d={`M${cx} ${cy}L${cx + 9} ${y}`} stroke="var(--rule-strong)" fill="none" />
      <use href={`#s-${tinctureOf(seat)}`} x={cx + 10} y={y - 9.5} width="16" height="19" />
    </g>
  );
}

/** Each seat's coins up to the round that is shown, and from there on: both meet in it. */
function rowOf(round: number, tally: readonly number[], here: number): Record<string, number | null> {
  const cells = tally.flatMap((coins, seat) => [
    [`past${seat}`, round <= here ? coins : null],
    [`after${seat}`, round >= here ? coins : null],
  ]);
  return { round, ...Object.fromEntries(cells) };
}

/** Where the shields stand so that none hides another: by what each seat holds, from the top. */
function endsOf(tally: readonly number[], top: number): readonly number[] {
  const plot = height - margin.top - margin.bottom - axisHeight;
  const wished = tally.map((coins, seat) => ({ seat, y: margin.top + plot * (1 - coins / top) }));
  const sorted = wished.toSorted((one, other) => one.y - other.y);
  const placed: number[] = [];
  let free = 10;
  for (const { seat, y } of sorted) {
    const own = Math.max(free, y);
    placed[seat] = own;
    free = own + labelGap;
  }
  return placed;
}

const niceTop = (most: number) => Math.ceil(most / 20) * 20;
const quarters = (last: number) => [1, 4, 8, 12, 16, 20].filter((round) => round <= last);
