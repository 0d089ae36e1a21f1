import { randomUUID } from "node:crypto";
import type { accounts as schemas } from "@seneschal/schema";
import type { z } from "zod";
import type { Account } from "../../../platform/http/identity.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { inTransaction } from "../../../platform/postgres/in-transaction.ts";
import { changeProfile } from "../../../stores/accounts/profiles-store.ts";
import { claimOwnName, isNameFree } from "../../../stores/names/name-claims-store.ts";
import { rateLimits } from "../limits/rate-limiter.ts";
import type { AccountServices } from "../services.ts";
import type { Caller, Session } from "../sessions/sessions.ts";
import { addGuest, registerGuest } from "./registration-store.ts";
import { renameAccount } from "./rename-account-store.ts";

/** Guests, their registration, and display names. */
export class Registration {
  readonly #services: AccountServices;

  constructor(services: AccountServices) {
    this.#services = services;
  }

  /** @throws {Problem} name-taken, too-many-requests */
  async createGuest({ name, ...preferences }: z.output<typeof schemas.newGuest>, caller: Caller): Promise<Session> {
    const { pool, rateLimiter, sessions } = this.#services;
    await rateLimiter.consume(rateLimits.guestFrom(caller.ip));
    if (!(await isNameFree(pool, name))) throw new Problem("name-taken");
    const id = randomUUID();
    await addGuest(pool, { id, name, email: `${randomUUID()}@guest.invalid` });
    await changeProfile(pool, id, preferences);
    return sessions.begin(id, caller);
  }

  /**
   * Registers a guest with e-mail and password; the account and its seats stay the same.
   * @throws {Problem} name-kept, name-taken, too-many-requests
   */
  async registerGuest(
    token: string,
    { id }: Account,
    body: z.output<typeof schemas.newRegistration>,
    ip: string,
  ): Promise<Account> {
    const { pool, rateLimiter, passwords, emails, sessions } = this.#services;
    const email = body.email.toLowerCase();
    await rateLimiter.consume(rateLimits.mailFrom(ip), rateLimits.mailTo(email, ip));
    const passwordHash = await passwords.hash(body.password);
    await inTransaction(pool, async (client) => {
      if (!(await registerGuest(client, { account: id, email, passwordHash }))) throw new Problem("name-kept");
      if (!(await claimOwnName(client, id))) throw new Problem("name-taken");
      await emails.requestConfirmation(client, id);
    });
    return sessions.refresh(token, id);
  }

  /** @throws {Problem} name-taken */
  async rename(token: string, account: Account, name: string): Promise<Account> {
    const { pool, sessions } = this.#services;
    if (!(await renameAccount(pool, account.id, name))) throw new Problem("name-taken");
    return sessions.refresh(token, account.id);
  }
}
