"use client";

import { useFormatter, useNow } from "next-intl";

const minuteMs = 60_000;

/** "5 minutes ago", and the instant itself for machines. */
export function Since({ instant }: { readonly instant: string }) {
  const format = useFormatter();
  const now = useNow({ updateInterval: minuteMs });
  return (
    <time dateTime={instant} suppressHydrationWarning>
      {format.relativeTime(new Date(instant), now)}
    </time>
  );
}
