import type { clocks } from "@seneschal/schema";

/** A time control, and whether the game is still being set up. */
export interface Stage {
  readonly control: clocks.TimeControl;
  readonly isSetup: boolean;
}

/** The bank of a clock that has never run, in milliseconds. */
export function initialBank({ control, isSetup }: Stage): number {
  return (isSetup ? (control.setupSeconds ?? control.startSeconds) : control.startSeconds) * 1000;
}

/**
 * The bank after an answer: with the increment, up to the cap, and time above the cap is kept. During the setup each
 * question has a new bank.
 */
export function bankAfterAnswer(leftMilliseconds: number, { control, isSetup }: Stage): number {
  if (isSetup && control.setupSeconds !== undefined) return control.setupSeconds * 1000;
  const max = Math.max(leftMilliseconds, control.capSeconds * 1000);
  return Math.min(max, leftMilliseconds + control.incrementSeconds * 1000);
}

/** The time that an excused player gets, in seconds. */
export function excuseSecondsOf({ control, isSetup }: Stage): number {
  return isSetup && control.setupSeconds !== undefined ? control.setupSeconds / 2 : control.excuseSeconds;
}
