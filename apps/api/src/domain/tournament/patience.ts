/** Players of a ladder who have waited this long get a smaller table. */
const patienceMs = 6 * 60 * 60_000;

export const isPatienceOver = (since: string, now: Date): boolean => now.getTime() - Date.parse(since) >= patienceMs;
