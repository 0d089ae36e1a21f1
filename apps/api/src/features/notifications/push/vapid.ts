import type { Pool } from "pg";
import webpush from "web-push";
import { z } from "zod";
import type { LoadSecretBox } from "../../../platform/encryption/secret-box-loader.ts";
import { serverKey } from "../../../platform/encryption/server-keys-store.ts";

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });
export type VapidKeys = z.infer<typeof vapidKeys>;

const name = "vapid";

/**
 * The VAPID keys that identify this server to push services (RFC 8292). With other keys all subscriptions would be
 * lost. So a private key that cannot be decrypted is never replaced: it can be decrypted again when the old secret is
 * back.
 */
export function createVapid(pool: Pool, loadSecretBox: LoadSecretBox) {
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
    /** Returns `undefined` if the private key cannot be decrypted. */
    async keys(): Promise<VapidKeys | undefined> {
      const { publicKey, privateKey: sealed } = await stored();
      const privateKey = (await loadSecretBox()).decrypt(sealed, name);
      return privateKey === undefined ? undefined : { publicKey, privateKey };
    },
  };
}
export type Vapid = ReturnType<typeof createVapid>;
