import { createHash, randomUUID } from "node:crypto";
import { type Scope, oauth as schemas } from "@seneschal/schema";
import type { Pool } from "pg";
import type { z } from "zod";
import type { Account } from "../../../platform/http/identity.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { tokenFormat, tokenHash } from "../access-tokens/token-format.ts";
import type { AccountEmails } from "../emails/account-emails.ts";
import { type Clients, scopesIn } from "./clients.ts";
import type { Client } from "./oauth-clients-store.ts";
import { errorBody, OAuthError } from "./oauth-error.ts";
import { addGrant, isConnectedWith, type NewGrant } from "./oauth-grants-store.ts";
import { isRegistered, shownHost, withParameters } from "./redirect-uris.ts";

type Request = z.output<typeof schemas.authorizationRequest>;

const codeFormat = tokenFormat("sen_oac_");
/** How long an app has to exchange a code. */
const codeSeconds = 60;

interface Deps {
  readonly pool: Pool;
  readonly clients: Clients;
  readonly emails: AccountEmails;
  /** The address of the site, which names this server (RFC 9207). */
  readonly issuer: string;
}

/** Users allow apps to act for them: the authorization code flow with PKCE. */
export class Authorizations {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Describes a request for the consent page. Nothing leads to an address that the app has not registered.
   * @throws {Problem} not-found, malformed-request
   */
  async question(request: Request): Promise<z.output<typeof schemas.authorizationQuestion>> {
    const client = await this.#clientOf(request);
    const { scopes, error } = checked(request, client);
    return {
      app: { id: client.id, name: client.name, host: shownHost(request.redirect_uri) },
      scopes: [...scopes],
      error,
      denyUrl: this.#backTo(request, error ?? errorBody(denied())),
    };
  }

  /**
   * Allows the request of an app, and returns the address that leads back to it with a code.
   * @throws {Problem} not-found, malformed-request, registration-required, list-full
   */
  async allow(account: Account, request: Request): Promise<string> {
    const client = await this.#clientOf(request);
    const { scopes, error } = checked(request, client);
    if (error !== null) throw new Problem("malformed-request", error.error_description);
    const code = codeFormat.create();
    const bound = { hash: tokenHash(code), challenge: request.code_challenge ?? "", redirectUri: request.redirect_uri };
    await this.connect(account, client, { scopes, seconds: codeSeconds, code: bound });
    return this.#backTo(request, { code });
  }

  /**
   * Stores that the account allows the app to act for it, and tells its owner. Returns the id of the connection.
   * @throws {Problem} registration-required, list-full
   */
  async connect(account: Account, client: Client, grant: Pick<NewGrant, "scopes" | "seconds" | "code">) {
    if (account.kind === "guest") throw new Problem("registration-required");
    const { pool, emails } = this.#deps;
    const isKnown = await isConnectedWith(pool, account.id, client.id, grant.scopes);
    const appsMax = schemas.connectedAppsMax;
    const connection = { ...grant, id: randomUUID(), account: account.id, client: client.id, appsMax };
    if (!(await addGrant(pool, connection)))
      throw new Problem("list-full", `You have connected ${appsMax} apps. Disconnect one.`);
    if (!isKnown) await emails.notify(account.id, "app-connected", { app: client.name });
    return connection.id;
  }

  async #clientOf({ client_id, redirect_uri }: Request): Promise<Client> {
    const client = await this.#deps.clients.find(client_id);
    if (client === undefined) throw new Problem("not-found", "No app has this `client_id`.");
    if (isRegistered(redirect_uri, client.redirectUris)) return client;
    throw new Problem("malformed-request", "The app has not registered this `redirect_uri`.");
  }

  #backTo({ redirect_uri, state }: Request, answer: Readonly<Record<string, string>>): string {
    return withParameters(redirect_uri, { ...answer, state, iss: this.#deps.issuer });
  }
}

/** The scopes of a request, or what is wrong with it. */
function checked(request: Request, client: Client) {
  try {
    assertValid(request, client);
    return { scopes: scopesIn(request.scope), error: null };
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    return { scopes: [] as readonly Scope[], error: errorBody(error) };
  }
}

function assertValid({ response_type, code_challenge, code_challenge_method }: Request, { grantTypes }: Client): void {
  if (!grantTypes.includes("authorization_code"))
    throw new OAuthError("unauthorized_client", "The app has not registered authorization_code.");
  if (response_type !== "code") throw new OAuthError("unsupported_response_type", "response_type must be code.");
  if (code_challenge_method !== "S256" || !/^[\w-]{43}$/.test(code_challenge ?? ""))
    throw new OAuthError("invalid_request", "PKCE is required: code_challenge with code_challenge_method S256.");
}

const denied = () => new OAuthError("access_denied", "The user did not allow it.");

/** The challenge that belongs to a verifier (RFC 7636). */
export const challengeOf = (verifier: string): string => createHash("sha256").update(verifier).digest("base64url");
