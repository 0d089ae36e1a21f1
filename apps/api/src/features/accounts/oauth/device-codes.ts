import { randomInt } from "node:crypto";
import type { oauth as schemas } from "@seneschal/schema";
import type { Pool } from "pg";
import type { z } from "zod";
import type { Account } from "../../../platform/http/identity.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { tokenFormat, tokenHash } from "../access-tokens/token-format.ts";
import { type RateLimiter, rateLimits } from "../limits/rate-limiter.ts";
import type { Authorizations } from "./authorizations.ts";
import { type Clients, scopesIn } from "./clients.ts";
import { addDeviceCode, answerDevice, pollDevice, waitingDevice } from "./device-codes-store.ts";
import { OAuthError } from "./oauth-error.ts";

const deviceFormat = tokenFormat("sen_odc_");
const deviceSeconds = 600;
const pollSeconds = 5;

/** Consonants that are not taken for each other, so that no words arise (RFC 8628, 6.1): 20^8 codes. */
const letters = "BCDFGHJKLMNPQRSTVWXZ";
const lettersCount = 8;

interface Deps {
  readonly pool: Pool;
  readonly clients: Clients;
  readonly authorizations: Authorizations;
  readonly rateLimiter: RateLimiter;
  readonly site: string;
}

/** Programs without a browser, such as those in a terminal: the user enters a short code on another device (RFC 8628). */
export class DeviceCodes {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws {OAuthError} invalid_client, unauthorized_client, invalid_scope */
  async begin({ client_id, scope }: z.output<typeof schemas.deviceRequest>) {
    const { clients, site } = this.#deps;
    const client = await clients.get(client_id);
    if (!client.grantTypes.includes("urn:ietf:params:oauth:grant-type:device_code"))
      throw new OAuthError("unauthorized_client", "The app has not registered the grant type of devices.");
    const deviceCode = deviceFormat.create();
    const userCode = await this.#store(tokenHash(deviceCode), client.id, scopesIn(scope));
    return {
      device_code: deviceCode,
      user_code: shown(userCode),
      verification_uri: `${site}/device`,
      verification_uri_complete: `${site}/device?code=${shown(userCode)}`,
      expires_in: deviceSeconds,
      interval: pollSeconds,
    };
  }

  /** @throws {Problem} not-found, too-many-requests */
  async question(account: Account, typed: string): Promise<z.output<typeof schemas.deviceQuestion>> {
    const { client, scopes } = await this.#waiting(account, typed);
    const { id, name } = client;
    return { app: { id, name, host: null }, scopes: [...scopes], userCode: shown(plain(typed)) };
  }

  /** @throws {Problem} not-found, too-many-requests, registration-required, list-full */
  async answer(account: Account, typed: string, isAllowed: boolean): Promise<void> {
    const { pool, authorizations } = this.#deps;
    const { client, scopes } = await this.#waiting(account, typed);
    const grant = isAllowed ? await authorizations.connect(account, client, { scopes, seconds: deviceSeconds }) : null;
    if (!(await answerDevice(pool, plain(typed), grant))) throw unknownCode();
  }

  /** @throws {OAuthError} expired_token, slow_down, access_denied, authorization_pending */
  async assertAllowed(code: { readonly hash: string; readonly client: string }): Promise<void> {
    const poll = await pollDevice(this.#deps.pool, code);
    if (poll === undefined || poll.isExpired) throw new OAuthError("expired_token", "Ask for a new device code.");
    if (poll.isDenied) throw new OAuthError("access_denied", "The user did not allow it.");
    if (poll.isTooEarly) throw new OAuthError("slow_down", "Wait five seconds more between two requests from now on.");
    if (!poll.isAllowed) throw new OAuthError("authorization_pending", "The user has not answered yet.");
  }

  async #store(hash: string, client: string, scopes: ReturnType<typeof scopesIn>): Promise<string> {
    for (;;) {
      const userCode = Array.from({ length: lettersCount }, () => letters[randomInt(letters.length)]).join("");
      const code = { hash, userCode, client, scopes, seconds: deviceSeconds, pollSeconds };
      if (await addDeviceCode(this.#deps.pool, code)) return userCode;
    }
  }

  /** Right codes count as well: anyone over the limit must not learn which one was right. */
  async #waiting({ id, kind }: Account, typed: string) {
    if (kind === "guest") throw new Problem("registration-required");
    const { pool, clients, rateLimiter } = this.#deps;
    await rateLimiter.consume(rateLimits.userCode(id));
    const device = await waitingDevice(pool, plain(typed));
    const client = device && (await clients.find(device.client));
    if (client === undefined || device === undefined) throw unknownCode();
    return { client, scopes: device.scopes };
  }
}

const unknownCode = () => new Problem("not-found", "No device waits with this code. Codes are valid for 10 minutes.");

/** Without case and separators. */
const plain = (typed: string) => typed.toUpperCase().replace(/[^A-Z]/g, "");
const shown = (userCode: string) => `${userCode.slice(0, 4)}-${userCode.slice(4)}`;
