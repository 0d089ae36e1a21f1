import { z } from "zod";

/** A time zone of the IANA database. A bare offset is none: it has no daylight saving time. */
export const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, "is no time zone of the IANA data base")
  .meta({ description: "IANA time zone: `Europe/Paris`." });

/** A wall-clock time such as `20:00`. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}
