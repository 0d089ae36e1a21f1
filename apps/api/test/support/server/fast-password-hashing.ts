import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { PasswordHashing } from "../../../src/features/accounts/passwords/password-hashing.ts";

/** Hashes passwords with one HMAC: scrypt takes about a tenth of a second, and the tests check hundreds of passwords. */
export const fastPasswordHashing: PasswordHashing = {
  hash(password) {
    const salt = randomBytes(16).toString("hex");
    return Promise.resolve(`${salt}:${digest(salt, password).toString("hex")}`);
  },
  verify({ hash, password }) {
    const [salt = "", digested = ""] = hash.split(":");
    return Promise.resolve(timingSafeEqual(Buffer.from(digested, "hex"), digest(salt, password)));
  },
};

function digest(salt: string, password: string): Buffer {
  return createHmac("sha512", salt).update(password).digest();
}
