import type { Server } from "../../../platform/http/server.ts";
import type { Apps } from "./apps.ts";
import { authorizationRoutes } from "./authorization-routes.ts";
import { connectedAppRoutes } from "./connected-app-routes.ts";
import { deviceRoutes } from "./device-routes.ts";
import { metadataRoutes } from "./metadata-routes.ts";
import { tokenRoutes } from "./token-routes.ts";

/** OAuth 2.1 for apps of others. */
export function oauthRoutes(server: Server, apps: Apps): void {
  metadataRoutes(server, apps.issuer);
  authorizationRoutes(server, apps);
  tokenRoutes(server, apps);
  deviceRoutes(server, apps);
  connectedAppRoutes(server, apps);
}
