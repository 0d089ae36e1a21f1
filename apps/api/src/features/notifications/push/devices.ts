import { createHash, randomUUID } from "node:crypto";
import type { deliveries as schemas } from "@seneschal/schema";
import type { Pool } from "pg";
import type { z } from "zod";
import { Problem } from "../../../platform/http/problem.ts";
import { inTransaction } from "../../../platform/postgres/in-transaction.ts";
import { enqueueDelivery } from "../delivery/enqueue-delivery.ts";
import { isAllowedUrl } from "../delivery/http-sender.ts";
import { addDevice, deleteDevice, devicesOf, type PushDevice } from "./push-devices-store.ts";
import type { Vapid } from "./vapid.ts";

const devicesMax = 20;

/** The browsers that receive push notifications. */
export function createDevices(pool: Pool, vapid: Vapid) {
  const list = async (account: string) => (await devicesOf(pool, account)).map(deviceBody);
  return {
    list,
    key: vapid.publicKey,

    async add(
      account: string,
      { endpoint, keys }: z.output<typeof schemas.newDevice>,
      agent: string | undefined,
    ): Promise<schemas.Device[]> {
      if (!isAllowedUrl(endpoint)) throw new Problem("address-refused");
      const device = { account, endpoint, ...keys, agent: agent?.slice(0, agentLengthMax) ?? null };
      if (!(await addDevice(pool, device, devicesMax))) throw new Problem("list-full");
      return list(account);
    },

    async drop(account: string, id: string): Promise<void> {
      if (!(await deleteDevice(pool, account, id))) throw notFound();
    },

    async test(account: string, id: string): Promise<void> {
      const device = (await devicesOf(pool, account)).find((one) => one.id === id);
      if (device === undefined) throw notFound();
      const notice = { kind: "test", values: {}, path: "/account/notifications" };
      const key = `test ${randomUUID()}`;
      await inTransaction(pool, (client) =>
        enqueueDelivery(client, { account, channel: "push", target: id, key, kind: "test", notice }),
      );
    },
  };
}
export type Devices = ReturnType<typeof createDevices>;

const agentLengthMax = 300;
const notFound = () => new Problem("not-found", "You have nothing with this id.");

function deviceBody({ id, endpoint, agent, createdAt, deliveredAt }: PushDevice): schemas.Device {
  const endpointHash = createHash("sha256").update(endpoint).digest("hex");
  return {
    id,
    agent,
    endpointHash,
    createdAt: createdAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
  };
}
