import type { Pool } from "pg";
import { Problem } from "../../../platform/http/problem.ts";
import {
  type AccountRecord,
  accountRecord,
  accountsByEmail,
} from "../../../stores/accounts/account-records-queries.ts";
import type { Guess, GuessLimiter } from "../limits/guess-limiter.ts";
import { type RateLimiter, rateLimits } from "../limits/rate-limiter.ts";
import { setPassword } from "../registration/registration-store.ts";
import type { KnownDevices } from "../sessions/known-devices.ts";
import type { Caller } from "../sessions/sessions.ts";
import type { PasswordHashing } from "./password-hashing.ts";

interface PasswordDeps {
  readonly pool: Pool;
  readonly hashing: PasswordHashing;
  readonly rateLimiter: RateLimiter;
  readonly guessLimiter: GuessLimiter;
  readonly devices: KnownDevices;
}

/** Checks and stores passwords. */
export class Passwords {
  readonly #deps: PasswordDeps;
  /** The hash of some password, verified when there is no account, so that the response time does not reveal it. */
  readonly #dummyHash: Promise<string>;

  constructor(deps: PasswordDeps) {
    this.#deps = deps;
    this.#dummyHash = this.hash("nobody's password");
  }

  hash(password: string): Promise<string> {
    return this.#deps.hashing.hash(password);
  }

  async set(account: string, password: string): Promise<void> {
    await setPassword(this.#deps.pool, account, await this.hash(password));
  }

  /**
   * Returns the account with this address and password.
   * @throws {Problem} wrong-credentials, too-many-requests
   */
  async owner(address: string, password: string, caller: Caller): Promise<AccountRecord> {
    const { pool, devices } = this.#deps;
    const email = address.toLowerCase();
    const records = await accountsByEmail(pool, email, await devices.accountsOf(caller.devices));
    const { ip, isOverLimit, connection } = caller;
    const guess = { what: "sign-in", target: email, ip, isOverLimit, connection } as const;
    return this.#ownerKnownOrStranger(records, password, guess, caller.devices);
  }

  /**
   * Checks the password of a user who is signed in, before a change that cannot be undone.
   * @throws {Problem} wrong-credentials, too-many-requests
   */
  async assertPassword(account: string, session: string, password: string): Promise<AccountRecord> {
    const { pool, rateLimiter } = this.#deps;
    await rateLimiter.consume(rateLimits.password(account, session));
    const record = await accountRecord(pool, account);
    return this.#ownerAmong(record === undefined ? [] : [record], password);
  }

  /**
   * A known device counts as known only for its own accounts. For other accounts that claim the same address it counts
   * as a stranger.
   */
  async #ownerKnownOrStranger(
    records: readonly AccountRecord[],
    password: string,
    guess: Omit<Guess, "device">,
    deviceTokens: readonly string[],
  ): Promise<AccountRecord> {
    const { devices, guessLimiter } = this.#deps;
    const vouched = await devices.vouchedFor(deviceTokens, records);
    const known = vouched.map(({ account }) => account);
    const others = records.filter((record) => !known.includes(record));
    const [first] = vouched;
    if (first !== undefined) {
      const own = guessLimiter.attempt({ ...guess, device: first.device }, () => this.#ownerAmong(known, password));
      if (others.length === 0) return own;
      const owner = await own.catch(unlessWrong);
      if (owner !== undefined) return owner;
    }
    return guessLimiter.attempt({ ...guess, device: undefined }, () => this.#ownerAmong(others, password));
  }

  /** Accounts that claim the same address are told apart by their passwords. */
  async #ownerAmong(records: readonly AccountRecord[], password: string): Promise<AccountRecord> {
    let owner: AccountRecord | undefined;
    for (const variant of variantsOf(password)) {
      for (const record of records) if (await this.#isRight(record.passwordHash, variant)) owner ??= record;
      if (records.length === 0) await this.#isRight(null, variant);
    }
    if (owner === undefined) throw new Problem("wrong-credentials");
    return owner;
  }

  async #isRight(hash: string | null, password: string): Promise<boolean> {
    const isSame = await this.#deps.hashing.verify({ hash: hash ?? (await this.#dummyHash), password });
    return hash !== null && isSame;
  }
}

/**
 * The password as typed; if it begins or ends with spaces, also without them. The site used to remove such spaces before
 * it sent a new password, so the hash of an older account may be that of the trimmed password.
 */
function variantsOf(password: string): readonly string[] {
  const trimmed = password.trim();
  return trimmed === password ? [password] : [password, trimmed];
}

function unlessWrong(error: unknown): undefined {
  if (!(error instanceof Problem && error.code === "wrong-credentials")) throw error;
}
