import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import cors from "@fastify/cors";
import type { Pool } from "pg";
import type { Environment } from "../environment/environment.ts";
import { guardAccess } from "./access.ts";
import { announceDeprecations } from "./changelog/deprecation-headers.ts";
import { methodsOf } from "./guards/allowed-methods.ts";
import { rejectBanned } from "./guards/bans.ts";
import { limitRequests } from "./guards/limits.ts";
import { checkOrigin } from "./guards/origin-check.ts";
import { securityHeaders } from "./guards/security-headers.ts";
import { assertWellFormed } from "./guards/well-formed.ts";
import { type IdentityOfToken, identify } from "./identity.ts";
import { type CompanionOf, impersonateLocalPlayer } from "./local-players.ts";
import { describeApi } from "./openapi/documentation.ts";
import { listCommonProblems } from "./response-schemas.ts";
import { cacheHeaders } from "./responses/cache-headers.ts";
import { compressibleTypes } from "./responses/json-lines.ts";
import { sendLocations } from "./responses/location.ts";
import type { Server } from "./server.ts";
import { extendSessionCookies } from "./session-cookie.ts";
import { syncHook } from "./sync-hook.ts";

/** Registers the plugins around every route, in the order in which a request passes them. */
export async function registerPlugins(
  server: Server,
  environment: Environment,
  pool: Pool,
  { identityOfToken, companionOf }: { readonly identityOfToken: IdentityOfToken; readonly companionOf: CompanionOf },
) {
  secure(server);
  cacheHeaders(server);
  sendLocations(server);
  announceDeprecations(server);
  assertWellFormed(server);
  await shareWithOrigins(server);
  await server.register(compress, { threshold: 1024, encodings: ["br", "gzip"], customTypes: compressibleTypes });
  await server.register(cookie);
  checkOrigin(server, environment);
  identify(server, identityOfToken);
  extendSessionCookies(server);
  impersonateLocalPlayer(server, companionOf);
  rejectBanned(server);
  await limitRequests(server, environment, pool);
  listCommonProblems(server);
  guardAccess(server);
  await describeApi(server, environment);
}

function secure(server: Server): void {
  const headers = securityHeaders();
  server.addHook(
    "onRequest",
    syncHook((_request, reply) => void reply.headers(headers)),
  );
}

/**
 * CORS: pages of every origin may use every method and read these headers. `*` excludes cookies: browsers then neither send
 * nor store them.
 */
async function shareWithOrigins(server: Server): Promise<void> {
  const methods = methodsOf(server) as string[];
  await server.register(cors, { origin: "*", methods, exposedHeaders, strictPreflight: false });
}

const exposedHeaders = [
  "etag",
  "location",
  "preference-applied",
  "game-version",
  "game-digest",
  "link",
  "deprecation",
  "sunset",
  "x-request-id",
  "www-authenticate",
  "retry-after",
  "ratelimit",
  "ratelimit-policy",
  "x-ratelimit-limit",
  "x-ratelimit-remaining",
  "x-ratelimit-reset",
];
