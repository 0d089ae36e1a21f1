import type { Pool } from "pg";
import type { LoadSecretBox } from "../../platform/encryption/secret-box-loader.ts";
import { AccessTokens } from "./access-tokens/access-tokens.ts";
import { AccountEmails, type EnqueueEmail } from "./emails/account-emails.ts";
import { type MailTokens, mailTokens } from "./emails/mail-tokens.ts";
import { GuessLimiter } from "./limits/guess-limiter.ts";
import { createRateLimiter, type RateLimiter } from "./limits/rate-limiter.ts";
import type { Pause } from "./limits/throttle.ts";
import { type PasswordHashing, scryptHashing } from "./passwords/password-hashing.ts";
import { Passwords } from "./passwords/passwords.ts";
import { CodeChecks } from "./second-factor/code-checks.ts";
import { createSecondFactors, type SecondFactors } from "./second-factor/second-factor.ts";
import { type KnownDevices, knownDevices } from "./sessions/known-devices.ts";
import { Sessions } from "./sessions/sessions.ts";

export interface ServiceDeps {
  readonly pool: Pool;
  readonly enqueueEmail: EnqueueEmail;
  readonly loadSecretBox: LoadSecretBox;
  /** The time of the database. */
  readonly now: () => Date;
  readonly hasLimits: boolean;
  /** How a client waits after wrong guesses; tests do not wait. */
  readonly pauseAfterGuess?: Pause | undefined;
  /** Hashes passwords in place of scrypt; tests use a fast one. */
  readonly passwordHashing?: PasswordHashing | undefined;
}

/** What the use cases of accounts share. */
export interface AccountServices {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly rateLimiter: RateLimiter;
  readonly sessions: Sessions;
  readonly accessTokens: AccessTokens;
  readonly devices: KnownDevices;
  readonly passwords: Passwords;
  readonly secondFactors: SecondFactors;
  readonly codes: CodeChecks;
  readonly tokens: MailTokens;
  readonly emails: AccountEmails;
  readonly pause: Pause | undefined;
}

export function createServices({ pool, loadSecretBox, now, hasLimits, ...deps }: ServiceDeps): AccountServices {
  const { enqueueEmail, pauseAfterGuess: pause } = deps;
  const hashing = deps.passwordHashing ?? scryptHashing;
  const rateLimiter = createRateLimiter(pool, hasLimits);
  const guessLimiter = new GuessLimiter(pool, hasLimits, pause);
  const devices = knownDevices(loadSecretBox);
  const secondFactors = createSecondFactors(pool, loadSecretBox, now);
  const tokens = mailTokens(pool);
  const sessions = new Sessions(pool, now);
  const emails = new AccountEmails({ pool, tokens, enqueueEmail, rateLimiter, devices, now });
  return {
    pool,
    now,
    rateLimiter,
    sessions,
    accessTokens: new AccessTokens({ pool, now, sessions, emails }),
    devices,
    passwords: new Passwords({ pool, hashing, rateLimiter, guessLimiter, devices }),
    secondFactors,
    codes: new CodeChecks({ secondFactors, rateLimiter, guessLimiter, devices }),
    tokens,
    emails,
    pause,
  };
}
