import { z } from "zod";
import { instant } from "../../ids.ts";
import { webhookNameLengthMax } from "../form-checks.ts";
import { gameWebhookKinds, tournamentWebhookKinds } from "../lists.ts";
import { readableText, textOrUnchanged } from "../readable-text.ts";
import { notificationKind } from "./notifications.ts";

/** A message to a webhook or device, sent or waiting. */
export const delivery = z
  .object({
    id: z.uuid().meta({ description: "Also the `webhook-id` header: the same for all attempts." }),
    at: instant,
    kind: z
      .enum([
        ...new Set([...notificationKind.options, ...gameWebhookKinds, ...tournamentWebhookKinds, "test" as const]),
      ])
      .meta({ description: "Of several events in one message, the most important one." }),
    state: z
      .enum(["waiting", "done", "failed"])
      .meta({ description: "`waiting`: pending or being retried; `failed`: no more retries." }),
    attempts: z.int().min(0),
    outcome: z
      .enum([
        "arrived",
        "turned-down",
        "unreachable",
        "too-slow",
        "inside",
        "gone",
        "switched-off",
        "unreadable-secret",
      ])
      .nullable()
      .meta({
        description:
          "Result of the last attempt. `turned-down`: the response was not 2xx; `inside`: the name resolves to an address that is not on the public internet; `unreadable-secret`: the server could not read the signing secret.",
      }),
    status: z.int().nullable().meta({ description: "HTTP status of the last response." }),
    doneAt: instant.nullable(),
  })
  .meta({ id: "Delivery" });
export type Delivery = z.infer<typeof delivery>;
export const deliveries = z.object({ deliveries: z.array(delivery) }).meta({ id: "Deliveries" });

const url = z
  .url({ protocol: /^https$/ })
  .max(2000)
  .meta({ description: "An https URL on the public internet, without user name or password." });
const webhookUrl = z
  .url({ protocol: /^https?$/ })
  .max(2000)
  .meta({
    description:
      "An https URL on the public internet, without user name or password. A server for development can also allow http and local addresses.",
  });
const format = z
  .enum(["json", "discord", "slack"])
  .meta({ description: "Format of the message: JSON, Discord or Slack." });
/** The bodies of webhooks that are sent these kinds of events. */
function webhookSchemas(kind: z.ZodType<string>, of: "" | "Game" | "Tournament") {
  const kinds = z.array(kind).min(1).max(20);
  const webhook = z
    .object({
      id: z.uuid(),
      name: z.string(),
      url: z.string(),
      format,
      kinds,
      isOn: z.boolean(),
      failingSince: instant
        .nullable()
        .meta({ description: "Time of the first failure in a row; after one day the webhook is turned off." }),
      createdAt: instant,
    })
    .meta({ id: `${of}Webhook` });
  const newWebhook = z
    .strictObject({
      name: readableText(webhookNameLengthMax),
      url: webhookUrl,
      kinds,
      format: format.optional().meta({ description: "Derived from the URL if left out." }),
    })
    .meta({ id: `New${of}Webhook` });
  const webhookChange = z
    .strictObject({
      name: textOrUnchanged(webhookNameLengthMax).optional(),
      kinds: kinds.optional(),
      isOn: z.boolean().optional(),
    })
    .meta({ id: `${of}WebhookChange` });
  const webhookSecret = z
    .object({
      webhook,
      secret: z.string().meta({ description: "Signing secret (Standard Webhooks), shown only once." }),
    })
    .meta({ id: `${of}WebhookSecret` });
  const webhooks = z.object({ webhooks: z.array(webhook) }).meta({ id: `${of}Webhooks` });
  return { webhook, webhooks, newWebhook, webhookChange, webhookSecret };
}

const gameWebhookKind = z.enum(gameWebhookKinds).meta({
  id: "GameWebhookKind",
  description:
    "`start`: the game starts; `step`: each step of the chronicle; `turn`: it is the turn of a person; `vote`: the players are asked about the game itself; `end`: the game ended.",
});
const tournamentWebhookKind = z.enum(tournamentWebhookKinds).meta({
  id: "TournamentWebhookKind",
  description:
    "`start`: the tournament starts; `pairing`: a round was paired, or its pairing changed; `round`: a round was published; `result`: a table got a result; `end`: the tournament ended or was cancelled.",
});

/** The webhooks of accounts, games and tournaments: the same bodies, with other kinds of events. */
export const ofAccount = webhookSchemas(notificationKind, "");
export const ofGame = webhookSchemas(gameWebhookKind, "Game");
export const ofTournament = webhookSchemas(tournamentWebhookKind, "Tournament");
export type WebhookSchemas = typeof ofAccount;
export type Webhook = z.infer<WebhookSchemas["webhook"]>;

export const webhookParams = z.object({ webhook: z.uuid() });
export const deliveryParams = webhookParams.extend({ delivery: z.uuid() });

export const pushKey = z
  .object({ key: z.string().meta({ description: "The `applicationServerKey` of a push subscription." }) })
  .meta({ id: "PushKey" });
export const device = z
  .object({
    id: z.uuid(),
    agent: z.string().nullable().meta({ description: "User agent of the browser." }),
    createdAt: instant,
    deliveredAt: instant.nullable().meta({ description: "Time of the last successful delivery." }),
    endpointHash: z
      .string()
      .meta({ description: "SHA-256 of the endpoint, so that a browser can find its own entry." }),
  })
  .meta({ id: "Device" });
export type Device = z.infer<typeof device>;
export const devices = z.object({ devices: z.array(device) }).meta({ id: "Devices" });
const base64url = z.string().regex(/^[\w-]+$/);
export const newDevice = z
  .strictObject({ endpoint: url, keys: z.strictObject({ p256dh: base64url.max(200), auth: base64url.max(100) }) })
  .meta({ id: "NewDevice", description: "A push subscription of the browser." });
export const deviceParams = z.object({ device: z.uuid() });
