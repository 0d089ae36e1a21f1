import type { Pool } from "pg";
import webpush from "web-push";
import { z } from "zod";
import { houseKey } from "../../../platform/encryption/house-keys-store.ts";
import type { HouseSealing } from "../../../platform/encryption/house-sealing.ts";

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });
export type VapidKeys = z.infer<typeof vapidKeys>;

const name = "vapid";

/**
 * By what the services that carry pushes know this house (RFC 8292); with other keys every device would be lost, so a
 * private key that cannot be opened is never replaced here: it may be opened again when the key that sealed it is back.
 */
export function openVapid(pool: Pool, sealing: HouseSealing) {
  async function stored(): Promise<VapidKeys> {
    const { seal } = await sealing();
    const make = () => {
      const { publicKey, privateKey } = webpush.generateVAPIDKeys();
      return { publicKey, privateKey: seal(privateKey, name) };
    };
    return vapidKeys.parse(await houseKey(pool, name, make));
  }

  return {
    publicKey: async () => (await stored()).publicKey,
    /** None where no key that is here opens the private one. */
    async keys(): Promise<VapidKeys | undefined> {
      const { publicKey, privateKey: sealed } = await stored();
      const privateKey = (await sealing()).open(sealed, name);
      return privateKey === undefined ? undefined : { publicKey, privateKey };
    },
  };
}
export type Vapid = ReturnType<typeof openVapid>;
