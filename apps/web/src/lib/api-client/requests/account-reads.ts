import type { Client } from "openapi-fetch";
import { bodyOf } from "../body-of.ts";
import type { paths } from "../generated/openapi.ts";

export type AccountReads = ReturnType<typeof accountReads>;

/** Reads of the own account that the browser makes, and the web server for its viewer. */
export const accountReads = (client: Client<paths>) => ({
  profile: () => bodyOf(client.GET("/v1/account/profile")),
  notificationSettings: () => bodyOf(client.GET("/v1/account/notification-settings")),
  gamesWithSettings: () => bodyOf(client.GET("/v1/account/game-notification-settings")),
  devices: () => bodyOf(client.GET("/v1/account/devices")),
  webhooks: () => bodyOf(client.GET("/v1/account/webhooks")),
});
