import { createHash } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import { z } from "zod";
import { addJob } from "../../../platform/jobs/add-job.ts";
import { type JobKind, type Task, taskFor } from "../../../platform/jobs/job-kind.ts";
import {
  type AccountRecord,
  accountRecord,
  accountsByEmail,
} from "../../../stores/accounts/account-records-queries.ts";
import { botOf } from "../../../stores/accounts/bots-store.ts";
import { profileOf } from "../../../stores/accounts/profiles-store.ts";
import { type RateLimiter, rateLimits } from "../limits/rate-limiter.ts";
import type { KnownDevices } from "../sessions/known-devices.ts";
import type { MailTokens } from "./mail-tokens.ts";

/** An e-mail to be rendered and sent by the e-mail feature. */
export interface AccountEmail {
  readonly to: string;
  readonly name: string;
  readonly language: "en" | "fr";
  readonly kind:
    | "confirm-address"
    | "address-in-use"
    | "reset-password"
    | "address-changed"
    | "password-changed"
    | "second-factor"
    | "passkey-changed"
    | "token-created"
    | "token-revoked"
    | "app-connected"
    | "app-disconnected"
    | "sanctioned"
    | "sanction-lifted"
    | "bot-sanctioned"
    | "bot-sanction-lifted"
    | "bot-token-revoked"
    | "farewell";
  readonly values: Readonly<Record<string, string | number>>;
  readonly path: string;
}
export type EnqueueEmail = (connection: Pool | PoolClient, message: AccountEmail) => Promise<void>;

const addressClaimed: JobKind<{ readonly account: string }> = {
  name: "address-claimed",
  payload: z.object({ account: z.string() }),
  attemptsMax: 8,
};
interface PasswordReset {
  readonly email: string;
  /** The device tokens of the browser that asks. Jobs from before these existed have none. */
  readonly devices?: readonly string[] | undefined;
}
const passwordForgotten: JobKind<PasswordReset> = {
  name: "password-forgotten",
  payload: z.object({ email: z.string(), devices: z.array(z.string()).optional() }),
  attemptsMax: 8,
};

interface AccountEmailDeps {
  readonly pool: Pool;
  readonly tokens: MailTokens;
  readonly enqueueEmail: EnqueueEmail;
  readonly rateLimiter: RateLimiter;
  readonly devices: KnownDevices;
  /** The time of the database. */
  readonly now: () => Date;
}

const hourMs = 3_600_000;

/**
 * E-mails to members about their accounts. Whether an address is registered is looked up in a job, after the response,
 * so that no response reveals it, not even by its timing. The number of e-mails to one address is limited silently.
 */
export class AccountEmails {
  readonly #deps: AccountEmailDeps;
  readonly tasks: readonly Task[];

  constructor(deps: AccountEmailDeps) {
    this.#deps = deps;
    this.tasks = [
      taskFor(addressClaimed, (job) => this.#sendConfirmation(job)),
      taskFor(passwordForgotten, (job) => this.#sendPasswordResets(job)),
    ];
  }

  /** Enqueues an e-mail with a link that confirms the claimed address. */
  requestConfirmation(connection: Pool | PoolClient, account: string): Promise<void> {
    return addJob(connection, addressClaimed, { account }, { key: confirmationKey(account) });
  }

  /** Enqueues e-mails with links that reset the passwords of the accounts with this address. */
  requestPasswordReset(email: string, deviceTokens: readonly string[]): Promise<void> {
    const payload = { email, devices: deviceTokens };
    return addJob(this.#deps.pool, passwordForgotten, payload, { key: resetKey(email, deviceTokens) });
  }

  /** Sends news about the account, to a confirmed address only. */
  async notify(
    account: string,
    kind: AccountEmail["kind"],
    values: AccountEmail["values"] = {},
    address?: string,
  ): Promise<void> {
    const { pool, enqueueEmail } = this.#deps;
    const record = await accountRecord(pool, account);
    const to = address ?? record?.email ?? null;
    if (record === undefined || to === null) return;
    const language = await this.#languageOf(account);
    await enqueueEmail(pool, { to, name: record.name, language, kind, values, path: pathOf(kind) });
  }

  /** Sends news about an account to its holder: to the owner, if it is a bot account. */
  async notifyHolder(
    account: string,
    kind: "sanctioned" | "sanction-lifted" | "token-revoked",
    values: AccountEmail["values"],
  ): Promise<void> {
    const bot = await botOf(this.#deps.pool, account);
    if (bot !== undefined) return this.notify(bot.owner, `bot-${kind}`, { ...values, bot: bot.name });
    if (kind !== "token-revoked") await this.notify(account, kind, values);
  }

  confirmDeletion(client: PoolClient, to: Pick<AccountEmail, "to" | "name" | "language">): Promise<void> {
    return this.#deps.enqueueEmail(client, { ...to, kind: "farewell", values: {}, path: "/" });
  }

  async #sendConfirmation({ account }: { readonly account: string }): Promise<void> {
    const { pool, tokens, rateLimiter, enqueueEmail } = this.#deps;
    const claimer = await accountRecord(pool, account);
    if (claimer?.pendingEmail == null) return;
    const { pendingEmail: to, name } = claimer;
    const owner = (await accountsByEmail(pool, to)).find(({ email }) => email === to);
    // It may have confirmed the address since.
    if (owner?.id === account) return;
    if (owner !== undefined) return this.#warnOwner(owner, to);
    // Others may have requested e-mails to this address: this one is delayed, not lost.
    if (!(await rateLimiter.isWithinLimit(rateLimits.claimMailTo(to)))) return this.#confirmLater(account);
    if (!(await rateLimiter.isWithinLimit(rateLimits.claimMail(account)))) return;
    const token = await tokens.create("confirm-address", { account, email: to });
    const path = `/account/confirm#${token}`;
    const language = await this.#languageOf(account);
    await enqueueEmail(pool, { to, name, language, kind: "confirm-address", values: {}, path });
  }

  /** Tells the owner of an address that another account has claimed it. */
  async #warnOwner({ id, name }: AccountRecord, to: string): Promise<void> {
    const { pool, rateLimiter, enqueueEmail } = this.#deps;
    if (!(await rateLimiter.isWithinLimit(rateLimits.inUseMail(to)))) return;
    const language = await this.#languageOf(id);
    await enqueueEmail(pool, { to, name, language, kind: "address-in-use", values: {}, path: "/account" });
  }

  #confirmLater(account: string): Promise<void> {
    const at = new Date(this.#deps.now().getTime() + hourMs);
    return addJob(this.#deps.pool, addressClaimed, { account }, { key: confirmationKey(account), at });
  }

  /**
   * Sends to the account that confirmed the address; otherwise to the account of this device; otherwise to all accounts
   * that claim it. Each e-mail names its account.
   */
  async #sendPasswordResets({ email: to, devices: deviceTokens = [] }: PasswordReset): Promise<void> {
    const { pool, devices } = this.#deps;
    const atAddress = await accountsByEmail(pool, to, await devices.accountsOf(deviceTokens));
    // An account that has confirmed another address gets its e-mails there: this one may have been mistyped and belong
    // to a stranger.
    const found = atAddress.filter(({ email }) => email === null || email === to);
    const known = (await devices.vouchedFor(deviceTokens, found)).map(({ account }) => account);
    const confirmed = found.filter(({ email }) => email === to);
    const owners = [confirmed, known, found].find(({ length }) => length > 0) ?? [];
    for (const owner of owners) await this.#sendPasswordReset(owner, to, known.includes(owner));
  }

  async #sendPasswordReset({ id, name }: AccountRecord, to: string, isKnown: boolean): Promise<void> {
    const { pool, tokens, rateLimiter, enqueueEmail } = this.#deps;
    // Links that were sent within the last half hour are still valid, no matter who asked for them.
    const limit = isKnown ? rateLimits.resetMailKnown(id) : rateLimits.resetMail(id);
    if (!(await rateLimiter.isWithinLimit(limit))) return;
    const token = await tokens.create("reset-password", { account: id, email: to });
    const path = `/account/reset#${token}`;
    const language = await this.#languageOf(id);
    await enqueueEmail(pool, { to, name, language, kind: "reset-password", values: {}, path });
  }

  async #languageOf(account: string): Promise<AccountEmail["language"]> {
    return (await profileOf(this.#deps.pool, account)).language;
  }
}

/** Where the link of an e-mail leads. */
function pathOf(kind: AccountEmail["kind"]): string {
  if (kind.startsWith("bot-")) return "/account/bots";
  if (kind.startsWith("app-")) return "/account/apps";
  return kind.startsWith("token-") ? "/account/tokens" : "/account";
}

const confirmationKey = (account: string) => `address-claimed ${account}`;

/** Requests by strangers do not replace a request from a known device. */
function resetKey(email: string, deviceTokens: readonly string[]): string {
  const device = createHash("sha256").update(deviceTokens.join()).digest("base64url");
  return ["password-forgotten", email, ...(deviceTokens.length === 0 ? [] : [device])].join(" ");
}
