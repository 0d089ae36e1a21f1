import type { Pool } from "pg";
import { tooManyRequests } from "../../platform/http/problem.ts";
import { sourceOf } from "../../platform/http/source.ts";
import { consumeAttempt, type RateLimit } from "../../platform/rate-limit/rate-limit-store.ts";

/** Counts what is tried, and tells or refuses what is too much. A house without limits lets everything through. */
export function createRateLimiter(pool: Pool, hasLimits: boolean) {
  /** Counts one try: is it within the allowance? For what is left undone in silence. */
  async function isWithinLimit(allowance: RateLimit): Promise<boolean> {
    return !hasLimits || (await consumeAttempt(pool, allowance)).isWithin;
  }

  /** Counts one try of each; refuses at the first that is too much. */
  async function consume(...allowances: readonly RateLimit[]): Promise<void> {
    if (!hasLimits) return;
    for (const allowance of allowances) {
      const { isWithin, secondsLeft } = await consumeAttempt(pool, allowance);
      if (!isWithin) throw tooManyRequests(secondsLeft);
    }
  }

  return { isWithinLimit, consume };
}
export type RateLimiter = ReturnType<typeof createRateLimiter>;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * What may be tried how often. What is refused is counted at the one who asks, so that nobody uses up what is another's;
 * mails to one address are bounded in silence (docs/operations.md).
 */
export const rateLimits = {
  guestFrom: (ip: string) => ({ key: ["guest-from", sourceOf(ip)], most: 120, seconds: hour }),
  password: (account: string, session: string) => ({ key: ["password", account, session], most: 20, seconds: hour }),
  code: (account: string, session: string) => ({ key: ["code", account, session], most: 10, seconds: 15 * minute }),
  mailFrom: (ip: string) => ({ key: ["mail-from", sourceOf(ip)], most: 30, seconds: hour }),
  mailTo: (email: string, ip: string) => ({ key: ["mail-to", email, sourceOf(ip)], most: 6, seconds: hour }),
  resetFrom: (ip: string) => ({ key: ["reset-from", sourceOf(ip)], most: 30, seconds: hour }),
  resetTo: (email: string, ip: string) => ({ key: ["reset-to", email, sourceOf(ip)], most: 6, seconds: hour }),
  resetMail: (account: string) => ({ key: ["reset-mail", account], most: 2, seconds: 30 * minute }),
  resetMailKnown: (account: string) => ({ key: ["reset-mail-known", account], most: 6, seconds: hour }),
  claimMail: (account: string) => ({ key: ["claim-mail", account], most: 6, seconds: day }),
  claimMailTo: (email: string) => ({ key: ["claim-mail-to", email], most: 5, seconds: hour }),
  inUseMail: (email: string) => ({ key: ["in-use-mail", email], most: 2, seconds: day }),
} as const satisfies Record<string, (...at: string[]) => RateLimit>;
