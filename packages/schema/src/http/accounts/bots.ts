import { z } from "zod";
import { accountId, instant } from "../../ids.ts";
import { pace } from "../games/clocks.ts";
import { visibility } from "../games/lobby.ts";
import { botGamesMax, botScopes, botsMax, paces, visibilities } from "../lists.ts";
import { readableLines } from "../readable-text.ts";
import { newAccessToken } from "./access-tokens.ts";
import { accountName } from "./players.ts";
import { sanction } from "./sanctions.ts";

export { botsMax };

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

const botLimits = z
  .strictObject({
    gamesMax: z.int().min(1).max(botGamesMax).meta({ description: "Games at a time, open or running." }),
    visibilities: z
      .array(visibility)
      .min(1)
      .max(visibilities.length)
      .meta({ description: "`public` games are rated, `invitation` games are not." }),
    paces: z.array(pace).min(1).max(paces.length).meta({ description: "Time controls." }),
    onlyOnline: z.boolean().meta({ description: "Only while its program is online." }),
  })
  .meta({ id: "BotLimits", description: "Which games a bot account accepts." });
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

export const botChange = z.strictObject(fields).partial().meta({ id: "BotChange" });
export type BotChange = z.output<typeof botChange>;

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
    createdAt: instant,
    sanctions: z.array(sanction).meta({ description: "Active sanctions of the bot account or its owner." }),
    revocation: z.object({ at: instant, reason: z.string() }).nullable().meta({
      description: "The last time that the server or a moderator revoked its tokens; null after a new token.",
    }),
  })
  .meta({ id: "OwnBot" });
export type OwnBot = z.infer<typeof ownBot>;

export const ownBots = z.object({ bots: z.array(ownBot) }).meta({ id: "OwnBots" });

export const botParams = z.object({ bot: accountId });
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
      .meta({ description: "What the token may do; all of these if left out." }),
  })
  .meta({ id: "NewBotToken" });
