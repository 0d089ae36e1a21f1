import { z } from "zod";
import { accountId, instant } from "../ids.ts";
import { readableText } from "./readable-text.ts";

export const accountName = readableText(40).meta({ description: "How the other players know you." });
export const password = z.string().min(10).max(128);

/** One who plays: a guest until the name is kept by e-mail and password. */
export const account = z
  .object({ id: accountId, name: z.string(), kind: z.enum(["guest", "member"]), email: z.string().nullable() })
  .meta({ id: "Account" });
/** A session: browsers keep its cookie, programs send the token as `Authorization: Bearer …`. */
export const sessionGranted = z.object({ account, token: z.string(), expiresAt: instant }).meta({ id: "Session" });

export const languages = ["en", "fr"] as const;
const language = z.enum(languages).meta({ description: "In which the house writes to you." });
const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, "is no time zone of the IANA data base")
  .meta({ description: "A name of the IANA data base: `Europe/Paris`." });
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** Nobody sleeps longer, and the others wait. */
export const quietHoursMax = 9;
const quietHours = z
  .strictObject({ from: timeOfDay, to: timeOfDay })
  .refine(({ from, to }) => from !== to && minutesBetween(from, to) <= quietHoursMax * 60, "may last nine hours")
  .meta({ id: "QuietHours", description: "Every night, by the clock of your time zone; at most nine hours." });
export const colours = ["gules", "azure", "or", "sable", "vert", "purpure"] as const;

const profileFields = {
  language,
  timeZone,
  quietHours: quietHours.nullable(),
  weekendsOff: z.boolean().meta({ description: "No deadlines on Saturdays and Sundays, where the table allows it." }),
  spokenLanguages: z
    .array(z.string().regex(/^[a-z]{2,3}$/))
    .max(8)
    .meta({ description: "What you speak at the table, as ISO 639 codes." }),
  colour: z.enum(colours).nullable().meta({ description: "The tincture that you like best." }),
};
/** What the house should know to treat somebody well. */
export const profile = z.object(profileFields).meta({ id: "Profile" });
export const profileChange = z.strictObject(profileFields).partial().meta({ id: "ProfileChange" });
export type Profile = z.infer<typeof profile>;
export type ProfileChange = z.infer<typeof profileChange>;

export const newGuest = z
  .strictObject({ name: accountName, language: language.optional(), timeZone: timeZone.optional() })
  .meta({ id: "NewGuest" });
export const credentials = z
  .strictObject({ email: z.email().max(254), password: z.string().max(128) })
  .meta({ id: "Credentials" });
export const keptName = z.strictObject({ email: z.email().max(254), password }).meta({ id: "KeptName" });
export const rename = z.strictObject({ name: accountName }).meta({ id: "Rename" });

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    // An offset alone knows no summer time.
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

/** From one time of day to the next time that it is another. */
function minutesBetween(from: string, to: string): number {
  const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return (minutesOf(to) - minutesOf(from) + 1440) % 1440;
}
