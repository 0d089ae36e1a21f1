import type { Pool } from "pg";
import { tooManyRequests } from "../../../platform/http/problem.ts";
import { sourceOf } from "../../../platform/http/source.ts";
import { consumeAttempt, type RateLimit } from "../../../platform/rate-limit/rate-limit-store.ts";

/** Counts attempts and rejects them above the limit. Without limits (tests, local use) everything is allowed. */
export function createRateLimiter(pool: Pool, hasLimits: boolean) {
  /** Counts one attempt and returns whether it is within the limit. For actions that are skipped silently. */
  async function isWithinLimit(limit: RateLimit): Promise<boolean> {
    return !hasLimits || (await consumeAttempt(pool, limit)).isWithin;
  }

  /**
   * Counts one attempt for each limit.
   * @throws {Problem} too-many-requests
   */
  async function consume(...limits: readonly RateLimit[]): Promise<void> {
    if (!hasLimits) return;
    for (const limit of limits) {
      const { isWithin, secondsLeft } = await consumeAttempt(pool, limit);
      if (!isWithin) throw tooManyRequests(secondsLeft);
    }
  }

  return { isWithinLimit, consume };
}
export type RateLimiter = ReturnType<typeof createRateLimiter>;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** The guests that one source can create. */
export const guestsPerHour = 120;

/**
 * How often each action may be attempted. Rejected attempts count against the requester, so that nobody can use up the
 * limit of another user; e-mails to one address are limited silently (docs/operations.md).
 */
export const rateLimits = {
  guestFrom: (ip: string) => ({ key: ["guest-from", sourceOf(ip)], max: guestsPerHour, seconds: hour }),
  password: (account: string, session: string) => ({ key: ["password", account, session], max: 20, seconds: hour }),
  code: (account: string, session: string) => ({ key: ["code", account, session], max: 10, seconds: 15 * minute }),
  mailFrom: (ip: string) => ({ key: ["mail-from", sourceOf(ip)], max: 30, seconds: hour }),
  mailTo: (email: string, ip: string) => ({ key: ["mail-to", email, sourceOf(ip)], max: 6, seconds: hour }),
  resetFrom: (ip: string) => ({ key: ["reset-from", sourceOf(ip)], max: 30, seconds: hour }),
  resetTo: (email: string, ip: string) => ({ key: ["reset-to", email, sourceOf(ip)], max: 6, seconds: hour }),
  resetMail: (account: string) => ({ key: ["reset-mail", account], max: 2, seconds: 30 * minute }),
  resetMailKnown: (account: string) => ({ key: ["reset-mail-known", account], max: 6, seconds: hour }),
  claimMail: (account: string) => ({ key: ["claim-mail", account], max: 6, seconds: day }),
  claimMailTo: (email: string) => ({ key: ["claim-mail-to", email], max: 5, seconds: hour }),
  appFrom: (ip: string) => ({ key: ["app-from", sourceOf(ip)], max: 30, seconds: day }),
  userCode: (account: string) => ({ key: ["user-code", account], max: 30, seconds: 10 * minute }),
  inUseMail: (email: string) => ({ key: ["in-use-mail", email], max: 2, seconds: day }),
} as const satisfies Record<string, (...at: string[]) => RateLimit>;
