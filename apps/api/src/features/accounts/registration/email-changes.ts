import type { accounts as schemas } from "@seneschal/schema";
import type { z } from "zod";
import type { Account } from "../../../platform/http/identity.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { inTransaction } from "../../../platform/postgres/in-transaction.ts";
import { accountRecord } from "../../../stores/accounts/account-records-queries.ts";
import { rateLimits } from "../limits/rate-limiter.ts";
import type { AccountServices } from "../services.ts";
import { confirmEmail, setPendingEmail } from "./registration-store.ts";

/** Changing and confirming the e-mail address of an account. */
export class EmailChanges {
  readonly #services: AccountServices;

  constructor(services: AccountServices) {
    this.#services = services;
  }

  /**
   * Stores a new address, which takes effect when it is confirmed.
   * @throws {Problem} wrong-credentials, too-many-requests
   */
  async changeEmail(
    token: string,
    { id }: Account,
    body: z.output<typeof schemas.newEmail>,
    ip: string,
  ): Promise<Account> {
    const { pool, passwords, rateLimiter, emails, sessions } = this.#services;
    const email = body.email.toLowerCase();
    await passwords.assertPassword(id, token, body.password);
    await rateLimiter.consume(rateLimits.mailFrom(ip), rateLimits.mailTo(email, ip));
    await inTransaction(pool, async (client) => {
      await setPendingEmail(client, id, email);
      await emails.requestConfirmation(client, id);
    });
    return sessions.refresh(token, id);
  }

  /** @throws {Problem} forbidden if there is no address to confirm, too-many-requests */
  async resendConfirmation({ id }: Account, ip: string): Promise<void> {
    const { pool, rateLimiter, emails } = this.#services;
    const record = await accountRecord(pool, id);
    if (record?.pendingEmail == null) throw new Problem("forbidden", "You have no address to confirm.");
    await rateLimiter.consume(rateLimits.mailFrom(ip), rateLimits.mailTo(record.pendingEmail, ip));
    await emails.requestConfirmation(pool, id);
  }

  /** @throws {Problem} link-spent */
  async confirmEmail(token: string): Promise<void> {
    const { pool, tokens, sessions, emails } = this.#services;
    const { account, email } = await tokens.consume("confirm-address", token);
    const confirmed = await confirmEmail(pool, account, email);
    if (confirmed === undefined) throw new Problem("link-spent");
    await sessions.changed(account);
    if (confirmed.before === null) return;
    await emails.notify(account, "address-changed", { address: email }, confirmed.before);
  }
}
