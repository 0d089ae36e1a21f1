import type { TournamentRound } from "../../../lib/api-client/types.ts";

type OfClock = Pick<TournamentRound, "clock" | "deadline">;

/** The seconds left on the clock of a round; negative once its time is up. `null` without a clock. */
export function secondsLeft({ clock, deadline }: OfClock, nowMs: number): number | null {
  if (clock === null) return deadline === null ? null : Math.ceil((Date.parse(deadline) - nowMs) / 1000);
  if (clock.leftSeconds !== null) return clock.leftSeconds;
  return deadline === null ? 0 : Math.ceil((Date.parse(deadline) - nowMs) / 1000);
}

/** "1:29:05" or "4:09"; "-0:30" half a minute after the end. */
export function clockText(seconds: number): string {
  const whole = Math.abs(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, "0");
  const sign = seconds < 0 ? "\u2212" : "";
  return hours > 0 ? `${sign}${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${sign}${minutes}:${rest}`;
}
