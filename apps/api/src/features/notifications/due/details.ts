import { games } from "@seneschal/schema";
import { z } from "zod";

/** What the queries of due notifications return as `details`. */
const nameKind = z.enum(["registered", "unclaimed", "guest", "bot"]).nullable();
const reason = z.string();
/** The name of a deleted account is null. */
const account = z.object({ name: z.string().nullable(), nameKind });

export const turnDetails = z.object({
  seat: z.int(),
  upTo: z.int(),
  ruleset: z.string(),
  question: z.string(),
  deadline: z.iso.datetime().nullable(),
  /** Why the premoves of the player were stopped by this question. */
  stopped: z.string().nullable(),
});
export const accountDetails = account;
export const invitationDetails = account.extend({ isKept: z.boolean(), isRematch: z.boolean() });
export const reasonDetails = z.object({ reason });
export const excusedDetails = z.object({
  deadline: z.iso.datetime(),
  /** The time that the player got. */
  seconds: z.int(),
  isFixed: z.boolean(),
});

export const presenceCheckDetails = account.extend({ startedAt: z.iso.datetime(), mustMove: z.boolean() });
export const shorteningDetails = account.extend({ turn: z.int(), expiresAt: z.iso.datetime({ offset: true }) });
export const refusedShorteningDetails = account.extend({ turn: z.int() });
export const newLengthDetails = z.object({ turn: z.int() });
export const absentPlayersDetails = z.object({ names: z.array(account) });

/** How the former player lost the seat; null for games whose seat tenures are unknown. */
export const abandonedSeatDetails = account.extend({
  how: z.string().nullable(),
  isOpen: z.boolean(),
  openUntil: z.string().nullable(),
});

export const endDetails = z.object({
  seat: z.int(),
  ruleset: z.string(),
  outcome: games.outcome.nullable(),
  hasLeft: z.boolean(),
  why: games.closeReason.nullable(),
  reason: reason.nullable(),
  host: account,
});
export type EndDetails = z.output<typeof endDetails>;

export const chatDetails = z.object({ room: z.string(), count: z.int(), names: z.array(account) });
