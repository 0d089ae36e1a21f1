/** Players of a ladder who have waited this long get a smaller table. */
const fullTableWaitMs = 6 * 60 * 60_000;

export const isWaitOver = (since: string, now: Date): boolean => now.getTime() - Date.parse(since) >= fullTableWaitMs;
