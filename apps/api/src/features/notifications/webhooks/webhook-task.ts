import type { Pool, PoolClient } from "pg";
import type { LoadSecretBox } from "../../../platform/encryption/secret-box-loader.ts";
import type { Task } from "../../../platform/jobs/job-kind.ts";
import { accountRecord } from "../../../stores/accounts/account-records-queries.ts";
import { profileOf } from "../../../stores/accounts/profiles-store.ts";
import type { StoredDelivery } from "../delivery/deliveries-store.ts";
import { type Attempt, deliveryTask } from "../delivery/delivery-task.ts";
import type { HttpSender } from "../delivery/http-sender.ts";
import { type Chronicle, renderNotification } from "../delivery/notification-text.ts";
import { gameOf, type NotificationContent, notificationContent } from "../notification.ts";
import { discordUsersIn } from "../settings/game-settings-store.ts";
import { announcement } from "./announce.ts";
import { type NewsSource, pageOf, type Subject, subjectOf } from "./news.ts";
import type { NoticedEvents } from "./noticed-events.ts";
import { signatureHeaders } from "./signature.ts";
import { type AboutGame, newsMessage, noticeMessage, type WebhookMessage, webhookBody } from "./webhook-body.ts";
import {
  gameOfWebhook,
  recordWebhookFailure,
  recordWebhookSuccess,
  type StoredWebhook,
  webhookById,
} from "./webhooks-store.ts";

export interface WebhookEmail {
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
  readonly httpSender: HttpSender;
  readonly loadSecretBox: LoadSecretBox;
  readonly chronicle: Chronicle;
  readonly news: NewsSource;
  readonly noticedEvents: NoticedEvents;
  readonly enqueueEmail: (client: PoolClient, message: WebhookEmail) => Promise<void>;
}

/** Posts signed notifications to webhooks. A webhook whose deliveries fail for a day is turned off. */
export function webhookTask(deps: Deps): Task {
  const { pool, now } = deps;

  async function attempt(delivery: StoredDelivery): Promise<Attempt> {
    const webhook = await webhookById(pool, delivery.target);
    if (webhook === undefined) return { outcome: "gone", status: null };
    const isTest = delivery.kind === "test";
    if (!webhook.isOn && !isTest) return { outcome: "switched-off", status: null };
    const result = await postDelivery(deps, webhook, delivery);
    if (result.outcome === "arrived")
      return { ...result, alsoWrite: (client) => recordWebhookSuccess(client, webhook.id) };
    // A webhook that is being tried out is not turned off, nor one that had nothing to send.
    if (isTest || result.outcome === "switched-off") return result;
    return { ...result, alsoWrite: (client) => recordFailure(deps, client, webhook, result.outcome === "gone") };
  }

  return deliveryTask({ pool, now, channel: "webhook", attempt });
}

async function postDelivery(deps: Deps, webhook: StoredWebhook, delivery: StoredDelivery) {
  const secret = (await deps.loadSecretBox()).decrypt(webhook.secret, webhook.id);
  if (secret === undefined) return { outcome: "unreadable-secret", status: null } as const;
  const message = await messageOf(deps, webhook, delivery);
  if (message === undefined) return { outcome: "switched-off", status: null } as const;
  const body = webhookBody(webhook.format, message);
  const headers = { "content-type": "application/json", "user-agent": "Seneschal", connection: "close" };
  const signature = signatureHeaders(secret, delivery.id, body, deps.now());
  return deps.httpSender({ url: webhook.url, headers: { ...headers, ...signature }, body });
}

/** Undefined if there is nothing to tell any more. */
function messageOf(deps: Deps, webhook: StoredWebhook, delivery: StoredDelivery): Promise<WebhookMessage | undefined> {
  const subject = subjectOf(webhook);
  if (subject === undefined || delivery.kind === "test") return noticeOf(deps, webhook, delivery);
  return newsOf(deps, webhook, subject, delivery);
}

async function noticeOf(
  { pool, site, chronicle, noticedEvents }: Deps,
  { account }: StoredWebhook,
  delivery: StoredDelivery,
) {
  const notice = notificationContent.parse(delivery.notice);
  const { language } = await profileOf(pool, account);
  const content = await renderNotification(notice, language, chronicle);
  const address = new URL(notice.path, site).href;
  const game = await aboutGame(pool, notice);
  const events = await noticedEvents({ account, at: delivery.at, notice });
  return noticeMessage({ kind: delivery.kind, at: delivery.at, notice, content, address, game, events });
}

/** Players are mentioned if they allow it at the time of sending. */
async function newsOf(
  { pool, site, news: source }: Deps,
  { account, format }: StoredWebhook,
  subject: Subject,
  { notice, at }: StoredDelivery,
) {
  const { language } = await profileOf(pool, account);
  const news = await source.news(subject, { ...announcement.parse(notice), language });
  if (news === undefined) return undefined;
  const address = new URL(news.path, site).href;
  const allowed =
    format === "discord" ? await discordUsersIn(pool, subject.id, news.onTurn) : new Map<string, string>();
  return newsMessage({ subject, at, news, address, discordUsers: [...new Set(allowed.values())] });
}

/** The game of a notification: at the version of a turn, otherwise at its present one. */
async function aboutGame(pool: Pool, notice: NotificationContent): Promise<AboutGame | undefined> {
  const id = gameOf(notice);
  const game = id === undefined ? undefined : await gameOfWebhook(pool, id);
  return game && { ...game, version: notice.since?.upTo ?? game.version };
}

async function recordFailure(
  { pool, enqueueEmail }: Deps,
  client: PoolClient,
  { id, account, name, ...webhook }: StoredWebhook,
  isPermanent: boolean,
): Promise<void> {
  if (!(await recordWebhookFailure(client, id, isPermanent))) return;
  const owner = await accountRecord(pool, account);
  if (owner === undefined || owner.email === null) return;
  const { language } = await profileOf(pool, account);
  const message = { to: owner.email, name: owner.name, language, values: { name }, path: pageOf(webhook) };
  await enqueueEmail(client, { ...message, kind: "webhook-off" });
}
