import { z } from "zod";
import { accountId, gameId, instant, seat, version } from "../../ids.ts";
import { nameKind } from "../accounts/players.ts";
import { integerField } from "../query-fields.ts";
import { readableLines } from "../readable-text.ts";

const gameRoom = z
  .string()
  .regex(/^(table|spectators|seats(-[0-9]){2,10})$/)
  .meta({ description: "`table`, `spectators`, or the seats of a private room, in order: `seats-0-2`." });
export const tournamentRoom = z
  .enum(["players", "announcements"])
  .meta({ description: "Of a tournament: the chat of its players and directors, or the messages of directors." });
const room = z.union([gameRoom, tournamentRoom]);
export const messageNumber = z.int().min(1).meta({ description: "Grows from message to message, with gaps." });
const numberInAddress = integerField(1, Number.MAX_SAFE_INTEGER).meta({ description: "The number of a message." });
export const messageParams = z.object({ game: gameId, number: numberInAddress });

export const message = z
  .object({
    number: messageNumber,
    room,
    account: accountId,
    name: z.string(),
    nameKind,
    seat: seat.nullable(),
    text: z.string().nullable().meta({ description: "Null after its author has deleted it." }),
    version: version.meta({ description: "How far the game or tournament was." }),
    at: instant,
  })
  .meta({ id: "ChatMessage" });
export type Message = z.infer<typeof message>;

export const chatRoom = z
  .object({
    room,
    seats: z.array(seat).nullable(),
    mayWrite: z.boolean(),
    needsVerifiedEmail: z
      .boolean()
      .meta({ description: "Public: only accounts with a confirmed e-mail address can write." }),
    mustConfirmEmail: z.boolean().meta({
      description: "You cannot write here before you confirm an e-mail address: `email-not-verified`.",
    }),
    unread: z.int(),
  })
  .meta({ id: "ChatRoom" });
export type ChatRoom = z.infer<typeof chatRoom>;

export const chat = z
  .object({
    rooms: z.array(chatRoom),
    privateChat: z.enum(["free", "rooms", "none"]).meta({
      description: "Private chat: for all players, for players with a room opened by the game, or for nobody.",
    }),
    messages: z.array(message).meta({ description: "The latest messages of all rooms, in order." }),
    hasEarlier: z.boolean(),
  })
  .meta({ id: "Chat" });
export const chatQuery = z.strictObject({
  before: numberInAddress.optional().meta({ description: "Only messages before this number." }),
  limit: integerField(1, 200).default(100).meta({ description: "Maximum number of entries." }),
});

export const newMessage = z.strictObject({ room: gameRoom, text: readableLines(1000) }).meta({ id: "NewMessage" });
export const readMarker = z.strictObject({ room: gameRoom, number: messageNumber }).meta({ id: "ReadMarker" });
export const newReport = z.strictObject({ reason: readableLines(500) }).meta({ id: "NewReport" });
export const report = z.object({ id: z.uuid(), at: instant }).meta({ id: "Report" });

const blockKind = z.enum(["mute", "block"]).meta({
  description: "`mute`: you do not see their messages. `block`: they do not see yours either.",
});
export const accountParams = z.object({ account: accountId });
export const newBlock = z.strictObject({ kind: blockKind }).meta({ id: "NewBlock" });
export const blocks = z
  .object({ blocks: z.array(z.object({ account: accountId, name: z.string(), nameKind, kind: blockKind })) })
  .meta({ id: "Blocks" });
