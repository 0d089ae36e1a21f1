import { createHash, randomBytes } from "node:crypto";
import type { Pool } from "pg";
import { z } from "zod";
import { Problem } from "../../../platform/http/problem.ts";
import { consumeMailToken, storeMailToken } from "./mail-tokens-store.ts";

type Purpose = "confirm-address" | "reset-password";

const tokenOwner = z.object({ account: z.string(), email: z.string() });
export type TokenOwner = z.infer<typeof tokenOwner>;

const hours: Readonly<Record<Purpose, number>> = { "confirm-address": 48, "reset-password": 1 };

/** Single-use tokens that are sent by e-mail. The database stores only their hash. */
export function mailTokens(pool: Pool) {
  return {
    async create(purpose: Purpose, value: TokenOwner): Promise<string> {
      const token = randomBytes(32).toString("base64url");
      const identifier = identifierOf(purpose, token);
      await storeMailToken(pool, { identifier, value: JSON.stringify(value), hours: hours[purpose] });
      return token;
    },

    /**
     * Consumes a token; of two concurrent requests one succeeds.
     * @throws {Problem} link-spent
     */
    async consume(purpose: Purpose, token: string): Promise<TokenOwner> {
      const value = await consumeMailToken(pool, identifierOf(purpose, token));
      if (value === undefined) throw new Problem("link-spent");
      return tokenOwner.parse(JSON.parse(value));
    },
  };
}
export type MailTokens = ReturnType<typeof mailTokens>;

function identifierOf(purpose: Purpose, token: string): string {
  return `${purpose} ${createHash("sha256").update(token).digest("hex")}`;
}
