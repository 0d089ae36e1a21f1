// What forms check before they send anything. The schemas check the same, but with a schema comes all of zod.

export { isReadable } from "./readable.ts";
export { gameOfScope } from "./unsubscribe-scope.ts";

/** In characters. */
export const passwordLength = { min: 10, max: 128 };

/** Of the name of an account, in characters. */
export const nameLengthMax = 40;

/** Of the name of a webhook, in characters. */
export const webhookNameLengthMax = 60;

/** The longest quiet hours; the other players have to wait for their end. */
export const quietHoursMax = 9;

/** Whether an account may have these quiet hours, as times of day such as `22:30`. */
export function areQuietHoursAllowed({ from, to }: { readonly from: string; readonly to: string }): boolean {
  return from !== to && minutesBetween(from, to) <= quietHoursMax * 60;
}

/** Minutes from one time of day to the next occurrence of another. */
function minutesBetween(from: string, to: string): number {
  const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return (minutesOf(to) - minutesOf(from) + 1440) % 1440;
}
