import { createHash, randomUUID } from "node:crypto";
import { passkeys as schemas } from "@seneschal/schema";
import type { z } from "zod";
import type { Account } from "../../../platform/http/identity.ts";
import { Problem } from "../../../platform/http/problem.ts";
import {
  addPasskey,
  countPasskeys,
  credentialsOf,
  type PasskeyRow,
  passkeysOf,
  passkeyWith,
  recordPasskeyUse,
  removePasskey,
  renamePasskey,
} from "../../../stores/accounts/passkeys-store.ts";
import type { AccountServices } from "../services.ts";
import type { Caller, Session } from "../sessions/sessions.ts";
import { challengeIn, challengeSeconds, createdKey, creationFor, requestFor, signedCounter } from "./ceremonies.ts";
import { addPasskeyChallenge, consumePasskeyChallenge } from "./passkey-challenges-store.ts";
import { type RelyingParty, relyingPartyOf } from "./relying-party.ts";

/**
 * Passkeys (WebAuthn): keys that a device keeps and uses only after it has verified its user. A passkey is therefore
 * both factors, and signs in without a password or code.
 */
export class Passkeys {
  readonly #services: AccountServices;
  readonly #site: RelyingParty | undefined;

  constructor(services: AccountServices, site: string) {
    this.#services = services;
    this.#site = relyingPartyOf(site);
  }

  async list(account: string): Promise<z.output<typeof schemas.passkeyList>> {
    return { passkeys: (await passkeysOf(this.#services.pool, account)).map(passkeyBody) };
  }

  /**
   * Begins to add a passkey. `origin` is that of the page that asks, if a page asks.
   * @throws {Problem} passkeys-unavailable, registration-required, wrong-credentials, second-factor-needed, wrong-code,
   * list-full, too-many-requests
   */
  async beginSetup(
    token: string,
    { id, name, kind }: Account,
    { password, code }: z.output<typeof schemas.passkeySetup>,
    origin: string | undefined,
  ): Promise<schemas.PasskeyCreation> {
    const { pool, passwords, codes } = this.#services;
    const site = this.#siteFor(origin);
    if (kind === "guest") throw new Problem("registration-required");
    const { hasSecondFactor } = await passwords.assertPassword(id, token, password);
    if (hasSecondFactor) await codes.check(id, token, code);
    if ((await countPasskeys(pool, id)) >= schemas.passkeysMax) throw listFull();
    const creation = await creationFor(site, { id, name, credentials: await credentialsOf(pool, id) });
    await this.#remember({ challenge: creation.challenge, purpose: "register", holder: token, account: id });
    return creation;
  }

  /** @throws {Problem} passkeys-unavailable, wrong-passkey, done-already, list-full */
  async add(token: string, { id }: Account, { name, credential }: z.output<typeof schemas.newPasskey>) {
    const { pool, emails } = this.#services;
    const site = this.#siteFor(undefined);
    const challenge = challengeIn(credential);
    await this.#consume({ challenge, purpose: "register", holder: token, account: id });
    const key = await createdKey(site, challenge, credential);
    const added = await addPasskey(pool, { id: randomUUID(), account: id, name, ...key }, schemas.passkeysMax);
    if (added === "full") throw listFull();
    if (added === "known") throw new Problem("done-already", "This passkey is already registered.");
    await emails.notify(id, "passkey-changed", { state: "added", passkey: name });
    return passkeyBody(added);
  }

  /** @throws {Problem} not-found */
  async rename(account: string, passkey: string, name: string): Promise<z.output<typeof schemas.passkey>> {
    const renamed = await renamePasskey(this.#services.pool, account, passkey, name);
    if (renamed === undefined) throw new Problem("not-found");
    return passkeyBody(renamed);
  }

  /**
   * Removes a passkey and ends the other sessions: one of them may have been opened with it on a lost device.
   * @throws {Problem} not-found
   */
  async remove(token: string, account: string, passkey: string): Promise<void> {
    const { pool, sessions, emails } = this.#services;
    const name = await removePasskey(pool, account, passkey);
    if (name === undefined) throw new Problem("not-found");
    await sessions.endOthers(account, token);
    await emails.notify(account, "passkey-changed", { state: "removed", passkey: name });
  }

  /**
   * Begins a sign-in in the browser with this cookie.
   * @throws {Problem} passkeys-unavailable
   */
  async beginSignIn(browser: string, origin: string | undefined): Promise<schemas.PasskeyRequest> {
    const request = await requestFor(this.#siteFor(origin));
    await this.#remember({ challenge: request.challenge, purpose: "sign-in", holder: browser, account: null });
    return request;
  }

  /** @throws {Problem} passkeys-unavailable, wrong-passkey */
  async signIn(browser: string, credential: schemas.SignedCredential, caller: Caller): Promise<Session> {
    const { pool, sessions } = this.#services;
    const site = this.#siteFor(undefined);
    const challenge = challengeIn(credential);
    await this.#consume({ challenge, purpose: "sign-in", holder: browser, account: null });
    const key = await passkeyWith(pool, credential.id);
    if (key === undefined) throw new Problem("wrong-passkey");
    const counter = await signedCounter(site, challenge, credential, key);
    if (!(await recordPasskeyUse(pool, key.id, counter))) throw new Problem("wrong-passkey");
    return sessions.begin(key.account, caller);
  }

  /** Says what is wrong before the browser refuses without a reason. */
  #siteFor(origin: string | undefined): RelyingParty {
    const site = this.#site;
    if (site === undefined)
      throw new Problem("passkeys-unavailable", "This site has no https address, and browsers need one for passkeys.");
    if (origin !== undefined && origin !== site.origin)
      throw new Problem("passkeys-unavailable", `Passkeys work only at ${site.origin}. Open the site there.`);
    return site;
  }

  #remember({ holder, ...challenge }: Challenge): Promise<void> {
    return addPasskeyChallenge(this.#services.pool, {
      ...challenge,
      holderHash: hashOf(holder),
      seconds: challengeSeconds,
    });
  }

  /** Consumed before it is verified, so that it cannot be tried twice. */
  async #consume({ holder, ...challenge }: Challenge): Promise<void> {
    const isOwn = await consumePasskeyChallenge(this.#services.pool, { ...challenge, holderHash: hashOf(holder) });
    if (!isOwn) throw new Problem("wrong-passkey", "The attempt has expired or was already used. Start again.");
  }
}

interface Challenge {
  readonly challenge: string;
  readonly purpose: "register" | "sign-in";
  /** The session or the cookie of the browser that asks: nobody else can use the challenge. */
  readonly holder: string;
  readonly account: string | null;
}

const listFull = () => new Problem("list-full", `There are ${schemas.passkeysMax} passkeys. Remove one.`);
const hashOf = (holder: string) => createHash("sha256").update(`seneschal/passkey ${holder}`).digest("base64url");

function passkeyBody({ createdAt, lastUsedAt, ...row }: PasskeyRow): z.output<typeof schemas.passkey> {
  return { ...row, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
