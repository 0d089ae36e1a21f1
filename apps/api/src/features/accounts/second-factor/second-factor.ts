import { createHash, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Pool } from "pg";
import type { LoadSecretBox } from "../../../platform/encryption/secret-box-loader.ts";
import { Problem } from "../../../platform/http/problem.ts";
import {
  beginTotpSetup,
  confirmTotp,
  consumeBackupCode,
  consumeTotpStep,
  disableTotp,
  type SecondFactor,
  secondFactorOf,
} from "./second-factor-store.ts";

const stepSeconds = 30;
/** The clock of a device may be off by half a minute in either direction. */
const stepsAround = 1;
const backupCodesCount = 10;
const issuer = "Seneschal";

/** Time-based one-time passwords (RFC 6238), and backup codes for users who have lost their authenticator. */
export function createSecondFactors(pool: Pool, loadSecretBox: LoadSecretBox, now: () => Date) {
  async function consumeCode(account: string, { secret }: SecondFactor, code: string): Promise<boolean> {
    const plain = (await loadSecretBox()).decrypt(secret, account);
    const step = plain === undefined ? undefined : stepOf(plain, code, now());
    return step !== undefined && consumeTotpStep(pool, account, step);
  }

  return {
    /** Creates a new secret. It takes effect when its first code is confirmed. */
    async beginSetup(account: string, name: string): Promise<{ secret: string; uri: string }> {
      const secret = randomBytes(20).toString("hex");
      if (!(await beginTotpSetup(pool, account, (await loadSecretBox()).encrypt(secret, account)))) {
        throw new Problem("forbidden", "Two-factor authentication is already on. Turn it off first.");
      }
      const totp = totpOf(secret, name);
      return { secret: totp.secret.base32, uri: totp.toString() };
    },

    async confirm(account: string, code: string): Promise<readonly string[]> {
      const factor = await secondFactorOf(pool, account);
      if (factor === undefined || factor.isProved || !(await consumeCode(account, factor, code))) {
        throw new Problem("wrong-code");
      }
      const codes = Array.from({ length: backupCodesCount }, () => randomBytes(5).toString("hex"));
      await confirmTotp(pool, account, codes.map(hashOf));
      return codes.map((made) => `${made.slice(0, 5)}-${made.slice(5)}`);
    },

    /**
     * Accepts a code of the authenticator or a backup code, each once.
     * @throws {Problem} wrong-code
     */
    async check(account: string, code: string): Promise<void> {
      const factor = await secondFactorOf(pool, account);
      const isCode = factor?.isProved === true && (await consumeCode(account, factor, code));
      if (!isCode && !(await consumeBackupCode(pool, account, hashOf(code)))) throw new Problem("wrong-code");
    },

    disable: (account: string) => disableTotp(pool, account),
  };
}
export type SecondFactors = ReturnType<typeof createSecondFactors>;

/** Returns the time step of a code, if it is close to now. */
function stepOf(secret: string, code: string, at: Date): number | undefined {
  const token = code.replace(/\s/g, "");
  // The library compares bytes, and throws for six letters of more than one byte.
  if (!/^\d+$/.test(token)) return undefined;
  const totp = totpOf(secret);
  const timestamp = at.getTime();
  const distance = totp.validate({ token, timestamp, window: stepsAround });
  return distance === null ? undefined : totp.counter({ timestamp }) + distance;
}

/** The key is the text of the stored secret, not the bytes that it could be decoded to. */
function totpOf(secret: string, label?: string): TOTP {
  return new TOTP({
    issuer,
    period: stepSeconds,
    secret: Secret.fromUTF8(secret),
    ...(label !== undefined && { label }),
  });
}

// Each code has 40 random bits and attempts are limited, so a plain hash is enough.
function hashOf(code: string): string {
  const plain = code.toLowerCase().replace(/[^0-9a-z]/g, "");
  return createHash("sha256").update(`seneschal/backup-code ${plain}`).digest("hex");
}
