import type { Pool } from "pg";
import type { HouseSealing } from "./house-sealing.ts";
import { type SealedKind, sealAgain } from "./sealed-secrets-store.ts";

/** Seals what lies open and what an earlier key sealed; says how many of each kind no key that is here opens. */
export async function sealAll(pool: Pool, sealing: HouseSealing): Promise<Readonly<Record<SealedKind, number>>> {
  const { open, seal, isUpToDate } = await sealing();
  return sealAgain(pool, (owner, secret) => {
    if (isUpToDate(secret)) return secret;
    const plain = open(secret, owner);
    return plain === undefined ? undefined : seal(plain, owner);
  });
}
