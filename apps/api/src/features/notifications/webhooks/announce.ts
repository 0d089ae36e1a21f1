import { setTimeout as pause } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";
import { z } from "zod";
import { inTransaction } from "../../../platform/postgres/in-transaction.ts";
import { enqueueDelivery } from "../delivery/enqueue-delivery.ts";
import { type DueWebhook, dueWebhooks, lockDueWebhook, recordProgress, removeWebhook } from "./due-webhooks-store.ts";
import { type NewsSource, type Range, type Reach, type Subject, subjectOf } from "./news.ts";

interface Deps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly source: NewsSource;
}

/** What the delivery of a game or tournament stores: its text is made when it is sent. */
export const announcement = z.object({ after: z.int(), upTo: z.int(), kinds: z.array(z.string()) });

/** What happens within this time is one message, so that receivers are not flooded. */
const intervalMs = 5000;
/** A message covers at most this many versions. */
const versionsMax = 100;

/** Announces news until it is stopped. Any number of processes can do so at once. */
export function startAnnouncing(deps: Deps, onError: (error: unknown) => void) {
  const ended = new AbortController();
  const announcing = (async () => {
    while (!ended.signal.aborted) {
      await announceNews(deps, onError).catch(onError);
      await pause(intervalMs, undefined, { signal: ended.signal }).catch(() => {});
    }
  })();
  return async () => {
    ended.abort();
    await announcing;
  };
}

/** Stores the deliveries to all webhooks of games and tournaments that are due. */
export async function announceNews(deps: Deps, onError: (error: unknown) => void): Promise<void> {
  for (const id of await dueWebhooks(deps.pool, deps.now())) await announceTo(deps, id).catch(onError);
}

/** The delivery and the version that was told of are committed together: a process that dies in between loses nothing. */
function announceTo({ pool, now, source }: Deps, id: string): Promise<void> {
  return inTransaction(pool, async (client) => {
    const webhook = await lockDueWebhook(client, id, now());
    const subject = webhook === undefined ? undefined : subjectOf(webhook);
    if (webhook === undefined || subject === undefined) return;
    const reach = await source.reach(subject, webhook.account);
    if (reach === undefined) return removeWebhook(client, id);
    await announceUpTo(client, source, { webhook, subject, reach });
  });
}

interface Due {
  readonly webhook: DueWebhook;
  readonly subject: Subject;
  readonly reach: Reach;
}

async function announceUpTo(client: PoolClient, source: NewsSource, { webhook, subject, reach }: Due): Promise<void> {
  const { id, account, kinds, sentVersion: after } = webhook;
  const range = { after, upTo: Math.min(reach.version, after + versionsMax) };
  const isMore = range.upTo < reach.version;
  const seen = { seenVersion: isMore ? range.upTo : reach.head, risesAt: reach.risesAt };
  const news = range.upTo > after ? await source.news(subject, { ...range, kinds, language: "en" }) : undefined;
  if (news === undefined) return recordProgress(client, id, { ...seen, sentVersion: passedOver(range, isMore) });
  const notice = announcement.parse({ ...range, kinds });
  const key = `${subject.type} ${subject.id} ${range.upTo}`;
  await enqueueDelivery(client, { account, channel: "webhook", target: id, key, kind: news.kind, notice });
  await recordProgress(client, id, { ...seen, sentVersion: range.upTo });
}

/** Without news, the next message tells what happened before it too, if that is not long ago. */
function passedOver({ after, upTo }: Range, isMore: boolean): number {
  return isMore || upTo - after > versionsMax / 2 ? upTo : after;
}
