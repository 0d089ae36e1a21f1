import { randomUUID } from "node:crypto";
import type { accounts as words } from "@seneschal/schema";
import type { Pool } from "pg";
import type { z } from "zod";
import type { LoadSecretBox } from "../../platform/encryption/secret-box-loader.ts";
import type { Account } from "../../platform/http/identity.ts";
import { Problem } from "../../platform/http/problem.ts";
import { inTransaction } from "../../platform/postgres/in-transaction.ts";
import { accountRecord } from "../../read-models/account-records-queries.ts";
import { claimOwnName, isNameFree } from "../../read-models/name-claims-store.ts";
import { changeProfile, profileOf } from "../../read-models/profiles-store.ts";
import { appealAgainst } from "../../read-models/sanctions-store.ts";
import { exportAccount } from "./account-export-queries.ts";
import { confirmAddress, keepAccount, setPendingEmail } from "./account-keeping-store.ts";
import { eraseAccount, invitationsTo, type SeatOccupant, seatsHeld } from "./erase-account-store.ts";
import { guesses as openGuesses } from "./guesses.ts";
import { accountLetters, type Post } from "./letters.ts";
import { mailTokens } from "./mail-tokens.ts";
import { passwords as openPasswords } from "./passwords.ts";
import { createRateLimiter, rateLimits } from "./rate-limiter.ts";
import { renameAccount } from "./rename-account-store.ts";
import { resetRequests } from "./reset-requests.ts";
import { secondFactors } from "./second-factor/second-factor.ts";
import { createAuth } from "./sessions/auth.ts";
import { knownDevices } from "./sessions/known-devices.ts";
import { type Caller, openSessions, type Session } from "./sessions/sessions.ts";
import type { Pause } from "./throttle.ts";

type Asked<Schema extends z.ZodType> = z.output<Schema>;

export interface AccountDeps {
  readonly pool: Pool;
  readonly post: Post;
  readonly loadSecretBox: LoadSecretBox;
  /** The time of the database. */
  readonly now: () => Date;
  readonly hasLimits: boolean;
  /** How a client waits after wrong guesses; tests do not wait. */
  readonly pause?: Pause | undefined;
  /** Gives up a seat of an account that is being deleted. */
  readonly leaveSeat: (account: string, sitting: SeatOccupant) => Promise<void>;
  /** Withdraws an account that is being deleted from tournaments that are not over. */
  readonly leaveTournaments: (account: string) => Promise<void>;
  readonly declineInvitation: (account: string, game: string) => Promise<void>;
}

/** Guests, registered accounts (e-mail and password) and two-factor authentication. */
export function openAccounts({ pool, post, loadSecretBox, now, hasLimits, pause, ...leaving }: AccountDeps) {
  const { leaveSeat, leaveTournaments, declineInvitation } = leaving;
  const auth = createAuth(pool);
  const rateLimiter = createRateLimiter(pool, hasLimits);
  const sessions = openSessions(pool, auth, now);
  const guesses = openGuesses(pool, hasLimits, pause);
  const devices = knownDevices(loadSecretBox);
  const passwords = openPasswords({ pool, auth, rateLimiter, guesses, devices });
  const resets = resetRequests({ pool, rateLimiter, devices, pause });
  const factors = secondFactors(pool, loadSecretBox, now);
  const tokens = mailTokens(pool);
  const letters = accountLetters({ pool, tokens, post, rateLimiter, devices, now });

  /** Checks the two-factor code of a user who is signed in. */
  async function checkCode(account: string, session: string, code: string | undefined): Promise<void> {
    if (code === undefined) throw new Problem("second-factor-needed");
    await rateLimiter.consume(rateLimits.code(account, session));
    await factors.check(account, code);
  }

  /** Checks the two-factor code of a user who has just given the right password. */
  async function checkCodeAtSignIn(account: string, code: string | undefined, caller: Caller): Promise<void> {
    if (code === undefined) throw new Problem("second-factor-needed");
    const device = await devices.deviceOf(caller.devices, account);
    await guesses.limitByIp(
      { what: "code", target: account, ip: caller.ip, device, connection: caller.connection },
      () => factors.check(account, code),
    );
  }

  /**
   * A reset link proves that the reader owns the address. By now another account may have confirmed it, or this account
   * may have changed to another one.
   */
  async function isReachedAt(account: string, email: string): Promise<boolean> {
    const proved = (await accountRecord(pool, account))?.email ?? null;
    return proved === null ? (await confirmAddress(pool, account, email)) !== undefined : proved === email;
  }

  /** Returns the account after a change. */
  async function after(token: string, account: string): Promise<Account> {
    await sessions.changed(account);
    return (await sessions.existing(token)).account;
  }

  return {
    sessions,
    devices,
    tell: letters.tell,
    tasks: letters.tasks,
    profile: (account: string) => profileOf(pool, account),
    changeProfile: (account: string, change: words.ProfileChange) => changeProfile(pool, account, change),
    exported: (account: string) => exportAccount(pool, account),

    async welcomeGuest({ name, ...wishes }: Asked<typeof words.newGuest>, caller: Caller): Promise<Session> {
      await rateLimiter.consume(rateLimits.guestFrom(caller.ip));
      if (!(await isNameFree(pool, name))) throw new Problem("name-taken");
      const { internalAdapter } = await auth.$context;
      const email = `${randomUUID()}@guest.invalid`;
      const newcomer = { name, email, emailVerified: false, isGuest: true };
      const guest = await internalAdapter.createUser(newcomer, { method: "guest" });
      await changeProfile(pool, guest.id, wishes);
      return sessions.begin(guest.id, caller);
    },

    async signIn({ email, password, code }: Asked<typeof words.credentials>, caller: Caller): Promise<Session> {
      const owner = await passwords.owner(email, password, caller);
      if (owner.hasSecondFactor) await checkCodeAtSignIn(owner.id, code, caller);
      return sessions.begin(owner.id, caller);
    },

    async rename(token: string, account: Account, name: string): Promise<Account> {
      if (!(await renameAccount(pool, account.id, name))) throw new Problem("name-taken");
      return after(token, account.id);
    },

    /** Registers a guest with e-mail and password; the account and its seats stay the same. */
    async keep(
      token: string,
      { id }: Account,
      asked: Asked<typeof words.newRegistration>,
      ip: string,
    ): Promise<Account> {
      const email = asked.email.toLowerCase();
      await rateLimiter.consume(rateLimits.mailFrom(ip), rateLimits.mailTo(email, ip));
      const passwordHash = await passwords.hash(asked.password);
      await inTransaction(pool, async (client) => {
        if (!(await keepAccount(client, { account: id, email, passwordHash }))) throw new Problem("name-kept");
        if (!(await claimOwnName(client, id))) throw new Problem("name-taken");
        await letters.claimed(client, id);
      });
      return after(token, id);
    },

    async changeEmail(token: string, { id }: Account, asked: Asked<typeof words.newEmail>, ip: string) {
      const email = asked.email.toLowerCase();
      await passwords.mustFit(id, token, asked.password);
      await rateLimiter.consume(rateLimits.mailFrom(ip), rateLimits.mailTo(email, ip));
      await inTransaction(pool, async (client) => {
        await setPendingEmail(client, id, email);
        await letters.claimed(client, id);
      });
      return after(token, id);
    },

    async askAgain({ id }: Account, ip: string): Promise<void> {
      const record = await accountRecord(pool, id);
      if (record?.pendingEmail == null) throw new Problem("forbidden", "You have no address to confirm.");
      await rateLimiter.consume(rateLimits.mailFrom(ip), rateLimits.mailTo(record.pendingEmail, ip));
      await letters.claimed(pool, id);
    },

    async appeal(token: string, { id }: Account, sanction: string, text: string): Promise<Account> {
      const outcome = await appealAgainst(pool, { account: id, sanction, text, at: now() });
      if (outcome === "no-sanction") throw new Problem("not-found", "You have no such active sanction.");
      if (outcome === "made-already") throw new Problem("done-already", "You have already appealed.");
      return after(token, id);
    },

    async confirm(token: string): Promise<void> {
      const { account, email } = await tokens.spend("confirm-address", token);
      const confirmed = await confirmAddress(pool, account, email);
      if (confirmed === undefined) throw new Problem("link-spent");
      await sessions.changed(account);
      if (confirmed.before === null) return;
      await letters.tell(account, "address-changed", { address: email }, confirmed.before);
    },

    async changePassword(token: string, { id }: Account, asked: Asked<typeof words.newPassword>): Promise<void> {
      await passwords.mustFit(id, token, asked.password);
      await passwords.set(id, asked.newPassword);
      await sessions.endOthers(id, token);
      await letters.tell(id, "password-changed");
    },

    /** The response is the same for every address. */
    async forgot(address: string, caller: Caller): Promise<void> {
      const email = address.toLowerCase();
      await resets.mayAsk(email, caller);
      await letters.forgotten(email, caller.devices);
    },

    /** Resets the password and returns the account. Opens no session: two-factor authentication still applies. */
    async redeem({ token, password }: Asked<typeof words.passwordReset>): Promise<string> {
      const { account, email } = await tokens.spend("reset-password", token);
      if (!(await isReachedAt(account, email))) throw new Problem("link-spent");
      await passwords.set(account, password);
      await sessions.endOthers(account);
      await letters.tell(account, "password-changed");
      return account;
    },

    async offerSecondFactor(token: string, { id, name }: Account, password: string) {
      await passwords.mustFit(id, token, password);
      return factors.offer(id, name);
    },

    async confirmTotp(token: string, { id }: Account, code: string) {
      await rateLimiter.consume(rateLimits.code(id, token));
      const backupCodes = [...(await factors.prove(id, code))];
      // The other sessions were opened without a second factor.
      await sessions.endOthers(id, token);
      await letters.tell(id, "second-factor", { state: "on" });
      return { backupCodes };
    },

    async disableTotp(token: string, { id }: Account, asked: Asked<typeof words.passwordAndCode>): Promise<void> {
      const { hasSecondFactor } = await passwords.mustFit(id, token, asked.password);
      if (!hasSecondFactor) return;
      await checkCode(id, token, asked.code);
      await factors.drop(id);
      await sessions.changed(id);
      await letters.tell(id, "second-factor", { state: "off" });
    },

    /** Deletes the account. Its seats and moves stay, under an id that belongs to nobody. */
    async erase(token: string, { id, kind }: Account, asked: Asked<typeof words.accountDeletion>): Promise<void> {
      if (kind === "member") {
        const { hasSecondFactor } = await passwords.mustFit(id, token, asked.password ?? "");
        if (hasSecondFactor) await checkCode(id, token, asked.code);
      }
      for (const game of await invitationsTo(pool, id)) await declineInvitation(id, game);
      await leaveTournaments(id);
      for (const sitting of await seatsHeld(pool, id)) await leaveSeat(sitting.account, sitting);
      const record = await accountRecord(pool, id);
      const addresses = [record?.email, record?.pendingEmail].filter((address) => address != null);
      const { language } = await profileOf(pool, id);
      await inTransaction(pool, async (client) => {
        await eraseAccount(client, id, addresses);
        if (record?.email != null) await letters.sayFarewell(client, { to: record.email, name: record.name, language });
      });
      await sessions.changed(id);
    },
  };
}
export type Accounts = ReturnType<typeof openAccounts>;
