import { bodyOf } from "../body-of.ts";
import { client } from "../client.ts";
import type { components } from "../generated/openapi.ts";
import { accountReads } from "./account-reads.ts";

type Schemas = components["schemas"];

const ofAccount = accountReads(client);

/** The requests of the notification settings. */
export const notificationRequests = {
  settings: ofAccount.notificationSettings,
  changeSettings: (body: Schemas["NotificationSettingsChange"]) =>
    bodyOf(client.PATCH("/v1/account/notification-settings", { body })),
  gamesWithSettings: ofAccount.gamesWithSettings,
  gameSettings: (game: string) =>
    bodyOf(client.GET("/v1/games/{game}/notification-settings", { params: { path: { game } } })),
  changeGameSettings: (game: string, body: Schemas["GameNotificationSettingsChange"]) =>
    bodyOf(client.PATCH("/v1/games/{game}/notification-settings", { params: { path: { game } }, body })),
  unsubscribe: (token: string) => bodyOf(client.POST("/v1/unsubscriptions/{token}", { params: { path: { token } } })),
  resubscribe: (token: string) => bodyOf(client.DELETE("/v1/unsubscriptions/{token}", { params: { path: { token } } })),

  pushKey: () => bodyOf(client.GET("/v1/push-key")),
  devices: ofAccount.devices,
  addDevice: (body: Schemas["NewDevice"]) => bodyOf(client.POST("/v1/account/devices", { body })),
  deleteDevice: (device: string) =>
    bodyOf(client.DELETE("/v1/account/devices/{device}", { params: { path: { device } } })),
  testDevice: (device: string) =>
    bodyOf(client.POST("/v1/account/devices/{device}/tests", { params: { path: { device } } })),

  webhooks: ofAccount.webhooks,
  addWebhook: (body: Schemas["NewWebhook"]) => bodyOf(client.POST("/v1/account/webhooks", { body })),
  changeWebhook: ({ webhook, ...body }: Schemas["WebhookChange"] & { readonly webhook: string }) =>
    bodyOf(client.PATCH("/v1/account/webhooks/{webhook}", { ...of(webhook), body })),
  renewWebhookSecret: (webhook: string) => bodyOf(client.POST("/v1/account/webhooks/{webhook}/secret", of(webhook))),
  deleteWebhook: (webhook: string) => bodyOf(client.DELETE("/v1/account/webhooks/{webhook}", of(webhook))),
  testWebhook: (webhook: string) => bodyOf(client.POST("/v1/account/webhooks/{webhook}/tests", of(webhook))),
  deliveries: (webhook: string) => bodyOf(client.GET("/v1/account/webhooks/{webhook}/deliveries", of(webhook))),
  retryDelivery: (webhook: string, delivery: string) =>
    bodyOf(
      client.POST("/v1/account/webhooks/{webhook}/deliveries/{delivery}/retry", {
        params: { path: { webhook, delivery } },
      }),
    ),
};

const of = (webhook: string) => ({ params: { path: { webhook } } });
