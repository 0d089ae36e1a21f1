import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { Problem } from "../http/problem.ts";
import type { Auth } from "./auth.ts";

type Purpose = "confirm-address" | "reset-password";

const bearer = z.object({ account: z.string(), email: z.string() });
export type Bearer = z.infer<typeof bearer>;

const hours: Readonly<Record<Purpose, number>> = { "confirm-address": 48, "reset-password": 1 };

/** What a mail brings along, and what whoever brings it may do: once, and soon. The database knows only its hash. */
export function mailTokens(auth: Auth) {
  return {
    async make(purpose: Purpose, value: Bearer): Promise<string> {
      const token = randomBytes(32).toString("base64url");
      const expiresAt = new Date(Date.now() + hours[purpose] * 3_600_000);
      const identifier = identifierOf(purpose, token);
      const { internalAdapter } = await auth.$context;
      await internalAdapter.createVerificationValue({ identifier, value: JSON.stringify(value), expiresAt });
      return token;
    },

    /** Of two who bring the same at once, one is served. */
    async spend(purpose: Purpose, token: string): Promise<Bearer> {
      const { internalAdapter } = await auth.$context;
      const found = await internalAdapter.consumeVerificationValue(identifierOf(purpose, token));
      if (found === null) throw new Problem("link-spent");
      return bearer.parse(JSON.parse(found.value));
    },
  };
}
export type MailTokens = ReturnType<typeof mailTokens>;

function identifierOf(purpose: Purpose, token: string): string {
  return `${purpose} ${createHash("sha256").update(token).digest("hex")}`;
}
