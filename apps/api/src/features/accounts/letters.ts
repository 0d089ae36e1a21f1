import { createHash } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import { z } from "zod";
import { addJob } from "../../platform/jobs/add-job.ts";
import { type JobKind, type Task, taskFor } from "../../platform/jobs/job-kind.ts";
import { type AccountRecord, accountRecord, accountsAt } from "../../read-models/account-records-queries.ts";
import { profileOf } from "../../read-models/profiles-store.ts";
import type { MailTokens } from "./mail-tokens.ts";
import { type RateLimiter, rateLimits } from "./rate-limiter.ts";
import type { KnownDevices } from "./sessions/known-devices.ts";

/** An e-mail to be rendered and sent by the e-mail feature. */
export interface AccountLetter {
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
    | "sanctioned"
    | "sanction-lifted"
    | "farewell";
  readonly values: Readonly<Record<string, string | number>>;
  readonly path: string;
}
export type Post = (connection: Pool | PoolClient, letter: AccountLetter) => Promise<void>;

const addressClaimed: JobKind<{ readonly account: string }> = {
  name: "address-claimed",
  payload: z.object({ account: z.string() }),
  triesMax: 8,
};
interface Forgotten {
  readonly email: string;
  /** The device tokens of the browser that asks. Jobs from before these existed have none. */
  readonly devices?: readonly string[] | undefined;
}
const passwordForgotten: JobKind<Forgotten> = {
  name: "password-forgotten",
  payload: z.object({ email: z.string(), devices: z.array(z.string()).optional() }),
  triesMax: 8,
};

interface LetterDeps {
  readonly pool: Pool;
  readonly tokens: MailTokens;
  readonly post: Post;
  readonly rateLimiter: RateLimiter;
  readonly devices: KnownDevices;
  readonly now: () => Date;
}

const hourMilliseconds = 3_600_000;

/**
 * E-mails to members about their accounts. Whether an address is registered is looked up in a job, after the response,
 * so that no response reveals it, not even by its timing. The number of e-mails to one address is limited silently.
 */
export function accountLetters({ pool, tokens, post, rateLimiter, devices, now }: LetterDeps) {
  const languageOf = async (account: string) => (await profileOf(pool, account)).language;

  async function askForConfirmation({ account }: { readonly account: string }): Promise<void> {
    const claimer = await accountRecord(pool, account);
    if (claimer?.pendingEmail == null) return;
    const { pendingEmail: to, name } = claimer;
    const owner = (await accountsAt(pool, to)).find(({ email }) => email === to);
    if (owner !== undefined) {
      if (!(await rateLimiter.isWithinLimit(rateLimits.inUseMail(to)))) return;
      const language = await languageOf(owner.id);
      await post(pool, { to, name: owner.name, language, kind: "address-in-use", values: {}, path: "/account" });
      return;
    }
    // Others may have requested e-mails to this address: this one is delayed, not lost.
    if (!(await rateLimiter.isWithinLimit(rateLimits.claimMailTo(to)))) return claimed(pool, account, hourMilliseconds);
    if (!(await rateLimiter.isWithinLimit(rateLimits.claimMail(account)))) return;
    const token = await tokens.make("confirm-address", { account, email: to });
    const path = `/account/confirm#${token}`;
    await post(pool, { to, name, language: await languageOf(account), kind: "confirm-address", values: {}, path });
  }

  /**
   * Sends to the account that confirmed the address; otherwise to the account of this device; otherwise to all accounts
   * that claim it. Each e-mail names its account.
   */
  async function offerNewPasswords({ email: to, devices: shown = [] }: Forgotten): Promise<void> {
    const atAddress = await accountsAt(pool, to, await devices.accountsOf(shown));
    // An account that has confirmed another address gets its e-mails there: this one may have been mistyped and belong
    // to a stranger.
    const found = atAddress.filter(({ email }) => email === null || email === to);
    const known = (await devices.vouchedFor(shown, found)).map(({ account }) => account);
    const proved = found.filter(({ email }) => email === to);
    const owners = [proved, known, found].find(({ length }) => length > 0) ?? [];
    for (const owner of owners) await offerNewPassword(owner, to, known.includes(owner));
  }

  async function offerNewPassword(owner: AccountRecord, to: string, isKnown: boolean): Promise<void> {
    // Links that were sent within the last half hour are still valid, no matter who asked for them.
    if (!(await rateLimiter.isWithinLimit((isKnown ? rateLimits.resetMailKnown : rateLimits.resetMail)(owner.id))))
      return;
    const token = await tokens.make("reset-password", { account: owner.id, email: to });
    const path = `/account/reset#${token}`;
    const { id, name } = owner;
    await post(pool, { to, name, language: await languageOf(id), kind: "reset-password", values: {}, path });
  }

  function claimed(connection: Pool | PoolClient, account: string, inMilliseconds = 0): Promise<void> {
    const at = new Date(now().getTime() + inMilliseconds);
    return addJob(connection, addressClaimed, { account }, { key: `address-claimed ${account}`, at });
  }

  return {
    claimed,
    forgotten: (email: string, shown: readonly string[]) =>
      addJob(pool, passwordForgotten, { email, devices: shown }, { key: forgottenKey(email, shown) }),

    /** Sends news about the account, to a confirmed address only. */
    async tell(
      account: string,
      kind: AccountLetter["kind"],
      values: AccountLetter["values"] = {},
      address?: string,
    ): Promise<void> {
      const record = await accountRecord(pool, account);
      const to = address ?? record?.email ?? null;
      if (record === undefined || to === null) return;
      const language = await languageOf(account);
      await post(pool, { to, name: record.name, language, kind, values, path: "/account" });
    },

    sayFarewell: (client: PoolClient, to: Pick<AccountLetter, "to" | "name" | "language">) =>
      post(client, { ...to, kind: "farewell", values: {}, path: "/" }),

    tasks: [
      taskFor(addressClaimed, askForConfirmation),
      taskFor(passwordForgotten, offerNewPasswords),
    ] as readonly Task[],
  };
}
/** Requests by strangers do not replace a request from a known device. */
function forgottenKey(email: string, shown: readonly string[]): string {
  const device = createHash("sha256").update(shown.join()).digest("base64url");
  return ["password-forgotten", email, ...(shown.length === 0 ? [] : [device])].join(" ");
}
