import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { accounts, credentials } from "./account-tables.ts";

export interface Keeping {
  readonly account: string;
  readonly email: string;
  readonly passwordHash: string;
}

/** Makes a guest a member: address and password at once, or neither. */
export async function keepAccount(pool: Pool, { account, email, passwordHash }: Keeping) {
  const now = new Date();
  const written = { createdAt: now, updatedAt: now };
  try {
    return await drizzle({ client: pool }).transaction(async (transaction) => {
      const kept = await transaction
        .update(accounts)
        .set({ email: email.toLowerCase(), isGuest: false, updatedAt: now })
        .where(and(eq(accounts.id, account), eq(accounts.isGuest, true)))
        .returning();
      if (kept.length === 0) return "no-guest" as const;
      await transaction.insert(credentials).values({
        id: randomUUID(),
        userId: account,
        // better-auth knows the owner of a password by these two.
        providerId: "credential",
        accountId: account,
        password: passwordHash,
        ...written,
      });
      return "kept" as const;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return "email-taken" as const;
    throw error;
  }
}

// Drizzle wraps what the driver threw.
function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "23505") || isUniqueViolation(error.cause);
}
