import { randomBytes } from "node:crypto";
import type { Pool } from "pg";
import { houseKey, houseKeyIfAny } from "./house-keys-store.ts";
import { type Sealing, sealingKey, sealingWith } from "./sealing.ts";

/** What seals in this house, read when somebody first asks for it. */
export type HouseSealing = () => Promise<Sealing>;

const name = "sealing";

/** With the secrets that stand outside the database; a house that has none keeps one inside. */
export function houseSealing(pool: Pool, outside: readonly string[]): HouseSealing {
  let sealing: Promise<Sealing> | undefined;
  return () => {
    sealing ??= readSealing(pool, outside).catch((error: unknown) => {
      // Asked again by whoever comes next.
      sealing = undefined;
      throw error;
    });
    return sealing;
  };
}

async function readSealing(pool: Pool, outside: readonly string[]): Promise<Sealing> {
  const [first, ...others] = outside;
  if (first === undefined) {
    return sealingWith([sealingKey.parse(await houseKey(pool, name, () => randomBytes(32).toString("base64url")))]);
  }
  const inside = await houseKeyIfAny(pool, name);
  return sealingWith([first, ...others, ...(inside === undefined ? [] : [sealingKey.parse(inside)])]);
}
