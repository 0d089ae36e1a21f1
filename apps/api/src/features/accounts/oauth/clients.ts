import { randomUUID } from "node:crypto";
import { type Scope, oauth as schemas } from "@seneschal/schema";
import type { Pool } from "pg";
import type { z } from "zod";
import { skeletonsOf } from "../../../stores/names/name-skeleton.ts";
import { type RateLimiter, rateLimits } from "../limits/rate-limiter.ts";
import { addClient, type Client, clientById } from "./oauth-clients-store.ts";
import { OAuthError } from "./oauth-error.ts";
import { isRedirectUri } from "./redirect-uris.ts";

/** Our own name, as users see it. An app that has it could be taken for this site. */
const reservedName = "seneschal";

/** Apps register themselves (RFC 7591). They are public clients: they have no secret, and nothing about them is verified. */
export class Clients {
  readonly #pool: Pool;
  readonly #rateLimiter: RateLimiter;

  constructor(pool: Pool, rateLimiter: RateLimiter) {
    this.#pool = pool;
    this.#rateLimiter = rateLimiter;
  }

  /** @throws {OAuthError} invalid_redirect_uri, invalid_client_metadata  @throws {Problem} too-many-requests */
  async register(app: z.output<typeof schemas.newApp>, ip: string): Promise<z.output<typeof schemas.registeredApp>> {
    assertRegistrable(app);
    await this.#rateLimiter.consume(rateLimits.appFrom(ip));
    const { client_name: name, redirect_uris: redirectUris, grant_types: grantTypes } = app;
    const { id, createdAt } = await addClient(this.#pool, { id: randomUUID(), name, redirectUris, grantTypes });
    return { ...app, client_id: id, client_id_issued_at: Math.floor(createdAt.getTime() / 1000) };
  }

  find(id: string): Promise<Client | undefined> {
    return clientById(this.#pool, id);
  }

  /** @throws {OAuthError} invalid_client */
  async get(id: string): Promise<Client> {
    const client = await this.find(id);
    if (client === undefined) throw new OAuthError("invalid_client", "No app has this client_id. Register it again.");
    return client;
  }
}

function assertRegistrable(app: z.output<typeof schemas.newApp>): void {
  const wrong = app.redirect_uris.find((uri) => !isRedirectUri(uri));
  if (wrong !== undefined)
    throw new OAuthError(
      "invalid_redirect_uri",
      "Use https, http on a loopback address, or a scheme that contains a dot; no fragment.",
    );
  if (app.grant_types.includes("authorization_code") && app.redirect_uris.length === 0)
    throw new OAuthError("invalid_redirect_uri", "authorization_code needs a redirect address.");
  if (looksLikeUs(app.client_name))
    throw new OAuthError("invalid_client_metadata", "client_name must not contain the name of this site.");
}

/** Also with letters that look the same, and with signs between them. */
function looksLikeUs(name: string): boolean {
  const own = new Set(skeletonsOf(reservedName));
  const plain = name.replace(/[^\p{L}\p{N}\p{M}]/gu, "");
  return skeletonsOf(plain).some((skeleton) => [...own].some((part) => skeleton.includes(part)));
}

/**
 * The scopes in a parameter, each once.
 * @throws {OAuthError} invalid_scope
 */
export function scopesIn(text: string | undefined): readonly Scope[] {
  const names = [...new Set((text ?? "").split(" ").filter((name) => name !== ""))];
  if (names.length === 0) throw new OAuthError("invalid_scope", "Ask for at least one scope.");
  const unknown = names.find((name) => !(schemas.appScopes as readonly string[]).includes(name));
  if (unknown !== undefined) throw new OAuthError("invalid_scope", "The scope does not exist, or apps cannot have it.");
  return schemas.appScopes.filter((scope) => names.includes(scope));
}
