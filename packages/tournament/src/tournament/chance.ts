import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { canonicalJson } from "@seneschal/schema";
import type { Recorded } from "./state/types.ts";

// In plain JavaScript, because browsers verify tournaments too: their own hashes need an encrypted connection.

interface Origin {
  readonly id: string;
  readonly secret: string;
  /** Of the commitment: 1 for tournaments created before scheme 2. */
  readonly scheme: 1 | 2;
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const macOf = (secret: string, text: string): string => bytesToHex(hmac(sha256, hexToBytes(secret), bytesOf(text)));

/** Commits the server to a secret without revealing it. */
export function tournamentCommitmentOf({ id, secret, scheme }: Origin): string {
  const hash = sha256.create();
  if (scheme === 1) hash.update(bytesOf(`seneschal/tournament\0${id}\0`));
  return bytesToHex(hash.update(hexToBytes(secret)).digest());
}

/** The random draw of this name (`draft 3`, `lot PLAYER`): 64 hexadecimal digits. */
export const tournamentDrawOf = (secret: string, name: string): string =>
  macOf(secret, `seneschal/tournament\0${name}`);

export interface Chained extends Pick<Recorded, "version" | "at" | "by"> {
  readonly tournament: string;
  readonly type: string;
  /** The event without its type. */
  readonly body: object;
}

/** The digest of an event of a tournament: anyone can check the chain once the secret is published. */
export const tournamentDigestOf = (secret: string, previous: string, chained: Chained): string => {
  const { at, body, by, tournament, type, version } = chained;
  return macOf(secret, previous + canonicalJson({ at, body, by, tournament, type, version }));
};
