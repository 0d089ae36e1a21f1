import { notifications as schemas } from "@seneschal/schema";
import type { Pool, PoolClient } from "pg";
import { z } from "zod";
import { Problem } from "../../platform/http/problem.ts";
import { type Task, taskFor } from "../../platform/jobs/job-kind.ts";
import { inTransaction } from "../../platform/postgres/in-transaction.ts";
import { accountRecord } from "../../stores/accounts/account-records-queries.ts";
import { profileOf } from "../../stores/accounts/profiles-store.ts";
import { notificationOf } from "./build-notification.ts";
import { type Delays, type DueNotification, findDueNotifications } from "./due-notifications-store.ts";
import { type Notification, type NotificationContent, settingFor } from "./notification.ts";
import { type Channel, claimNotification, recordDigest } from "./notifications-store.ts";
import { notifyDevices, notifyWebhooks } from "./notify-now.ts";
import {
  accountOfUnsubscribeToken,
  changePreferences,
  preferencesOf,
  unsubscribeTokenOf,
} from "./preferences-store.ts";
import { quietHoursAt } from "./quiet-hours.ts";

/** A notification as an e-mail, rendered and sent by the e-mail feature. */
export interface NotificationEmail extends Omit<NotificationContent, "kind"> {
  readonly kind: Notification["kind"] | "digest";
  readonly to: string;
  readonly name: string;
  readonly language: "en" | "fr";
  readonly items?: readonly NotificationContent[];
  readonly unsubscribe: { readonly token: string; readonly kind: UnsubscribeScope };
}

/** What an unsubscribe link turns off: one kind of e-mail, or digests. */
export type UnsubscribeScope = schemas.NotificationKind | "digest";

export interface NotifierDeps {
  readonly pool: Pool;
  readonly enqueueEmail: (connection: PoolClient, message: NotificationEmail) => Promise<void>;
  readonly now: () => Date;
  readonly delays: Delays;
}

/** Moves within a minute are one notification. Players who looked at the game a moment ago get none. */
export const defaultDelays: Delays = { debounceSeconds: 60, presenceSeconds: 90 };

/** Sends notifications on the channels that an account has turned on. */
export class Notifier {
  readonly #deps: NotifierDeps;
  readonly task: Task;

  constructor(deps: NotifierDeps) {
    this.#deps = deps;
    this.task = everyMinute(() => this.sendDueNotifications());
  }

  settings(account: string): Promise<schemas.NotificationSettings> {
    return preferencesOf(this.#deps.pool, account);
  }

  async change(account: string, change: schemas.NotificationSettingsChange): Promise<schemas.NotificationSettings> {
    await changePreferences(this.#deps.pool, account, change);
    return this.settings(account);
  }

  /** @throws {Problem} not-found */
  async unsubscribe(token: string, scope: UnsubscribeScope): Promise<void> {
    const account = await accountOfUnsubscribeToken(this.#deps.pool, token);
    if (account === undefined) throw new Problem("not-found");
    const { email } = await this.settings(account);
    const kinds = schemas.notificationKinds.filter((kind) =>
      scope === "digest" ? email[kind] === "digest" : kind === scope,
    );
    const off = Object.fromEntries(kinds.map((kind) => [kind, "off"]));
    await changePreferences(this.#deps.pool, account, { email: off });
  }

  /**
   * Notifies an account according to its settings, once per channel, when the transaction is committed. Returns whether
   * anything is sent.
   */
  async notify(client: PoolClient, account: string, notification: Notification): Promise<boolean> {
    const { email, push } = await preferencesOf(client, account);
    const setting = settingFor(notification);
    const sent = [
      email[setting] !== "off" && (await this.#send(client, account, "mail", notification)),
      push[setting] && (await this.#send(client, account, "push", notification)),
      await this.#send(client, account, "webhook", notification),
    ];
    return sent.includes(true);
  }

  /** Skips accounts in their quiet hours; a later run picks them up. */
  async sendDueNotifications(): Promise<void> {
    const { pool, delays, now } = this.#deps;
    const due = await findDueNotifications(pool, delays, await quietHoursAt(pool, now()));
    for (const account of new Set(due.map((one) => one.account))) {
      const own = due.filter((one) => one.account === account);
      await inTransaction(pool, (client) => this.#sendToAccount(client, account, own));
    }
  }

  async #sendToAccount(client: PoolClient, account: string, due: readonly DueNotification[]): Promise<void> {
    const digest: NotificationContent[] = [];
    for (const one of due) {
      const { key, channel, isDigest } = one;
      // The beginning of a game is not mentioned if it asks for a move at once.
      const isIncluded = one.template !== "game-began" || !hasTurn(one, due);
      if (!isDigest && isIncluded) await this.#send(client, account, channel, await notificationOf(client, one));
      else if ((await claimNotification(client, account, key, channel)) && isIncluded)
        digest.push(await notificationOf(client, one));
    }
    if (digest.length > 0) await this.#sendDigest(client, account, digest);
  }

  async #send(client: PoolClient, account: string, channel: Channel, notification: Notification): Promise<boolean> {
    if (!(await claimNotification(client, account, notification.key, channel))) return false;
    switch (channel) {
      case "mail":
        return this.#sendEmail(client, account, notification);
      case "push":
        return notifyDevices(client, account, notification);
      case "webhook":
        return notifyWebhooks(client, account, notification);
    }
  }

  /** Sends an e-mail, to a confirmed address only. */
  async #sendEmail(client: PoolClient, account: string, { key: _, ...content }: Notification): Promise<boolean> {
    const recipient = await this.#recipientOf(account);
    if (recipient === undefined) return false;
    const unsubscribe = { token: await unsubscribeTokenOf(client, account), kind: settingFor(content) };
    await this.#deps.enqueueEmail(client, { ...content, ...recipient, unsubscribe });
    return true;
  }

  async #sendDigest(client: PoolClient, account: string, items: readonly NotificationContent[]): Promise<void> {
    const recipient = await this.#recipientOf(account);
    if (recipient === undefined) return;
    const unsubscribe = { token: await unsubscribeTokenOf(client, account), kind: "digest" } as const;
    const facts = items.map(({ kind, values, path }) => ({ kind, values, path }));
    const values = { count: items.length };
    await this.#deps.enqueueEmail(client, {
      ...recipient,
      kind: "digest",
      values,
      path: "/",
      items: facts,
      unsubscribe,
    });
    await recordDigest(client, account);
  }

  async #recipientOf(account: string) {
    const { pool } = this.#deps;
    const record = await accountRecord(pool, account);
    if (record === undefined || record.email === null) return undefined;
    const { language } = await profileOf(pool, account);
    return { to: record.email, name: record.name, language };
  }
}

function hasTurn({ game, channel, isDigest }: DueNotification, others: readonly DueNotification[]): boolean {
  return others.some(
    (other) =>
      other.template === "your-turn" && other.game === game && other.channel === channel && other.isDigest === isDigest,
  );
}

function everyMinute(sendDueNotifications: () => Promise<void>): Task {
  const kind = { name: "tell-of-happenings", payload: z.unknown(), attemptsMax: 1 };
  return { ...taskFor(kind, sendDueNotifications), at: "* * * * *" };
}
