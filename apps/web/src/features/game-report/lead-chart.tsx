"use client";

import { CartesianGrid, Line, LineChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from "recharts";
import { tinctureDashes, tinctureOf } from "../../ui/heraldry/tincture.ts";

const height = 240;
const margin = { top: 22, right: 12, bottom: 4, left: 0 };
const tick = { fill: "var(--ink-2)", fontSize: 12 };

interface LeadChartProps {
  /** By step, and then by seat. */
  readonly leads: readonly (readonly number[])[];
  /** The steps of the swings, the largest first. */
  readonly marks: readonly number[];
  readonly seats: number;
}

/** A line for each seat, and a mark with its number for each swing. */
export function LeadChart({ leads, marks, seats }: LeadChartProps) {
  const rows = leads.map((one, step) => ({
    step: step + 1,
    ...Object.fromEntries(one.map((lead, seat) => [seat, lead])),
  }));
  return (
    <ResponsiveContainer width="100%" height={height}>
      <LineChart data={rows} margin={margin} accessibilityLayer={false}>
        <CartesianGrid stroke="var(--rule)" vertical={false} />
        <XAxis dataKey="step" type="number" domain={["dataMin", "dataMax"]} tick={tick} stroke="var(--rule-strong)" />
        <YAxis width={40} tick={tick} axisLine={false} tickLine={false} />
        <ReferenceLine y={0} stroke="var(--rule-strong)" />
        {marks.map((step, place) => markOf(step + 1, place + 1))}
        {Array.from({ length: seats }, (_, seat) => lineOf(seat))}
      </LineChart>
    </ResponsiveContainer>
  );
}

/** Not components: the chart looks for its parts among its children. */
const markOf = (step: number, number: number) => (
  <ReferenceLine
    key={step}
    x={step}
    stroke="var(--rubric)"
    strokeDasharray="2 3"
    label={{ value: number, position: "top", fill: "var(--rubric)", fontSize: 12, fontWeight: 700 }}
  />
);

function lineOf(seat: number) {
  const tincture = tinctureOf(seat);
  return (
    <Line
      key={`seat ${seat}`}
      dataKey={String(seat)}
      stroke={`var(--${tincture}-ink)`}
      strokeDasharray={tinctureDashes[tincture]}
      strokeWidth={2}
      dot={false}
      activeDot={false}
      isAnimationActive={false}
    />
  );
}
