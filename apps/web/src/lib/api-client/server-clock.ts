/** The time of the server minus the time of this device: only the server's clock decides. */
let aheadMs = 0;
const driftMs = 30_000;

/** Learns from an answer that says when it was given. Every answer was on its way for a while, so the one that is furthest ahead is right. */
export function syncClock(said: string): void {
  const ahead = Date.parse(said) - Date.now();
  if (ahead > aheadMs || aheadMs - ahead > driftMs) aheadMs = ahead;
}

export function serverNow(): number {
  return Date.now() + aheadMs;
}
