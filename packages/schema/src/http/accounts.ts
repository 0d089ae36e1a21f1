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

export const newGuest = z.strictObject({ name: accountName }).meta({ id: "NewGuest" });
export const credentials = z
  .strictObject({ email: z.email().max(254), password: z.string().max(128) })
  .meta({ id: "Credentials" });
export const keptName = z.strictObject({ email: z.email().max(254), password }).meta({ id: "KeptName" });
export const rename = z.strictObject({ name: accountName }).meta({ id: "Rename" });
