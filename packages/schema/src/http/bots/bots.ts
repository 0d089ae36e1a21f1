import { z } from "zod";
import { accountId, gameId, instant } from "../../ids.ts";
import { newAccessToken } from "../accounts/access-tokens.ts";
import { accountName, nameKind } from "../accounts/players.ts";
import { rulesetRating } from "../accounts/ratings.ts";
import { sanction } from "../accounts/sanctions.ts";
import { pace } from "../games/clocks.ts";
import { visibility } from "../games/lobby.ts";
import { abuseCauses, botGamesMax, type botRefusals, botScopes, botsMax, paces, visibilities } from "../lists.ts";
import { booleanField } from "../query-fields.ts";
import { readableLines } from "../readable-text.ts";

export { abuseCauses, botsMax };

const seatCount = z.int().min(1).max(10);

/** A ruleset that a bot account plays. */
const botGame = z
  .strictObject({
    ruleset: z.string().max(60),
    seats: z
      .strictObject({ min: seatCount, max: seatCount })
      .refine(({ min, max }) => min <= max, "min must not exceed max")
      .meta({ description: "The numbers of seats that it plays." }),
    options: z.enum(["any", "default"]).meta({ description: "`default`: only games with the default options." }),
  })
  .meta({ id: "BotGame" });
export type BotGame = z.infer<typeof botGame>;

const limits = {
  gamesMax: z.int().min(1).max(botGamesMax).meta({ description: "Games at a time, open or running." }),
  visibilities: z
    .array(visibility)
    .min(1)
    .max(visibilities.length)
    .meta({ description: "`public` games are rated, `invitation` games are not." }),
  paces: z.array(pace).min(1).max(paces.length).meta({ description: "Time controls." }),
  onlyOnline: z.boolean().meta({ description: "Only while its program is online." }),
};
const botLimits = z.strictObject(limits).meta({ id: "BotLimits", description: "Which games a bot account accepts." });
export type BotLimits = z.infer<typeof botLimits>;

const fields = {
  description: readableLines(500).nullable(),
  sourceUrl: z
    .url({ protocol: /^https$/ })
    .max(300)
    .nullable()
    .meta({ description: "Where its source code is, an https URL." }),
  games: z
    .array(botGame)
    .min(1)
    .max(20)
    .refine((list) => new Set(list.map(({ ruleset }) => ruleset)).size === list.length, "names a ruleset twice")
    .meta({ description: "The games it plays; each ruleset once." }),
  limits: botLimits,
  isPaused: z.boolean().meta({ description: "It accepts no new games." }),
};

const defaultLimits: BotLimits = {
  gamesMax: 5,
  visibilities: [...visibilities],
  paces: [...paces],
  onlyOnline: true,
};

export type BotRefusal = (typeof botRefusals)[number];

export const newBot = z
  .strictObject({
    name: accountName,
    description: fields.description.default(null),
    sourceUrl: fields.sourceUrl.default(null),
    games: fields.games,
    limits: fields.limits.default(defaultLimits),
    isPaused: fields.isPaused.default(false),
  })
  .meta({ id: "NewBot" });
export type NewBot = z.output<typeof newBot>;

/** Limits that are left out do not change. */
const botLimitsChange = z
  .strictObject(limits)
  .partial()
  .meta({ id: "BotLimitsChange", description: "Limits to change; the others stay as they are." });
export const botChange = z
  .strictObject({ ...fields, limits: botLimitsChange })
  .partial()
  .meta({ id: "BotChange" });
export type BotChange = z.output<typeof botChange>;

const revocationCause = z.enum(["moderator", ...abuseCauses]).meta({
  description:
    "`moderator`: `reason` has the words of the moderator. `too-many-requests`: the server rejected too many requests in an hour because they came too fast. `rejected-moves`: too many moves in a row were rejected.",
});

/** A bot account as its owner sees it. */
export const ownBot = z
  .object({
    account: accountId,
    name: z.string(),
    description: z.string().nullable(),
    sourceUrl: z.string().nullable(),
    games: z.array(botGame),
    limits: botLimits,
    isPaused: fields.isPaused,
    isOnline: z.boolean().meta({
      description: "Whether its program sent a request or had a live stream open within the last two minutes.",
    }),
    createdAt: instant,
    sanctions: z.array(sanction).meta({ description: "Active sanctions of the bot account or its owner." }),
    revocation: z.object({ at: instant, cause: revocationCause, reason: z.string().nullable() }).nullable().meta({
      description: "The last time that the server or a moderator revoked its tokens; null after a new token.",
    }),
  })
  .meta({ id: "OwnBot" });
export type OwnBot = z.infer<typeof ownBot>;

export const ownBots = z.object({ bots: z.array(ownBot) }).meta({ id: "OwnBots" });

export const botParams = z.object({ bot: accountId });
export const botGameParams = z.object({ bot: accountId, game: gameId });
export const botTokenParams = z.object({ bot: accountId, token: z.uuid() });

export const newBotToken = z
  .strictObject({
    ...newAccessToken.shape,
    scopes: z
      .array(z.enum(botScopes))
      .min(1)
      .max(botScopes.length)
      .refine((list) => new Set(list).size === list.length, "names a scope twice")
      .default([...botScopes])
      .meta({
        description:
          "What the token may do; all of these if left out. `profile:read`: see its profile. `games:read`: see its games as it sees them, with its cards. `games:play`: play, undo and resign in its games, and vote. `chat:read` and `chat:write`: read and write in its chats.",
      }),
  })
  .meta({ id: "NewBotToken" });

export const botsQuery = z.strictObject({
  ruleset: z.string().max(60).optional().meta({ description: "Only bot accounts that play this ruleset." }),
  online: booleanField.optional().meta({ description: "Only bot accounts whose program is online." }),
});

/** A bot account as everyone sees it. */
export const publicBot = z
  .object({
    ...ownBot.omit({ createdAt: true, sanctions: true, revocation: true }).shape,
    owner: z.object({ account: accountId, name: z.string(), nameKind }),
    ratings: z.array(rulesetRating).meta({
      description: "Its ratings among bot accounts, one for each ruleset in which it has played a rated game.",
    }),
  })
  .meta({ id: "PublicBot" });
export const publicBots = z.object({ bots: z.array(publicBot) }).meta({ id: "PublicBots" });

/** The last requests of a bot account that failed, and its requests by hour. */
export const botActivity = z
  .object({
    errors: z
      .array(
        z.object({
          at: instant,
          operation: z.string().meta({ description: "The `operationId` of the request." }),
          game: gameId.nullable(),
          code: z.string().meta({ description: "The code of the problem." }),
          detail: z.string(),
        }),
      )
      .meta({ description: "The last 100, latest first." }),
    hours: z
      .array(
        z.object({
          hour: instant.meta({ description: "When the hour began." }),
          requests: z.int(),
          limited: z.int().meta({ description: "Of these: rejected because there were too many." }),
          failed: z.int().meta({ description: "Of these: failed in another way." }),
        }),
      )
      .meta({ description: "The hours with requests of the last two days, latest first." }),
  })
  .meta({ id: "BotActivity" });
export type BotActivity = z.infer<typeof botActivity>;
