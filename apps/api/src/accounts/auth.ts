import { randomBytes } from "node:crypto";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { accounts, credentials, sessions, verifications } from "../database/account-tables.ts";

export const sessionDays = 90;

/** Passwords and sessions. None of its own addresses are served: our routes call it. */
export function createAuth(pool: Pool) {
  return betterAuth({
    baseURL: "http://localhost",
    // It signs only cookies, and ours holds the bare token: any secret serves, and every process may have its own.
    secret: randomBytes(32).toString("hex"),
    database: drizzleAdapter(drizzle({ client: pool }), {
      provider: "pg",
      schema: { user: accounts, session: sessions, account: credentials, verification: verifications },
    }),
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 10 },
    user: { additionalFields: { isGuest: { type: "boolean", required: false, defaultValue: false, input: false } } },
    session: { expiresIn: sessionDays * 24 * 60 * 60 },
    rateLimit: { enabled: false },
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
}
