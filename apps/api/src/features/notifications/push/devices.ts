import { createHash, randomUUID } from "node:crypto";
import type { deliveries as words } from "@seneschal/schema";
import type { Pool } from "pg";
import type { z } from "zod";
import { Problem } from "../../../platform/http/problem.ts";
import { inTransaction } from "../../../platform/postgres/in-transaction.ts";
import { enqueueDelivery } from "../delivery/enqueue-delivery.ts";
import { isAllowedUrl } from "../delivery/http-sender.ts";
import { addDevice, devicesOf, dropDevice, type PushDevice } from "./push-devices-store.ts";
import type { Vapid } from "./vapid.ts";

const devicesMax = 20;

/** The browsers that receive push notifications. */
export function openDevices(pool: Pool, vapid: Vapid) {
  const list = async (account: string) => (await devicesOf(pool, account)).map(shown);
  return {
    list,
    key: vapid.publicKey,

    async add(
      account: string,
      { endpoint, keys }: z.output<typeof words.newDevice>,
      agent: string | undefined,
    ): Promise<words.Device[]> {
      if (!isAllowedUrl(endpoint)) throw new Problem("address-refused");
      const device = { account, endpoint, ...keys, agent: agent?.slice(0, agentMax) ?? null };
      if (!(await addDevice(pool, device, devicesMax))) throw new Problem("list-full");
      return list(account);
    },

    async drop(account: string, id: string): Promise<void> {
      if (!(await dropDevice(pool, account, id))) throw missing();
    },

    async test(account: string, id: string): Promise<void> {
      const device = (await devicesOf(pool, account)).find((one) => one.id === id);
      if (device === undefined) throw missing();
      const notice = { kind: "test", values: {}, path: "/account/notifications" };
      const key = `test ${randomUUID()}`;
      await inTransaction(pool, (client) =>
        enqueueDelivery(client, { account, channel: "push", target: id, key, kind: "test", notice }),
      );
    },
  };
}
export type Devices = ReturnType<typeof openDevices>;

const agentMax = 300;
const missing = () => new Problem("not-found", "You have nothing with this id.");

function shown({ id, endpoint, agent, createdAt, deliveredAt }: PushDevice): words.Device {
  const endpointHash = createHash("sha256").update(endpoint).digest("hex");
  return {
    id,
    agent,
    endpointHash,
    createdAt: createdAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
  };
}
