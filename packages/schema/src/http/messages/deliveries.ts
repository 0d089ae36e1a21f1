import { z } from "zod";
import { gameId, instant, version } from "../../ids.ts";
import { webhookNameLengthMax } from "../form-checks.ts";
import { readableText, textOrUnchanged } from "../readable-text.ts";
import { notificationKind, notificationKinds } from "./notifications.ts";

/** A message to a webhook or device, sent or waiting. */
export const delivery = z
  .object({
    id: z.uuid().meta({ description: "Also the `webhook-id` header: the same for all attempts." }),
    at: instant,
    kind: z.union([notificationKind, z.literal("test")]),
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
const kinds = z.array(notificationKind).min(1).max(20);

export const webhook = z
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
  .meta({ id: "Webhook" });
export type Webhook = z.infer<typeof webhook>;
export const webhooks = z.object({ webhooks: z.array(webhook) }).meta({ id: "Webhooks" });

export const newWebhook = z
  .strictObject({
    name: readableText(webhookNameLengthMax),
    url: webhookUrl,
    kinds,
    format: format.optional().meta({ description: "Derived from the URL if left out." }),
  })
  .meta({ id: "NewWebhook" });
export const webhookChange = z
  .strictObject({
    name: textOrUnchanged(webhookNameLengthMax).optional(),
    kinds: kinds.optional(),
    isOn: z.boolean().optional(),
  })
  .meta({ id: "WebhookChange" });
export const webhookSecret = z
  .object({
    webhook,
    secret: z.string().meta({ description: "Signing secret (Standard Webhooks), shown only once." }),
  })
  .meta({ id: "WebhookSecret" });

export const webhookParams = z.object({ webhook: z.uuid() });
export const deliveryParams = z.object({ webhook: z.uuid(), delivery: z.uuid() });

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

/** What a webhook of the format `json` receives. */
export const webhookMessage = z.object({
  type: z.string().meta({ description: "`notice.` and the kind." }),
  timestamp: instant.meta({ description: "When the notification was created." }),
  data: z.object({
    kind: z.enum([...notificationKinds, "test"]),
    letter: z.string().meta({ description: "Which notification of this kind it is: `your-turn`, `undo-asked`, …" }),
    game: z
      .object({
        id: gameId,
        ruleset: z.string(),
        revision: z.int().min(1),
        version: version.meta({ description: "Of the turn; for other notifications, when the message was sent." }),
      })
      .nullable()
      .meta({ description: "The game that it is about, if any." }),
    values: z.record(z.string(), z.unknown()).meta({ description: "Depends on `letter`. Times are in ISO 8601." }),
    url: z.url().meta({ description: "The page of the site to open." }),
    language: z.enum(["en", "fr"]),
    title: z.string().meta({ description: "For people, in the language of the account; so are `text` and `since`." }),
    text: z.string(),
    since: z.array(z.string()).meta({ description: "What happened since the last turn, oldest first." }),
  }),
});
