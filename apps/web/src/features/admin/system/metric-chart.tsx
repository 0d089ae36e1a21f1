"use client";

import { useFormatter } from "next-intl";
import { CartesianGrid, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from "recharts";

const height = 130;

interface Point {
  readonly at: number;
  readonly value: number;
}

/** A metric over time. */
export function MetricChart({ points }: { readonly points: readonly Point[] }) {
  const format = useFormatter();
  const tick = { fill: "var(--ink-2)", fontSize: 12 };
  const number = (value: number) => format.number(value, { maximumFractionDigits: 2 });
  const time = (at: number) => format.dateTime(new Date(at), { hour: "numeric", minute: "numeric" });
  return (
    <ResponsiveContainer width="100%" height={height}>
      <LineChart data={[...points]} margin={{ top: 8, right: 12, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid stroke="var(--rule)" vertical={false} />
        <XAxis
          dataKey="at"
          type="number"
          domain={["dataMin", "dataMax"]}
          tickFormatter={time}
          tick={tick}
          stroke="var(--rule-strong)"
          minTickGap={32}
        />
        <YAxis domain={[0, "auto"]} width={44} tickFormatter={number} tick={tick} axisLine={false} tickLine={false} />
        <Line dataKey="value" stroke="var(--lapis)" strokeWidth={2} dot={points.length < 3} isAnimationActive={false} />
      </LineChart>
    </ResponsiveContainer>
  );
}
