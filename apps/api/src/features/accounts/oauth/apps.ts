import type { AccountServices } from "../services.ts";
import { Authorizations } from "./authorizations.ts";
import { Clients } from "./clients.ts";
import { ConnectedApps } from "./connected-apps.ts";
import { DeviceCodes } from "./device-codes.ts";
import { OAuthTokens } from "./oauth-tokens.ts";

/** OAuth 2.1: apps of others act for an account, within what it allowed them (decisions/0043). */
export function createApps({ pool, rateLimiter, emails, sessions }: AccountServices, site: string) {
  const issuer = site.replace(/\/+$/, "");
  const clients = new Clients(pool, rateLimiter);
  const authorizations = new Authorizations({ pool, clients, emails, issuer });
  const devices = new DeviceCodes({ pool, clients, authorizations, rateLimiter, site: issuer });
  return {
    issuer,
    clients,
    authorizations,
    devices,
    tokens: new OAuthTokens({ pool, clients, devices, sessions }),
    connected: new ConnectedApps(pool, sessions),
  };
}
export type Apps = ReturnType<typeof createApps>;
