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

/** Proving who one is by a password. */
export function passwords({ pool, auth, rateLimiter, guesses, devices }: PasswordDeps) {
  /** Some password's hash, to be compared where there is none: a stranger must not be known by a faster answer. */
  const nobodys = auth.$context.then(({ password }) => password.hash("nobody's password"));

  async function fits(hash: string | null, password: string): Promise<boolean> {
    const context = await auth.$context;
    const isSame = await context.password.verify({ hash: hash ?? (await nobodys), password });
    return hash !== null && isSame;
  }

  /** Two who claim one address are told apart by their passwords. */
  async function ownerAmong(records: readonly AccountRecord[], password: string): Promise<AccountRecord> {
    let owner: AccountRecord | undefined;
    for (const record of records) if (await fits(record.passwordHash, password)) owner ??= record;
    if (records.length === 0) await fits(null, password);
    if (owner === undefined) throw new Problem("wrong-credentials");
    return owner;
  }

  /** A device vouches for its own accounts alone: to others who claim the same address it is a stranger's. */
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

    /** Whose address and password these are. */
    async owner(address: string, password: string, caller: Caller): Promise<AccountRecord> {
      const email = address.toLowerCase();
      const records = await accountsAt(pool, email, await devices.accountsOf(caller.devices));
      const { ip, isHasty, connection } = caller;
      const guess = { what: "sign-in", target: email, ip, isHasty, connection } as const;
      return ownerBeside(records, password, guess, caller.devices);
    },

    /** The password of somebody who is signed in, asked once more before something that cannot be undone. */
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
export type Passwords = ReturnType<typeof passwords>;

function unlessWrong(error: unknown): undefined {
  if (!(error instanceof Problem && error.code === "wrong-credentials")) throw error;
}
