import type { Pool } from "pg";
import { type Allowance, countTry } from "../database/tries.ts";
import { tooManyRequests } from "../http/problem.ts";

/** Lets through what is tried with measure. A house without limits lets everything through. */
export function restraint(pool: Pool, hasLimits: boolean) {
  return async (...allowances: readonly Allowance[]): Promise<void> => {
    if (!hasLimits) return;
    for (const allowance of allowances) {
      const seconds = await countTry(pool, allowance);
      if (seconds > 0) throw tooManyRequests(seconds);
    }
  };
}
export type Restraint = ReturnType<typeof restraint>;

const hour = 3600;

/** What may be tried how often. Whoever guesses is counted at the target, whoever floods at the source. */
export const allowed = {
  signIn: (email: string) => ({ key: ["sign-in", email.toLowerCase()], most: 30, seconds: hour }),
  signInFrom: (ip: string) => ({ key: ["sign-in-from", ip], most: 200, seconds: hour }),
  code: (account: string) => ({ key: ["code", account], most: 10, seconds: hour / 4 }),
  password: (account: string) => ({ key: ["password", account], most: 20, seconds: hour }),
  mailTo: (email: string) => ({ key: ["mail-to", email.toLowerCase()], most: 6, seconds: hour }),
  mailFrom: (ip: string) => ({ key: ["mail-from", ip], most: 30, seconds: hour }),
  guestFrom: (ip: string) => ({ key: ["guest-from", ip], most: 120, seconds: hour }),
} as const satisfies Record<string, (at: string) => Allowance>;
