import { randomUUID } from "node:crypto";
import type { deliveries as schemas } from "@seneschal/schema";
import type { Pool } from "pg";
import type { z } from "zod";
import type { LoadSecretBox } from "../../../platform/encryption/secret-box-loader.ts";
import { readableText } from "../../../platform/http/guards/readable-text.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { acceptedOrThrow } from "../../../platform/http/rejection.ts";
import { inTransaction } from "../../../platform/postgres/in-transaction.ts";
import { accountRecord } from "../../../stores/accounts/account-records-queries.ts";
import { createdAndGone, createOnce } from "../../../stores/accounts/served-requests-store.ts";
import { recentDeliveries, resetDelivery } from "../delivery/deliveries-store.ts";
import { enqueueDelivery, scheduleAttempt } from "../delivery/enqueue-delivery.ts";
import { isAllowedUrl } from "../delivery/http-sender.ts";
import { pageOf } from "./news.ts";
import { newSecret } from "./signature.ts";
import {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  ownerText,
  type StoredWebhook,
  type WebhookOwner,
  webhooksOf,
} from "./webhooks-store.ts";

type NewWebhook = schemas.WebhookSchemas["newWebhook"];
type WebhookChange = schemas.WebhookSchemas["webhookChange"];

/** The number of webhooks of an account, of an account in one game, and of a tournament. */
const addressHint =
  "It must be an https URL on the public internet, without user name or password. To develop a receiver, start a server of your own with LOCAL_WEBHOOKS=true: it also sends to http URLs and to addresses of its own network.";
export const webhooksMax: Readonly<Record<WebhookOwner["type"], number>> = { account: 10, game: 3, tournament: 10 };
const neededForWebhooks =
  "A webhook needs an account with a confirmed e-mail address: we write to it if the webhook is turned off.";

/** The webhooks of accounts, games and tournaments. The caller checks who may manage those of an owner. */
export class Webhooks {
  readonly #pool: Pool;
  readonly #loadSecretBox: LoadSecretBox;
  readonly #allowsLocal: boolean;

  /** `allowsLocal`: also http, and addresses of this machine and network. */
  constructor(pool: Pool, loadSecretBox: LoadSecretBox, allowsLocal: boolean) {
    this.#pool = pool;
    this.#loadSecretBox = loadSecretBox;
    this.#allowsLocal = allowsLocal;
  }

  async list(owner: WebhookOwner): Promise<schemas.Webhook[]> {
    return (await webhooksOf(this.#pool, owner)).map(webhookBody);
  }

  /**
   * Creates a webhook and returns it with its secret. Only for accounts with a confirmed address, which are told when the
   * webhook is turned off. A repeated request with the same key creates nothing.
   * @throws {Problem} address-refused, email-not-verified, list-full, idempotency-key-reused
   */
  async add(owner: WebhookOwner, account: string, asked: z.output<NewWebhook>, key?: string) {
    const { name, url, kinds, format } = asked;
    if (!this.#allowsLocal && !isAllowedUrl(url)) throw new Problem("address-refused", addressHint);
    const adder = await accountRecord(this.#pool, account);
    if (adder === undefined || adder.email === null) throw new Problem("email-not-verified", neededForWebhooks);
    const fresh = randomUUID();
    const { encrypted } = await this.#newSecret(fresh);
    const webhook = { id: fresh, account, owner, name, url, kinds, format: format ?? formatOf(url), secret: encrypted };
    const request = { account, key, scope: `webhook of ${ownerText(owner)}`, content: asked };
    const id = await createOnce(this.#pool, request, async (client) => {
      if (!(await addWebhook(client, webhook, webhooksMax[owner.type]))) throw new Problem("list-full");
      return fresh;
    });
    return this.#showWithSecret(owner, id);
  }

  /** @throws {Problem} not-found, malformed-request */
  async change(owner: WebhookOwner, id: string, change: z.output<WebhookChange>): Promise<schemas.Webhook> {
    const before = await this.#require(owner, id);
    const name =
      change.name === undefined ? undefined : acceptedOrThrow(readableText(change.name, [before.name], "body/name"));
    if (!(await changeWebhook(this.#pool, owner, id, { ...change, name }))) throw notFound();
    return this.#show(owner, id);
  }

  /**
   * Replaces the signing secret.
   * @throws {Problem} not-found
   */
  async renewSecret(owner: WebhookOwner, id: string) {
    const { secret, encrypted } = await this.#newSecret(id);
    if (!(await changeWebhook(this.#pool, owner, id, { secret: encrypted }))) throw notFound();
    return { webhook: await this.#show(owner, id), secret };
  }

  /** @throws {Problem} not-found */
  async remove(owner: WebhookOwner, id: string): Promise<void> {
    if (!(await deleteWebhook(this.#pool, owner, id))) throw notFound();
  }

  /** @throws {Problem} not-found */
  async test(owner: WebhookOwner, id: string): Promise<void> {
    const { id: target, account, ...webhook } = await this.#require(owner, id);
    const notice = { kind: "test", values: {}, path: pageOf(webhook) };
    const key = `test ${randomUUID()}`;
    await inTransaction(this.#pool, (client) =>
      enqueueDelivery(client, { account, channel: "webhook", target, key, kind: "test", notice }),
    );
  }

  /** @throws {Problem} not-found */
  async deliveries(owner: WebhookOwner, id: string): Promise<schemas.Delivery[]> {
    const { id: target } = await this.#require(owner, id);
    return [...(await recentDeliveries(this.#pool, target))];
  }

  /**
   * Retries a failed delivery.
   * @throws {Problem} not-found
   */
  async retry(owner: WebhookOwner, id: string, delivery: string): Promise<void> {
    const { id: target } = await this.#require(owner, id);
    await inTransaction(this.#pool, async (client) => {
      if (!(await resetDelivery(client, target, delivery))) throw notFound();
      await scheduleAttempt(client, { id: delivery, channel: "webhook", target });
    });
  }

  async #newSecret(id: string) {
    const secret = newSecret();
    return { secret, encrypted: (await this.#loadSecretBox()).encrypt(secret, id) };
  }

  async #showWithSecret(owner: WebhookOwner, id: string) {
    const stored = (await webhooksOf(this.#pool, owner)).find((one) => one.id === id);
    if (stored === undefined) throw createdAndGone();
    const secret = (await this.#loadSecretBox()).decrypt(stored.secret, id);
    if (secret === undefined) throw new Error("the secret of a webhook cannot be decrypted");
    return { webhook: webhookBody(stored), secret };
  }

  async #show(owner: WebhookOwner, id: string): Promise<schemas.Webhook> {
    return webhookBody(await this.#require(owner, id));
  }

  async #require(owner: WebhookOwner, id: string): Promise<StoredWebhook> {
    const webhook = (await webhooksOf(this.#pool, owner)).find((one) => one.id === id);
    if (webhook === undefined) throw notFound();
    return webhook;
  }
}

const notFound = () => new Problem("not-found", "You have nothing with this id.");

function webhookBody({ id, name, url, format, kinds, isOn, failingSince, createdAt }: StoredWebhook): schemas.Webhook {
  const instants = { failingSince: failingSince?.toISOString() ?? null, createdAt: createdAt.toISOString() };
  return { id, name, url, format, kinds, isOn, ...instants };
}

function formatOf(url: string): schemas.Webhook["format"] {
  const { hostname, pathname } = new URL(url);
  if (/(^|\.)discord(app)?\.com$/.test(hostname) && pathname.startsWith("/api/webhooks/")) return "discord";
  return hostname === "hooks.slack.com" ? "slack" : "json";
}
