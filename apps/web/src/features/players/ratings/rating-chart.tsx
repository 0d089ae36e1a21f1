"use client";

import { CartesianGrid, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from "recharts";
import type { RatingHistory } from "../../../lib/api-client/types.ts";

const height = 180;

/** The rating after each game. */
export function RatingChart({ changes }: { readonly changes: RatingHistory["changes"] }) {
  const rows = changes.toReversed().map(({ own }, place) => ({ place: place + 1, rating: own.ratingAfter }));
  const tick = { fill: "var(--ink-2)", fontSize: 12 };
  return (
    <ResponsiveContainer width="100%" height={height}>
      <LineChart data={rows} margin={{ top: 8, right: 12, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid stroke="var(--rule)" vertical={false} />
        <XAxis dataKey="place" tick={tick} stroke="var(--rule-strong)" minTickGap={24} />
        <YAxis domain={["auto", "auto"]} width={44} tick={tick} axisLine={false} tickLine={false} />
        <Line dataKey="rating" stroke="var(--lapis)" strokeWidth={2.2} dot={{ r: 2.5 }} isAnimationActive={false} />
      </LineChart>
    </ResponsiveContainer>
  );
}
