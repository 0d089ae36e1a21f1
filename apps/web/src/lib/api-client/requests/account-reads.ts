import { bodyOf } from "../body-of.ts";
import type { ApiClient } from "../client.ts";

export type AccountReads = ReturnType<typeof accountReads>;

/** Reads of the own account that the browser makes, and the web server for its viewer. */
export const accountReads = (client: ApiClient) => ({
  profile: () => bodyOf(client.GET("/v1/account/profile")),
  notificationSettings: () => bodyOf(client.GET("/v1/account/notification-settings")),
  gamesWithSettings: () => bodyOf(client.GET("/v1/account/game-notification-settings")),
  devices: () => bodyOf(client.GET("/v1/account/devices")),
  ownBots: () => bodyOf(client.GET("/v1/account/bots")),
  webhooks: () => bodyOf(client.GET("/v1/account/webhooks")),
});
