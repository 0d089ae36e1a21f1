import { randomUUID } from "node:crypto";
import type { oauth as schemas } from "@seneschal/schema";
import type { Pool } from "pg";
import type { z } from "zod";
import { deletePersonalToken, factsOfToken, type TokenFacts } from "../../../stores/accounts/access-tokens-store.ts";
import { accountKindOf } from "../../../stores/names/name-claims-store.ts";
import { appTokenFormat, hasTokenForm, personalTokenFormat } from "../access-tokens/access-tokens.ts";
import { tokenFormat, tokenHash } from "../access-tokens/token-format.ts";
import type { Sessions } from "../sessions/sessions.ts";
import { challengeOf } from "./authorizations.ts";
import { type Clients, scopesIn } from "./clients.ts";
import type { DeviceCodes } from "./device-codes.ts";
import { OAuthError } from "./oauth-error.ts";
import {
  deleteAppToken,
  endGrant,
  grantOfFamily,
  type IssuedTokens,
  redeemCode,
  redeemDeviceCode,
  rotateRefreshToken,
} from "./oauth-grants-store.ts";

type TokenRequest = z.output<typeof schemas.tokenRequest>;
type TokenResponse = z.output<typeof schemas.tokenResponse>;
type Introspection = z.output<typeof schemas.introspection>;

const hour = 3600;
const accessSeconds = hour;
/** A refresh token that is not used for so long expires. */
const refreshSeconds = 60 * 24 * hour;

/** 40 digits that all refresh tokens of a connection share, then 40 of its own. */
const refreshFormat = tokenFormat("sen_ort_", 40);
const familyOf = (token: string) => token.slice("sen_ort_".length).slice(0, 40);

interface Deps {
  readonly pool: Pool;
  readonly clients: Clients;
  readonly devices: DeviceCodes;
  readonly sessions: Sessions;
}

/**
 * The token endpoint. A code works once, and the first use of anything that it is not bound to ends it. A refresh token
 * works once: if an old one comes again, one of both users has stolen it, and the whole connection ends.
 */
export class OAuthTokens {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws {OAuthError} */
  async exchange(request: TokenRequest): Promise<TokenResponse> {
    const client = await this.#deps.clients.get(request.client_id);
    switch (request.grant_type) {
      case "authorization_code":
        return this.#byCode(request, client.id);
      case "refresh_token":
        return this.#byRefreshToken(request, client.id);
      case "urn:ietf:params:oauth:grant-type:device_code":
        return this.#byDeviceCode(request, client.id);
      default:
        throw new OAuthError("unsupported_grant_type", "Use one of the grant types in the metadata of this server.");
    }
  }

  /**
   * Revokes a personal token, or a token of an app: a refresh token with everything that came from it. Unknown ones are no
   * error (RFC 7009).
   * @throws {OAuthError} invalid_request
   */
  async revoke({ token, client_id: client }: z.output<typeof schemas.revocationRequest>): Promise<void> {
    const isPersonal = personalTokenFormat.matches(token);
    await this.#ended(
      await (isPersonal ? deletePersonalToken(this.#deps.pool, tokenHash(token)) : this.#revokeOf(client, token)),
    );
  }

  /** What a token may do, for those who have it (RFC 7662). */
  async introspect(token: string): Promise<Introspection> {
    const facts = hasTokenForm(token) ? await factsOfToken(this.#deps.pool, tokenHash(token)) : undefined;
    return facts === undefined ? { active: false } : introspectionOf(facts);
  }

  /** Revokes a token of an app. Returns the account. */
  async #revokeOf(client: string | undefined, token: string): Promise<string | undefined> {
    const { pool } = this.#deps;
    if (client === undefined) throw new OAuthError("invalid_request", "The token of an app needs its client_id.");
    return refreshFormat.matches(token)
      ? endGrant(pool, { family: tokenHash(familyOf(token)), client })
      : deleteAppToken(pool, tokenHash(token), client);
  }

  async #byCode({ code, redirect_uri, code_verifier }: TokenRequest, client: string): Promise<TokenResponse> {
    if (code === undefined || redirect_uri === undefined || code_verifier === undefined)
      throw new OAuthError("invalid_request", "code, redirect_uri and code_verifier are required.");
    if (!/^[\w.~-]{43,128}$/.test(code_verifier))
      throw new OAuthError("invalid_request", "code_verifier must have 43 to 128 unreserved characters.");
    const { pool } = this.#deps;
    const presented = {
      hash: tokenHash(code),
      client,
      redirectUri: redirect_uri,
      challenge: challengeOf(code_verifier),
    };
    const tokens = newTokens();
    const issued = await redeemCode(pool, presented, tokens.stored);
    if (issued !== undefined) return responseOf(tokens, issued.scopes);
    await this.#ended(await endGrant(pool, { codeHash: presented.hash }));
    throw new OAuthError("invalid_grant", "The code is unknown, expired, used, or was not made for this request.");
  }

  async #byRefreshToken({ refresh_token: token, scope }: TokenRequest, client: string): Promise<TokenResponse> {
    if (token === undefined) throw new OAuthError("invalid_request", "refresh_token is required.");
    const { pool } = this.#deps;
    const family = tokenHash(familyOf(token));
    const grant = refreshFormat.matches(token) ? await grantOfFamily(pool, family) : undefined;
    if (grant?.client !== client) throw unknownRefreshToken();
    const scopes = scope === undefined ? grant.scopes : scopesIn(scope);
    if (scopes.some((one) => !grant.scopes.includes(one)))
      throw new OAuthError("invalid_scope", "The user has not allowed this scope.");
    const tokens = newTokens(familyOf(token));
    const issued = await rotateRefreshToken(pool, { hash: tokenHash(token), scopes }, tokens.stored);
    if (issued !== undefined) return responseOf(tokens, issued.scopes);
    await this.#ended(await endGrant(pool, { family }));
    throw unknownRefreshToken();
  }

  async #byDeviceCode({ device_code: code }: TokenRequest, client: string): Promise<TokenResponse> {
    if (code === undefined) throw new OAuthError("invalid_request", "device_code is required.");
    const { pool, devices } = this.#deps;
    const presented = { hash: tokenHash(code), client };
    await devices.assertAllowed(presented);
    const tokens = newTokens();
    const issued = await redeemDeviceCode(pool, presented, tokens.stored);
    if (issued === undefined) throw new OAuthError("expired_token", "Ask for a new device code.");
    return responseOf(tokens, issued.scopes);
  }

  /** Live streams of the app end. */
  async #ended(account: string | undefined): Promise<void> {
    if (account !== undefined) await this.#deps.sessions.changed(account);
  }
}

const unknownRefreshToken = () =>
  new OAuthError("invalid_grant", "The refresh token is unknown, expired, used or revoked. Ask the user again.");

/** Tokens, and what of them is stored. */
function newTokens(family = "") {
  const access = appTokenFormat.create();
  const refresh = refreshFormat.create(family);
  const stored: IssuedTokens = {
    ...{ accessId: randomUUID(), accessHash: tokenHash(access), accessSeconds },
    ...{ refreshFamily: tokenHash(familyOf(refresh)), refreshHash: tokenHash(refresh), refreshSeconds },
  };
  return { access, refresh, stored };
}

function responseOf({ access, refresh }: ReturnType<typeof newTokens>, scopes: readonly string[]): TokenResponse {
  return {
    access_token: access,
    token_type: "Bearer",
    expires_in: accessSeconds,
    refresh_token: refresh,
    scope: scopes.join(" "),
  };
}

function introspectionOf({ scopes, client, createdAt, expiresAt, account, name, nameKind }: TokenFacts): Introspection {
  return {
    active: true,
    scope: scopes.join(" "),
    ...(client !== null && { client_id: client }),
    username: name,
    token_type: "Bearer",
    ...(expiresAt !== null && { exp: secondsOf(expiresAt) }),
    iat: secondsOf(createdAt),
    sub: account,
    account_kind: accountKindOf(nameKind),
  };
}

const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1000);
