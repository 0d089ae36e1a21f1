import { createHash, createHmac } from "node:crypto";

interface Origin {
  readonly id: string;
  readonly secret: string;
  /** Of the commitment: 1 for tournaments created before scheme 2. */
  readonly scheme: 1 | 2;
}

/** Commits the server to a secret without revealing it. */
export function tournamentCommitmentOf({ id, secret, scheme }: Origin): string {
  const hash = createHash("sha256");
  if (scheme === 1) hash.update(`seneschal/tournament\0${id}\0`);
  return hash.update(Buffer.from(secret, "hex")).digest("hex");
}

/** The random draw of this name (`draft 3`, `lot PLAYER`): 64 hexadecimal digits. */
export const tournamentDrawOf = (secret: string, name: string): string =>
  createHmac("sha256", Buffer.from(secret, "hex")).update(`seneschal/tournament\0${name}`).digest("hex");
