import { randomBytes } from "node:crypto";
import type { Pool } from "pg";
import { houseKey, houseKeyIfAny } from "../../database/house-keys.ts";
import { type Sealing, sealingWith } from "./sealing.ts";
import { sealingKey } from "./sealing-key.ts";

const name = "sealing";

/** With the secrets that stand outside the database; a house that has none keeps one inside. */
export async function houseSealing(pool: Pool, outside: readonly string[]): Promise<Sealing> {
  const [first, ...others] = outside;
  if (first === undefined) {
    return sealingWith([sealingKey.parse(await houseKey(pool, name, () => randomBytes(32).toString("base64url")))]);
  }
  const inside = await houseKeyIfAny(pool, name);
  return sealingWith([first, ...others, ...(inside === undefined ? [] : [sealingKey.parse(inside)])]);
}
