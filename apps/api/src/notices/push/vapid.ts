import type { Pool } from "pg";
import webpush from "web-push";
import { z } from "zod";
import { houseKey } from "../../database/house-keys.ts";

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });
export type VapidKeys = z.infer<typeof vapidKeys>;

/** By what the services that carry pushes know this house (RFC 8292); with other keys every device would be lost. */
export async function vapidKeysOf(pool: Pool): Promise<VapidKeys> {
  return vapidKeys.parse(await houseKey(pool, "vapid", () => webpush.generateVAPIDKeys()));
}
