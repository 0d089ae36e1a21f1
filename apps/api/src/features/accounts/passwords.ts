import type { Pool } from "pg";
import { Problem } from "../../platform/http/problem.ts";
import { type AccountRecord, accountRecord, accountsAt } from "../../read-models/account-records-queries.ts";
import { setPassword } from "./account-keeping-store.ts";
import type { Guess, Guesses } from "./guesses.ts";
import { type RateLimiter, rateLimits } from "./rate-limiter.ts";
import type { Auth } from "./sessions/auth.ts";
import type { KnownDevices } from "./sessions/known-devices.ts";
import type { Caller } from "./sessions/sessions.ts";

interface PasswordDeps {
  readonly pool: Pool;
  readonly auth: Auth;
  readonly rateLimiter: RateLimiter;
  readonly guesses: Guesses;
  readonly devices: KnownDevices;
}

/** Checks passwords. */
export function passwords({ pool, auth, rateLimiter, guesses, devices }: PasswordDeps) {
  /** The hash of some password, verified when there is no account, so that the response time does not reveal it. */
  const nobodys = auth.$context.then(({ password }) => password.hash("nobody's password"));

  async function fits(hash: string | null, password: string): Promise<boolean> {
    const context = await auth.$context;
    const isSame = await context.password.verify({ hash: hash ?? (await nobodys), password });
    return hash !== null && isSame;
  }

  /** Accounts that claim the same address are told apart by their passwords. */
  async function ownerAmong(records: readonly AccountRecord[], password: string): Promise<AccountRecord> {
    let owner: AccountRecord | undefined;
    for (const record of records) if (await fits(record.passwordHash, password)) owner ??= record;
    if (records.length === 0) await fits(null, password);
    if (owner === undefined) throw new Problem("wrong-credentials");
    return owner;
  }

  /**
   * A known device counts as known only for its own accounts. For other accounts that claim the same address it counts
   * as a stranger.
   */
  async function ownerBeside(
    records: readonly AccountRecord[],
    password: string,
    guess: Omit<Guess, "device">,
    shown: readonly string[],
  ): Promise<AccountRecord> {
    const vouched = await devices.vouchedFor(shown, records);
    const known = vouched.map(({ account }) => account);
    const others = records.filter((record) => !known.includes(record));
    const [first] = vouched;
    if (first !== undefined) {
      const own = guesses.limitByIp({ ...guess, device: first.device }, () => ownerAmong(known, password));
      if (others.length === 0) return own;
      const owner = await own.catch(unlessWrong);
      if (owner !== undefined) return owner;
    }
    return guesses.limitByIp({ ...guess, device: undefined }, () => ownerAmong(others, password));
  }

  return {
    hash: async (password: string) => (await auth.$context).password.hash(password),

    /**
     * Returns the account with this address and password.
     * @throws {Problem} wrong-credentials, too-many-requests
     */
    async owner(address: string, password: string, caller: Caller): Promise<AccountRecord> {
      const email = address.toLowerCase();
      const records = await accountsAt(pool, email, await devices.accountsOf(caller.devices));
      const { ip, isHasty, connection } = caller;
      const guess = { what: "sign-in", target: email, ip, isHasty, connection } as const;
      return ownerBeside(records, password, guess, caller.devices);
    },

    /**
     * Checks the password of a user who is signed in, before a change that cannot be undone.
     * @throws {Problem} wrong-credentials, too-many-requests
     */
    async mustFit(account: string, session: string, password: string): Promise<AccountRecord> {
      await rateLimiter.consume(rateLimits.password(account, session));
      const record = await accountRecord(pool, account);
      const isRight = await fits(record?.passwordHash ?? null, password);
      if (record === undefined || !isRight) throw new Problem("wrong-credentials");
      return record;
    },

    async set(account: string, password: string): Promise<void> {
      await setPassword(pool, account, await (await auth.$context).password.hash(password));
    },
  };
}

function unlessWrong(error: unknown): undefined {
  if (!(error instanceof Problem && error.code === "wrong-credentials")) throw error;
}
