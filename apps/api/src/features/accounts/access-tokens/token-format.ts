import { createHash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

/**
 * Makes secret tokens: a prefix that secret scanners recognize, 160 random bits or more and a CRC-32, both in hexadecimal.
 * The checksum tells a mistyped or made-up token from a real one without a look at the database.
 */
export function tokenFormat(prefix: string, randomBytesCount = 20) {
  const digits = randomBytesCount * 2;
  const pattern = new RegExp(`^${prefix}([0-9a-f]{${digits}})([0-9a-f]{8})$`);
  return {
    /** `beginning`: the first digits, if they are given. */
    create(beginning = ""): string {
      const random = `${beginning}${randomBytes(randomBytesCount - beginning.length / 2).toString("hex")}`;
      return `${prefix}${random}${checksumOf(random)}`;
    },
    /** Whether a text has the form of a token; it may still be unknown. */
    matches(text: string): boolean {
      const [, random = "", checksum] = pattern.exec(text) ?? [];
      return checksum === checksumOf(random);
    },
  };
}

/** What is stored in place of a token. Tokens are random, so one round of a fast hash is enough. */
export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("base64url");

const checksumOf = (random: string): string => crc32(random).toString(16).padStart(8, "0");
