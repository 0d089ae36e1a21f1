import type { accounts as schemas } from "@seneschal/schema";
import type { z } from "zod";
import type { Account } from "../../../platform/http/identity.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { deleteAccessTokens } from "../../../stores/accounts/access-tokens-store.ts";
import { accountRecord } from "../../../stores/accounts/account-records-queries.ts";
import { removePasskeys } from "../../../stores/accounts/passkeys-store.ts";
import { type ResetRequests, resetRequests } from "../limits/reset-requests.ts";
import { confirmEmail } from "../registration/registration-store.ts";
import type { AccountServices } from "../services.ts";
import type { Caller } from "../sessions/sessions.ts";

/** Changing a password, and resetting a forgotten one. */
export class PasswordChanges {
  readonly #services: AccountServices;
  readonly #resets: ResetRequests;

  constructor(services: AccountServices) {
    this.#services = services;
    this.#resets = resetRequests(services);
  }

  /**
   * Changes the password and ends all other sessions.
   * @throws {Problem} wrong-credentials, too-many-requests
   */
  async changePassword(token: string, { id }: Account, body: z.output<typeof schemas.newPassword>): Promise<void> {
    const { passwords, sessions, emails } = this.#services;
    await passwords.assertPassword(id, token, body.password);
    await passwords.set(id, body.newPassword);
    await sessions.endOthers(id, token);
    await emails.notify(id, "password-changed");
  }

  /** The response is the same for every address. */
  async requestReset(address: string, caller: Caller): Promise<void> {
    const email = address.toLowerCase();
    await this.#resets.delayIfTooOften(email, caller);
    await this.#services.emails.requestPasswordReset(email, caller.devices);
  }

  /**
   * Resets the password, ends all sessions, deletes all access tokens and passkeys, and returns the account. Opens no session:
   * two-factor authentication still applies.
   * @throws {Problem} link-spent
   */
  async reset({ token, password }: z.output<typeof schemas.passwordReset>): Promise<string> {
    const { pool, tokens, passwords, sessions, emails } = this.#services;
    const { account, email } = await tokens.consume("reset-password", token);
    if (!(await this.#isReachedAt(account, email))) throw new Problem("link-spent");
    await passwords.set(account, password);
    await deleteAccessTokens(pool, account);
    await removePasskeys(pool, account);
    await sessions.endOthers(account);
    await emails.notify(account, "password-changed");
    return account;
  }

  /**
   * A reset link proves that the reader owns the address. By now another account may have confirmed it, or this account
   * may have changed to another one.
   */
  async #isReachedAt(account: string, email: string): Promise<boolean> {
    const { pool } = this.#services;
    const confirmed = (await accountRecord(pool, account))?.email ?? null;
    return confirmed === null ? (await confirmEmail(pool, account, email)) !== undefined : confirmed === email;
  }
}
