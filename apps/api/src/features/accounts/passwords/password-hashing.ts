import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** Hashes and checks passwords. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(given: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

const saltBytes = 16;
const keyBytes = 64;
const cost = { N: 16_384, r: 16, p: 1 };
/** Node's default is less than what this cost takes. */
const bytesMax = 256 * cost.N * cost.r;

/**
 * Hashes with scrypt, as `salt:key` in hexadecimal. The salt is its hexadecimal text, not its bytes: so were all
 * passwords hashed since the first release.
 */
export const scryptHashing: PasswordHashing = {
  async hash(password) {
    const salt = randomBytes(saltBytes).toString("hex");
    return `${salt}:${(await keyOf(password, salt)).toString("hex")}`;
  },
  async verify({ hash, password }) {
    const [salt = "", key = ""] = hash.split(":");
    const expected = Buffer.from(key, "hex");
    return expected.length === keyBytes && timingSafeEqual(expected, await keyOf(password, salt));
  },
};

/** Unicode has several forms of many letters: the same password typed on another system may have another one. */
function keyOf(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, keyBytes, { ...cost, maxmem: bytesMax }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}
