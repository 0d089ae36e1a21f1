/** The cookie with the time zone in which dates and times are shown. */
export const timeZoneCookie = "seneschal-time-zone";

/** The time zone of a cookie; UTC without a valid one. */
export function timeZoneOf(cookie: string | undefined): string {
  return cookie !== undefined && isTimeZone(cookie) ? cookie : "UTC";
}

/** The time zone of this browser. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
