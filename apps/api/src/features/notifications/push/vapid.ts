import type { Pool } from "pg";
import webpush from "web-push";
import { z } from "zod";
import type { LoadSecretBox } from "../../../platform/encryption/secret-box-loader.ts";
import { serverKey } from "../../../platform/encryption/server-keys-store.ts";

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });
export type VapidKeys = z.infer<typeof vapidKeys>;

const name = "vapid";

/**
 * By what the services that carry pushes know this house (RFC 8292); with other keys every device would be lost, so a
 * private key that cannot be opened is never replaced here: it may be opened again when the key that sealed it is back.
 */
export function openVapid(pool: Pool, loadSecretBox: LoadSecretBox) {
  async function stored(): Promise<VapidKeys> {
    const { encrypt } = await loadSecretBox();
    const make = () => {
      const { publicKey, privateKey } = webpush.generateVAPIDKeys();
      return { publicKey, privateKey: encrypt(privateKey, name) };
    };
    return vapidKeys.parse(await serverKey(pool, name, make));
  }

  return {
    publicKey: async () => (await stored()).publicKey,
    /** None where no key that is here opens the private one. */
    async keys(): Promise<VapidKeys | undefined> {
      const { publicKey, privateKey: sealed } = await stored();
      const privateKey = (await loadSecretBox()).decrypt(sealed, name);
      return privateKey === undefined ? undefined : { publicKey, privateKey };
    },
  };
}
export type Vapid = ReturnType<typeof openVapid>;
