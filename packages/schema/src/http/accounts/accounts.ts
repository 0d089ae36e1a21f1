import { z } from "zod";
import { accountId, instant } from "../../ids.ts";
import { areQuietHoursAllowed, passwordLength, quietHoursMax } from "../form-checks.ts";
import { colours, languages } from "../lists.ts";
import { timeOfDay, timeZone } from "../time-of-day.ts";
import { accountKind, accountName, nameKind } from "./players.ts";
import { role } from "./roles.ts";
import { sanction } from "./sanctions.ts";

export const password = z.string().min(passwordLength.min).max(passwordLength.max);

/** An account: a guest, registered with e-mail and password, or a bot account. */
export const account = z
  .object({
    id: accountId,
    name: z.string(),
    kind: accountKind,
    nameKind,
    email: z.string().nullable(),
    isEmailConfirmed: z.boolean().meta({ description: "Whether the address is confirmed." }),
    newEmail: z.string().nullable().meta({ description: "New address, until it is confirmed." }),
    hasSecondFactor: z.boolean().meta({ description: "Whether two-factor authentication is on." }),
    sanctions: z.array(sanction).meta({ description: "Active sanctions of the account." }),
    roles: z.array(role).meta({ description: "Admin roles of the account; empty for most." }),
  })
  .meta({ id: "Account" });
/** A session. Browsers use its cookie; programs send the token as `Authorization: Bearer …`. */
export const session = z.object({ account, token: z.string(), expiresAt: instant }).meta({ id: "Session" });

export { colours, languages, quietHoursMax };

const language = z.enum(languages).meta({ description: "Language of e-mails." });
const quietHours = z
  .strictObject({ from: timeOfDay, to: timeOfDay })
  .refine(areQuietHoursAllowed, "may last nine hours")
  .meta({ id: "QuietHours", description: "Quiet hours every night in your time zone; at most 9 hours." });

const profileFields = {
  language,
  timeZone,
  quietHours: quietHours.nullable(),
  weekendsOff: z.boolean().meta({
    description:
      "Your clocks pause on Saturdays and Sundays in older games that allow it. In newer ones the pause applies to all players.",
  }),
  spokenLanguages: z
    .array(z.string().regex(/^[a-z]{2,3}$/))
    .max(8)
    .meta({ description: "Languages you speak, as ISO 639 codes." }),
  colour: z.enum(colours).nullable().meta({ description: "Preferred colour." }),
  showsPresence: z.boolean().meta({ description: "Whether other players of your games see that you are online." }),
};
/** The preferences of an account. */
export const profile = z.object(profileFields).meta({ id: "Profile" });
export const profileChange = z.strictObject(profileFields).partial().meta({ id: "ProfileChange" });
export type Profile = z.infer<typeof profile>;
export type ProfileChange = z.infer<typeof profileChange>;

export const newGuest = z
  .strictObject({ name: accountName, language: language.optional(), timeZone: timeZone.optional() })
  .meta({ id: "NewGuest" });
const email = z.email().max(254);
export const givenPassword = z.string().max(passwordLength.max);
/** Six digits of an authenticator app, or a backup code; spaces are ignored. */
export const code = z
  .string()
  .max(40)
  .meta({ description: "Six digits from the authenticator app, or a backup code." });
export const credentials = z
  .strictObject({ email, password: givenPassword, code: code.optional() })
  .meta({ id: "Credentials" });
export const newRegistration = z.strictObject({ email, password }).meta({ id: "NewRegistration" });
export const newEmail = z.strictObject({ email, password: givenPassword }).meta({ id: "NewEmail" });
export const newPassword = z
  .strictObject({ password: givenPassword, newPassword: password })
  .meta({ id: "NewPassword" });
/** The token of a link in an e-mail. It works once and expires. */
const emailToken = z.string().min(20).max(100);
export const confirmation = z.strictObject({ token: emailToken }).meta({ id: "Confirmation" });
export const passwordResetRequest = z.strictObject({ email }).meta({ id: "PasswordResetRequest" });
export const passwordReset = z.strictObject({ token: emailToken, password }).meta({ id: "PasswordReset" });

export const currentPassword = z.strictObject({ password: givenPassword }).meta({ id: "CurrentPassword" });
export const twoFactorSetup = z
  .object({
    secret: z.string().meta({ description: "The key in base 32, for typing." }),
    uri: z.string().meta({ description: "`otpauth:` URI for the authenticator app, to show as a QR code." }),
  })
  .meta({ id: "TwoFactorSetup" });
export const twoFactorCode = z.strictObject({ code }).meta({ id: "TwoFactorCode" });
export const backupCodes = z.object({ backupCodes: z.array(z.string()) }).meta({ id: "BackupCodes" });
export const passwordAndCode = z.strictObject({ password: givenPassword, code }).meta({ id: "PasswordAndCode" });

export const sessionEntry = z
  .object({
    id: z.string(),
    isCurrent: z.boolean().meta({ description: "The session of this request." }),
    since: instant,
    lastSeenAt: instant.meta({ description: "Time of last activity, at most a day too early." }),
    expiresAt: instant,
    agent: z.string().nullable().meta({ description: "User agent." }),
    network: z.string().nullable().meta({ description: "IP address without its last part." }),
  })
  .meta({ id: "SessionEntry" });
export const sessionList = z.object({ sessions: z.array(sessionEntry) }).meta({ id: "SessionList" });

/** The rows of each table with data of the account. Tables may be added. */
export const accountExport = z
  .record(z.string(), z.array(z.record(z.string(), z.unknown())))
  .meta({ id: "AccountExport" });

/** Deletion needs the password and code again; a guest has only the session. */
export const accountDeletion = z
  .strictObject({ password: givenPassword.optional(), code: code.optional() })
  .meta({ id: "AccountDeletion" });
export const rename = z.strictObject({ name: accountName }).meta({ id: "Rename" });
