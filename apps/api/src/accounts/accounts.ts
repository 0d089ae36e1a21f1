import { randomUUID } from "node:crypto";
import type { accounts } from "@seneschal/schema";
import { APIError } from "better-auth";
import type { Pool } from "pg";
import type { z } from "zod";
import { keepAccount } from "../database/account-keeping.ts";
import { changeProfile, profileOf } from "../database/profiles.ts";
import type { Account } from "../http/identity.ts";
import { Problem } from "../http/problem.ts";
import { createAuth, sessionDays } from "./auth.ts";
import { rememberFor } from "./remember-for.ts";

type Credentials = z.infer<typeof accounts.credentials>;
export interface Session {
  readonly account: Account;
  readonly token: string;
  readonly expiresAt: Date;
}

const rememberedSeconds = 10;

/** Who plays here: guests at once, members by e-mail and password. */
export function openAccounts(pool: Pool) {
  const auth = createAuth(pool);

  async function sessionOf(token: string): Promise<Session | undefined> {
    const { internalAdapter } = await auth.$context;
    const found = await internalAdapter.findSession(token);
    if (found === null || found.session.expiresAt <= new Date()) return undefined;
    return { account: accountOf(found.user), token, expiresAt: found.session.expiresAt };
  }

  // A session that is ended elsewhere is honoured here for this long; one that ends here, ends at once.
  const known = rememberFor(rememberedSeconds, sessionOf);

  async function existing(token: string): Promise<Session> {
    const session = await sessionOf(token);
    if (session === undefined) throw new Error("a session that was just written is gone");
    return session;
  }

  return {
    async accountOfToken(token: string): Promise<Account | undefined> {
      const session = await known.get(token);
      return session !== undefined && session.expiresAt > new Date() ? session.account : undefined;
    },

    async welcomeGuest({ name, ...wishes }: z.infer<typeof accounts.newGuest>): Promise<Session> {
      const { internalAdapter } = await auth.$context;
      const email = `${randomUUID()}@guest.invalid`;
      const newcomer = { name, email, emailVerified: false, isGuest: true };
      const guest = await internalAdapter.createUser(newcomer, { method: "guest" });
      await changeProfile(pool, guest.id, wishes);
      return existing((await internalAdapter.createSession(guest.id, false)).token);
    },

    async signIn({ email, password }: Credentials): Promise<Session> {
      const signedIn = await auth.api.signInEmail({ body: { email, password } }).catch((error: unknown) => {
        if (error instanceof APIError && error.statusCode < 500) throw new Problem("wrong-credentials");
        throw error;
      });
      return existing(signedIn.token);
    },

    profile: (account: string) => profileOf(pool, account),

    changeProfile: (account: string, change: accounts.ProfileChange) => changeProfile(pool, account, change),

    /** The session with its end put off, so that whoever comes back stays signed in. */
    async renew(token: string): Promise<Session> {
      const { internalAdapter } = await auth.$context;
      const expiresAt = new Date(Date.now() + sessionDays * 24 * 60 * 60 * 1000);
      await internalAdapter.updateSession(token, { expiresAt });
      return existing(token);
    },

    async signOut(token: string): Promise<void> {
      const { internalAdapter } = await auth.$context;
      await internalAdapter.deleteSession(token);
      known.forget(token);
    },

    async rename(token: string, account: Account, name: string): Promise<Account> {
      const { internalAdapter } = await auth.$context;
      await internalAdapter.updateUser(account.id, { name });
      known.forget(token);
      return { ...account, name };
    },

    /** The same account from now on reached by e-mail and password, its seats kept. */
    async keep(token: string, account: Account, { email, password }: Credentials): Promise<Account> {
      const { password: passwords } = await auth.$context;
      const passwordHash = await passwords.hash(password);
      const result = await keepAccount(pool, { account: account.id, email, passwordHash });
      if (result === "email-taken") throw new Problem("name-taken");
      if (result === "no-guest") throw new Problem("forbidden", "This name is kept already.");
      known.forget(token);
      return { ...account, kind: "member", email: email.toLowerCase() };
    },
  };
}
export type Accounts = ReturnType<typeof openAccounts>;

function accountOf(user: {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  isGuest?: unknown;
}): Account {
  if (user.isGuest === true) return { id: user.id, name: user.name, kind: "guest", email: null };
  return { id: user.id, name: user.name, kind: "member", email: user.email };
}
