import { z } from "zod";
import { gameId, version } from "../ids.ts";
import { scope } from "./accounts/scopes.ts";
import { botRefusals } from "./lists.ts";
import { lineFault } from "./tournaments/imports.ts";

/** The error codes. They never change, so that programs can rely on them. */
export const problemCodes = [
  "malformed-request",
  "not-signed-in",
  "wrong-credentials",
  "second-factor-needed",
  "wrong-code",
  "wrong-passkey",
  "passkeys-unavailable",
  "link-spent",
  "forbidden",
  "scope-missing",
  "session-required",
  "registration-required",
  "not-found",
  "method-not-allowed",
  "not-your-seat",
  "not-your-turn",
  "not-playable-here",
  "not-open",
  "not-running",
  "not-finished",
  "seat-taken",
  "seats-free",
  "not-ready",
  "name-kept",
  "name-taken",
  "too-many-open-games",
  "refused",
  "wrong-ruleset",
  "stale-version",
  "idempotency-key-reused",
  "undo-closed",
  "unforeseen",
  "email-not-verified",
  "address-refused",
  "list-full",
  "no-days-left",
  "nobody-left",
  "presence-check-closed",
  "shortening-closed",
  "entry-refused",
  "bot-declined",
  "muted",
  "banned",
  "own-game",
  "no-clock",
  "no-report",
  "report-running",
  "done-already",
  "last-administrator",
  "not-now",
  "too-few-players",
  "not-entered",
  "unfit",
  "too-large",
  "unsupported-media-type",
  "headers-too-large",
  "request-timeout",
  "too-many-requests",
  "unavailable",
  "internal-error",
] as const;

/** The body of every error response (RFC 9457). */
export const problem = z
  .object({
    type: z.string().meta({ description: "A page about this kind of problem, relative to this server." }),
    code: z.enum(problemCodes),
    title: z.string(),
    status: z.int(),
    detail: z.string().meta({ description: "What happened, and what to do." }),
    instance: z.string().meta({ description: "The request: `urn:uuid:` and its id, which the server log has too." }),
    rule: z.string().optional().meta({ description: "The rule that forbids the move." }),
    scope: scope.optional().meta({ description: "The scope that the token lacks." }),
    botLimit: z.enum(botRefusals).optional().meta({ description: "Why the bot account does not accept the game." }),
    game: gameId.optional().meta({ description: "The game whose report your account waits for." }),
    head: version.optional().meta({ description: "The version that the game has reached." }),
    errors: z
      .array(
        z.object({
          path: z.string(),
          message: z.string(),
          lineFault: lineFault.optional().meta({ description: "Where a file is wrong." }),
        }),
      )
      .optional(),
  })
  .meta({ id: "Problem" });
export type Problem = z.infer<typeof problem>;
