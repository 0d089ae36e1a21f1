import { randomBytes } from "node:crypto";
import { betterAuth } from "better-auth";
import type { Pool } from "pg";
import { accountStore } from "./account-store.ts";

export const sessionDays = 90;

/** Hashes and checks passwords. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(given: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

/**
 * Hashes, sessions and single-use tokens. None of better-auth's own routes are served: our routes call it. Passwords are
 * hashed by better-auth's scrypt unless `hashing` is given.
 */
export function createAuth(pool: Pool, hashing?: PasswordHashing) {
  return betterAuth({
    baseURL: "http://localhost",
    // better-auth signs only cookies, and ours contains the bare token. So any secret works, and every process may have
    // its own.
    secret: randomBytes(32).toString("hex"),
    database: accountStore(pool),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 10,
      ...(hashing && { password: hashing }),
    },
    user: {
      additionalFields: {
        isGuest: { type: "boolean", required: false, defaultValue: false, input: false },
        pendingEmail: { type: "string", required: false, input: false },
        hasSecondFactor: { type: "boolean", required: false, defaultValue: false, input: false },
      },
    },
    session: { expiresIn: sessionDays * 24 * 60 * 60 },
    rateLimit: { enabled: false },
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
}
export type Auth = ReturnType<typeof createAuth>;
