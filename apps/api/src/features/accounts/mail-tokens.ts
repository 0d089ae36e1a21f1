import { createHash, randomBytes } from "node:crypto";
import type { Pool } from "pg";
import { z } from "zod";
import { Problem } from "../../platform/http/problem.ts";
import { keepMailToken, spendMailToken } from "./mail-tokens-store.ts";

type Purpose = "confirm-address" | "reset-password";

const bearer = z.object({ account: z.string(), email: z.string() });
export type Bearer = z.infer<typeof bearer>;

const hours: Readonly<Record<Purpose, number>> = { "confirm-address": 48, "reset-password": 1 };

/** What a mail brings along, and what whoever brings it may do: once, and soon. The database knows only its hash. */
export function mailTokens(pool: Pool) {
  return {
    async make(purpose: Purpose, value: Bearer): Promise<string> {
      const token = randomBytes(32).toString("base64url");
      const identifier = identifierOf(purpose, token);
      await keepMailToken(pool, { identifier, value: JSON.stringify(value), hours: hours[purpose] });
      return token;
    },

    /** Of two who bring the same at once, one is served. */
    async spend(purpose: Purpose, token: string): Promise<Bearer> {
      const value = await spendMailToken(pool, identifierOf(purpose, token));
      if (value === undefined) throw new Problem("link-spent");
      return bearer.parse(JSON.parse(value));
    },
  };
}
export type MailTokens = ReturnType<typeof mailTokens>;

function identifierOf(purpose: Purpose, token: string): string {
  return `${purpose} ${createHash("sha256").update(token).digest("hex")}`;
}
