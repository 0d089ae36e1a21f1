import { createHmac } from "node:crypto";

/** HMAC-SHA-256 of the parts, one after the other. Texts count as UTF-8. Browsers use `hmac-sha256.browser.ts`. */
export function hmacSha256(key: Uint8Array, ...parts: readonly (string | Uint8Array)[]): Uint8Array {
  const mac = createHmac("sha256", key);
  for (const part of parts) mac.update(part);
  return mac.digest();
}
