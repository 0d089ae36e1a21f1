import { randomUUID } from "node:crypto";
import type { deliveries as words } from "@seneschal/schema";
import type { Pool } from "pg";
import type { z } from "zod";
import type { LoadSecretBox } from "../../../platform/encryption/secret-box-loader.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { soundText } from "../../../platform/http/sound-text.ts";
import { inTransaction } from "../../../platform/postgres/in-transaction.ts";
import { accountRecord } from "../../../read-models/account-records-queries.ts";
import { deliveriesTo, reviveDelivery } from "../delivery/deliveries-store.ts";
import { enqueueDelivery, scheduleAttempt } from "../delivery/enqueue-delivery.ts";
import { isAllowedUrl } from "../delivery/http-sender.ts";
import { newSecret } from "./signature.ts";
import { addWebhook, changeWebhook, dropWebhook, type StoredWebhook, webhooksOf } from "./webhooks-store.ts";

type Asked<Schema extends z.ZodType> = z.output<Schema>;

const webhooksMax = 10;

/** The webhooks of an account. */
export function openWebhooks(pool: Pool, loadSecretBox: LoadSecretBox) {
  async function existing(account: string, id: string): Promise<StoredWebhook> {
    const webhook = (await webhooksOf(pool, account)).find((one) => one.id === id);
    if (webhook === undefined) throw missing();
    return webhook;
  }

  return {
    async list(account: string): Promise<words.Webhook[]> {
      return (await webhooksOf(pool, account)).map(shown);
    },

    /** Only for accounts with a confirmed address, which are told when the webhook is turned off. */
    async add(account: string, { name, url, kinds, format }: Asked<typeof words.newWebhook>) {
      if (!isAllowedUrl(url)) throw new Problem("address-refused");
      const owner = await accountRecord(pool, account);
      if (owner === undefined || owner.email === null) throw new Problem("email-not-verified");
      const id = randomUUID();
      const secret = newSecret();
      const sealed = (await loadSecretBox()).encrypt(secret, id);
      const webhook = { id, account, name, url, kinds, format: format ?? formatOf(url), secret: sealed };
      if (!(await addWebhook(pool, webhook, webhooksMax))) throw new Problem("list-full");
      return { webhook: shown(await existing(account, id)), secret };
    },

    async change(account: string, id: string, change: Asked<typeof words.webhookChange>): Promise<words.Webhook> {
      const before = await existing(account, id);
      const name = change.name === undefined ? undefined : soundText(change.name, [before.name], "body/name");
      if (!(await changeWebhook(pool, account, id, { ...change, name }))) throw missing();
      return shown(await existing(account, id));
    },

    /** Replaces the signing secret. */
    async renewSecret(account: string, id: string) {
      const secret = newSecret();
      const sealed = (await loadSecretBox()).encrypt(secret, id);
      if (!(await changeWebhook(pool, account, id, { secret: sealed }))) throw missing();
      return { webhook: shown(await existing(account, id)), secret };
    },

    async drop(account: string, id: string): Promise<void> {
      if (!(await dropWebhook(pool, account, id))) throw missing();
    },

    async test(account: string, id: string): Promise<void> {
      const { id: target } = await existing(account, id);
      const notice = { kind: "test", values: {}, path: "/account/notifications" };
      const key = `test ${randomUUID()}`;
      await inTransaction(pool, (client) =>
        enqueueDelivery(client, { account, channel: "webhook", target, key, kind: "test", notice }),
      );
    },

    async deliveries(account: string, id: string): Promise<words.Delivery[]> {
      const { id: target } = await existing(account, id);
      return [...(await deliveriesTo(pool, target))];
    },

    /** Retries a failed delivery. */
    async retry(account: string, id: string, delivery: string): Promise<void> {
      const { id: target } = await existing(account, id);
      await inTransaction(pool, async (client) => {
        if (!(await reviveDelivery(client, target, delivery))) throw missing();
        await scheduleAttempt(client, { id: delivery, channel: "webhook", target });
      });
    },
  };
}
export type Webhooks = ReturnType<typeof openWebhooks>;

const missing = () => new Problem("not-found", "You have nothing with this id.");

function shown({ id, name, url, format, kinds, isOn, failingSince, createdAt }: StoredWebhook): words.Webhook {
  const instants = { failingSince: failingSince?.toISOString() ?? null, createdAt: createdAt.toISOString() };
  return { id, name, url, format, kinds, isOn, ...instants };
}

function formatOf(url: string): words.Webhook["format"] {
  const { hostname, pathname } = new URL(url);
  if (/(^|\.)discord(app)?\.com$/.test(hostname) && pathname.startsWith("/api/webhooks/")) return "discord";
  return hostname === "hooks.slack.com" ? "slack" : "json";
}
