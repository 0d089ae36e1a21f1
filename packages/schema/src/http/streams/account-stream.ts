import { z } from "zod";
import { accountId, gameId, instant, seat, version } from "../../ids.ts";
import { outcome } from "../../outcome.ts";
import { closeReason } from "../games/lobby.ts";
import { stepKinds } from "../games/play.ts";
import { message } from "../messages/chat.ts";

/** A cursor of the account stream; its text has no meaning for clients. */
const cursor = z.string().regex(/^[\w.~-]{1,12000}$/);

export const accountStreamQuery = z.strictObject({
  after: cursor
    .optional()
    .meta({ description: "Continue after this cursor; `Last-Event-ID` takes precedence. Without both, start now." }),
});
export const accountStreamHeaders = z.object({
  "last-event-id": cursor.optional().meta({ description: "The last cursor that you received; browsers send it." }),
});

const inLines = {
  cursor: z
    .string()
    .optional()
    .meta({ description: "In JSON lines: continue after it. In server-sent events, it is the id of the event." }),
};
const shape = {
  ...inLines,
  id: z.string().meta({ description: "The same each time that this event is sent, to anyone." }),
  at: instant,
  game: z.object({
    id: gameId,
    name: z.string(),
    ruleset: z.string(),
    revision: z.int().min(1),
    version: version.meta({ description: "The version after the event." }),
  }),
  seat: seat.nullable().meta({ description: "Your seat; for a turn, the seat whose turn it is." }),
  deadline: instant.nullable().meta({ description: "When the clock of this seat runs out, if it is running." }),
};

const event = <Type extends string, Details extends z.ZodRawShape>(type: Type, details: Details) =>
  z.object({ type: z.literal(type), ...shape, ...details });

export const accountEvent = z
  .discriminatedUnion("type", [
    event("turn", {
      question: z.object({ number: z.int(), kind: z.string() }).meta({ description: "What the game asks." }),
    }),
    event("invitation", {
      by: accountId.meta({ description: "The host." }),
      seatOffered: seat.nullable().meta({ description: "The seat that is reserved for you." }),
    }),
    event("start", {}),
    event("step", {
      kind: z.enum(stepKinds),
      by: seat.nullable().meta({ description: "The seat that moved, resigned, and so on." }),
    }),
    event("end", {
      outcome: outcome.nullable(),
      why: closeReason.nullable().meta({ description: "Why the game ended without a result." }),
    }),
    event("vote", {
      about: z.enum(["undo", "shortening", "presence-check", "abandoned-seat"]),
      by: seat.nullable().meta({ description: "The seat that asks, or that a bot has taken over; null for staff." }),
      expiresAt: instant.nullable(),
    }),
    event("chat", { message }),
  ])
  .meta({ id: "AccountEvent" });
export type AccountEvent = z.infer<typeof accountEvent>;

/** What the stream sends: one line, or one server-sent event whose id is the cursor. */
export const accountStreamLine = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("connected"), ...inLines }).meta({ description: "First. Events follow from here." }),
    ...accountEvent.options,
  ])
  .meta({ id: "AccountStreamLine" });
