import type { Pool } from "pg";
import { setPassword } from "../database/account-keeping.ts";
import { type AccountRecord, accountRecord, accountsAt } from "../database/account-records.ts";
import { Problem } from "../http/problem.ts";
import type { Auth } from "./auth.ts";
import { allowed, type Restraint } from "./restraint.ts";

/** Proving who one is by a password. */
export function passwords(pool: Pool, auth: Auth, restrain: Restraint) {
  /** Some password's hash, to be compared where there is none: a stranger must not be known by a faster answer. */
  const nobodys = auth.$context.then(({ password }) => password.hash("nobody's password"));

  async function fits(hash: string | null, password: string): Promise<boolean> {
    const context = await auth.$context;
    const isSame = await context.password.verify({ hash: hash ?? (await nobodys), password });
    return hash !== null && isSame;
  }

  return {
    hash: async (password: string) => (await auth.$context).password.hash(password),

    /** Whose address and password these are. */
    async owner(email: string, password: string): Promise<AccountRecord> {
      await restrain(allowed.signIn(email));
      const found = await accountsAt(pool, email.toLowerCase());
      let owner: AccountRecord | undefined;
      // Two who claim one address are told apart by their passwords.
      for (const record of found) if (await fits(record.passwordHash, password)) owner ??= record;
      if (found.length === 0) await fits(null, password);
      if (owner === undefined) throw new Problem("wrong-credentials");
      return owner;
    },

    /** The password of somebody who is signed in, asked once more before something that cannot be undone. */
    async mustFit(account: string, password: string): Promise<AccountRecord> {
      await restrain(allowed.password(account));
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
