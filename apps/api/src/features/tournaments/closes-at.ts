import type { Closing } from "@seneschal/tournament";

const minuteMs = 60_000;

/** When a round or stage ends whose results are all known; null if a director ends it. */
export const closesAt = ({ grace }: Closing): string | null =>
  grace === null ? null : new Date(Date.parse(grace.since) + grace.minutes * minuteMs).toISOString();
