import type { accounts as schemas } from "@seneschal/schema";
import type { z } from "zod";
import type { Account } from "../../../platform/http/identity.ts";
import { rateLimits } from "../limits/rate-limiter.ts";
import type { AccountServices } from "../services.ts";

/** Turning two-factor authentication on and off. */
export class TwoFactorSetup {
  readonly #services: AccountServices;

  constructor(services: AccountServices) {
    this.#services = services;
  }

  /** @throws {Problem} wrong-credentials, forbidden if it is on */
  async begin(token: string, { id, name }: Account, password: string) {
    const { passwords, secondFactors } = this.#services;
    await passwords.assertPassword(id, token, password);
    return secondFactors.beginSetup(id, name);
  }

  /**
   * Turns it on and returns the backup codes.
   * @throws {Problem} wrong-code, too-many-requests
   */
  async confirm(token: string, { id }: Account, code: string) {
    const { rateLimiter, secondFactors, sessions, emails } = this.#services;
    await rateLimiter.consume(rateLimits.code(id, token));
    const backupCodes = [...(await secondFactors.confirm(id, code))];
    // The other sessions were opened without a second factor.
    await sessions.endOthers(id, token);
    await emails.notify(id, "second-factor", { state: "on" });
    return { backupCodes };
  }

  /** @throws {Problem} wrong-credentials, second-factor-needed, wrong-code */
  async disable(token: string, { id }: Account, body: z.output<typeof schemas.passwordAndCode>): Promise<void> {
    const { passwords, codes, secondFactors, sessions, emails } = this.#services;
    const { hasSecondFactor } = await passwords.assertPassword(id, token, body.password);
    if (!hasSecondFactor) return;
    await codes.check(id, token, body.code);
    await secondFactors.disable(id);
    await sessions.changed(id);
    await emails.notify(id, "second-factor", { state: "off" });
  }
}
