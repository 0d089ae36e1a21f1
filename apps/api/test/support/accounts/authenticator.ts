import { Secret, TOTP } from "otpauth";

/** Returns the code of an authenticator app with this secret, some half minutes from now. */
export function codeOf(secret: string, halfMinutes = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + halfMinutes * 30_000 });
}
