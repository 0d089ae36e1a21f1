import type { Pool } from "pg";
import { sourceOf } from "../../../platform/http/source.ts";
import { accountsByEmail } from "../../../stores/accounts/account-records-queries.ts";
import type { KnownDevices } from "../sessions/known-devices.ts";
import type { Caller } from "../sessions/sessions.ts";
import { type RateLimiter, rateLimits } from "./rate-limiter.ts";
import { type Pause, throttle } from "./throttle.ts";

interface ResetDeps {
  readonly pool: Pool;
  readonly rateLimiter: RateLimiter;
  readonly devices: KnownDevices;
  readonly pause?: Pause | undefined;
}

const delaySeconds = 8;

/**
 * Limits password reset requests. Above the limit of a source a request is delayed, not rejected; a known device does
 * not even wait. The number of e-mails is limited where they are sent.
 */
export function resetRequests({ pool, rateLimiter, devices, pause }: ResetDeps) {
  const { delay } = throttle(pause);

  async function isKnown(email: string, deviceTokens: readonly string[]): Promise<boolean> {
    const found = await accountsByEmail(pool, email, await devices.accountsOf(deviceTokens));
    return (await devices.vouchedFor(deviceTokens, found)).length > 0;
  }

  return {
    async delayIfTooOften(email: string, { ip, devices: deviceTokens, connection }: Caller): Promise<void> {
      const isWithinSourceLimit = await rateLimiter.isWithinLimit(rateLimits.resetFrom(ip));
      const isWithinPairLimit = await rateLimiter.isWithinLimit(rateLimits.resetTo(email, ip));
      if ((isWithinSourceLimit && isWithinPairLimit) || (await isKnown(email, deviceTokens))) return;
      await delay({ line: ["reset", sourceOf(ip)], target: email, seconds: delaySeconds, connection });
    },
  };
}
export type ResetRequests = ReturnType<typeof resetRequests>;
