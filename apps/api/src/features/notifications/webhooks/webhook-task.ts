import type { Pool, PoolClient } from "pg";
import type { LoadSecretBox } from "../../../platform/encryption/secret-box-loader.ts";
import type { Task } from "../../../platform/jobs/job-kind.ts";
import { accountRecord } from "../../../read-models/account-records-queries.ts";
import { profileOf } from "../../../read-models/profiles-store.ts";
import type { StoredDelivery } from "../delivery/deliveries-store.ts";
import { type Attempted, deliveryTask } from "../delivery/delivery-task.ts";
import type { HttpSender } from "../delivery/http-sender.ts";
import { briefOf, type Chronicle } from "../delivery/notification-text.ts";
import { toldNotice } from "../notice.ts";
import { signed } from "./signature.ts";
import { webhookBody } from "./webhook-body.ts";
import { type StoredWebhook, webhookById, webhookMissed, webhookReached } from "./webhooks-store.ts";

export interface WebhookLetter {
  readonly to: string;
  readonly name: string;
  readonly language: "en" | "fr";
  readonly kind: "webhook-off";
  readonly values: Readonly<Record<string, string>>;
  readonly path: string;
}

interface Deps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly site: string;
  readonly reach: HttpSender;
  readonly loadSecretBox: LoadSecretBox;
  readonly chronicle: Chronicle;
  readonly post: (client: PoolClient, letter: WebhookLetter) => Promise<void>;
}

/** Posts signed notifications to webhooks. A webhook whose deliveries fail for a day is turned off. */
export function webhookTask(deps: Deps): Task {
  const { pool, now } = deps;

  async function attempt(delivery: StoredDelivery): Promise<Attempted> {
    const webhook = await webhookById(pool, delivery.target);
    if (webhook === undefined) return { outcome: "gone", status: null };
    const isTest = delivery.kind === "test";
    if (!webhook.isOn && !isTest) return { outcome: "switched-off", status: null };
    const reached = await posted(deps, webhook, delivery);
    if (reached.outcome === "arrived") return { ...reached, noting: (client) => webhookReached(client, webhook.id) };
    // A webhook that is being tried out is not turned off.
    if (isTest) return reached;
    return { ...reached, noting: (client) => missed(deps, client, webhook, reached.outcome === "gone") };
  }

  return deliveryTask({ pool, now, channel: "webhook", attempt });
}

async function posted(deps: Deps, webhook: StoredWebhook, delivery: StoredDelivery) {
  const secret = (await deps.loadSecretBox()).decrypt(webhook.secret, webhook.id);
  if (secret === undefined) return { outcome: "unreadable-secret", status: null } as const;
  const body = await bodyOf(deps, webhook, delivery);
  const headers = { "content-type": "application/json", "user-agent": "Seneschal", connection: "close" };
  const signature = signed(secret, delivery.id, body, deps.now());
  return deps.reach({ url: webhook.url, headers: { ...headers, ...signature }, body });
}

async function bodyOf({ pool, site, chronicle }: Deps, { format, account }: StoredWebhook, delivery: StoredDelivery) {
  const notice = toldNotice.parse(delivery.notice);
  const { language } = await profileOf(pool, account);
  const brief = await briefOf(notice, language, chronicle);
  const address = new URL(notice.path, site).href;
  return webhookBody(format, { kind: delivery.kind, at: delivery.at, notice, brief, address });
}

async function missed(
  { pool, post }: Deps,
  client: PoolClient,
  { id, account, name }: StoredWebhook,
  isForEver: boolean,
): Promise<void> {
  if (!(await webhookMissed(client, id, isForEver))) return;
  const owner = await accountRecord(pool, account);
  if (owner === undefined || owner.email === null) return;
  const { language } = await profileOf(pool, account);
  const letter = { to: owner.email, name: owner.name, language, values: { name }, path: "/account/notifications" };
  await post(client, { ...letter, kind: "webhook-off" });
}
