// Arithmetic with the instants of a log; no clock is read.

// biome-ignore lint/style/noRestrictedGlobals: parses an instant.
const msOf = (instant: string): number => Date.parse(instant);
// biome-ignore lint/style/noRestrictedGlobals: formats an instant.
const instantAt = (ms: number): string => new Date(ms).toISOString();

const minuteMs = 60_000;
/** Players of a ladder who have waited this long get a smaller table. */
const fullTableWaitMs = 6 * 60 * minuteMs;

export const minutesBefore = (instant: string, minutes: number): string =>
  instantAt(msOf(instant) - minutes * minuteMs);
export const isWaitOver = (since: string, now: string): boolean => msOf(now) - msOf(since) >= fullTableWaitMs;
export const secondsAfter = (instant: string, seconds: number): string => instantAt(msOf(instant) + seconds * 1000);
export const secondsBetween = (from: string, to: string): number => (msOf(to) - msOf(from)) / 1000;
