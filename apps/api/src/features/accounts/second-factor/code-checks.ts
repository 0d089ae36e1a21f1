import { Problem } from "../../../platform/http/problem.ts";
import type { GuessLimiter } from "../limits/guess-limiter.ts";
import { type RateLimiter, rateLimits } from "../limits/rate-limiter.ts";
import type { KnownDevices } from "../sessions/known-devices.ts";
import type { Caller } from "../sessions/sessions.ts";
import type { SecondFactors } from "./second-factor.ts";

interface CodeCheckDeps {
  readonly secondFactors: SecondFactors;
  readonly rateLimiter: RateLimiter;
  readonly guessLimiter: GuessLimiter;
  readonly devices: KnownDevices;
}

/** Checks two-factor codes, and limits wrong ones. */
export class CodeChecks {
  readonly #deps: CodeCheckDeps;

  constructor(deps: CodeCheckDeps) {
    this.#deps = deps;
  }

  /**
   * Checks the code of a user who is signed in.
   * @throws {Problem} second-factor-needed, wrong-code, too-many-requests
   */
  async check(account: string, session: string, code: string | undefined): Promise<void> {
    if (code === undefined) throw new Problem("second-factor-needed");
    await this.#deps.rateLimiter.consume(rateLimits.code(account, session));
    await this.#deps.secondFactors.check(account, code);
  }

  /**
   * Checks the code of a user who has just given the right password.
   * @throws {Problem} second-factor-needed, wrong-code, too-many-requests
   */
  async checkAtSignIn(account: string, code: string | undefined, { ip, connection, devices }: Caller): Promise<void> {
    if (code === undefined) throw new Problem("second-factor-needed");
    const device = await this.#deps.devices.deviceOf(devices, account);
    await this.#deps.guessLimiter.attempt({ what: "code", target: account, ip, device, connection }, () =>
      this.#deps.secondFactors.check(account, code),
    );
  }
}
