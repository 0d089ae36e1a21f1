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
};
