import type { notifications as schemas } from "@seneschal/schema";
import type { Pool, PoolClient } from "pg";
import { z } from "zod";
import { type Task, taskFor } from "../../platform/jobs/job-kind.ts";
import { inTransaction } from "../../platform/postgres/in-transaction.ts";
import { notificationOf } from "./build-notification.ts";
import { type Delays, type DueNotification, findDueNotifications } from "./due-notifications-store.ts";
import type { BundledNotification } from "./emails/bundle.ts";
import { EmailSender, type EnqueueEmail } from "./emails/email-sender.ts";
import { type Notification, settingFor } from "./notification.ts";
import { type Channel, claimNotification } from "./notifications-store.ts";
import { notifyDevices, notifyWebhooks } from "./notify-now.ts";
import { quietHoursAt } from "./quiet-hours.ts";
import { gameSettingsOf } from "./settings/game-settings-store.ts";
import { preferencesOf } from "./settings/preferences-store.ts";

export interface NotifierDeps {
  readonly pool: Pool;
  readonly enqueueEmail: EnqueueEmail;
  readonly now: () => Date;
  readonly delays: Delays;
}

/**
 * Moves within a minute are one notification. Players who looked at the game a moment ago get none, and those who have
 * not left the site for five minutes no e-mail of which there is one per absence.
 */
export const defaultDelays: Delays = {
  debounceSeconds: 60,
  presenceSeconds: 90,
  absenceSeconds: 5 * 60,
  newsSeconds: 6 * 60 * 60,
};

/** A reminder of the deadline of a turn. */
interface Reminder {
  readonly game: string;
  readonly notification: Notification;
  /** False if an e-mail named the deadline a short time ago. */
  readonly hasEmail: boolean;
}

/** A notification, and when it happened; now without a time. */
type Sent = Notification & { readonly at?: Date };

/** Sends notifications on the channels that an account has turned on. */
export class Notifier {
  readonly #deps: NotifierDeps;
  readonly #emails: EmailSender;
  readonly task: Task;

  constructor(deps: NotifierDeps) {
    this.#deps = deps;
    this.#emails = new EmailSender(deps.enqueueEmail);
    this.task = everyMinute(() => this.sendDueNotifications());
  }

  /**
   * Reminds a player according to their settings, once per channel, when the transaction is committed. Returns whether
   * anything is sent.
   */
  async remind(client: PoolClient, account: string, reminder: Reminder): Promise<boolean> {
    const { notification, hasEmail } = reminder;
    const isOn = await channelsFor(client, account, reminder);
    const sent = [
      hasEmail && isOn.mail && (await this.#sendReminder(client, account, notification)),
      isOn.push && (await this.#send(client, account, "push", notification)),
      isOn.webhook && (await this.#send(client, account, "webhook", notification)),
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
    const bundle: BundledNotification[] = [];
    for (const one of due) {
      const { key, channel, frequency, isOpen: asksForAnswer, at } = one;
      // The beginning of a game is not mentioned if it asks for a move at once.
      const isIncluded = one.template !== "game-began" || !hasTurn(one, due);
      if (frequency === "immediate" && isIncluded)
        await this.#send(client, account, channel, { ...(await notificationOf(client, one)), at });
      else if ((await claimNotification(client, account, key, channel)) && isIncluded && frequency !== "immediate")
        bundle.push({ ...(await notificationOf(client, one)), frequency, asksForAnswer });
    }
    await this.#emails.sendBundle(client, account, bundle);
  }

  async #send(client: PoolClient, account: string, channel: Channel, sent: Sent): Promise<boolean> {
    const { at, ...notification } = sent;
    if (!(await claimNotification(client, account, notification.key, channel))) return false;
    switch (channel) {
      case "mail":
        return this.#emails.send(client, account, notification);
      case "push":
        return notifyDevices(client, account, notification);
      case "webhook":
        return notifyWebhooks(client, account, notification, at);
    }
  }

  async #sendReminder(client: PoolClient, account: string, notification: Notification): Promise<boolean> {
    if (!(await claimNotification(client, account, notification.key, "mail"))) return false;
    return this.#emails.sendReminder(client, account, notification);
  }
}

/** The channels that an account has turned on for reminders of deadlines in a game. */
async function channelsFor(
  client: PoolClient,
  account: string,
  { game, notification }: Reminder,
): Promise<Readonly<Record<Channel, boolean>>> {
  const kind: schemas.NotificationKind = settingFor(notification);
  const { email, push } = await preferencesOf(client, account);
  const own = await gameSettingsOf(client, account, game);
  return { mail: email[kind] !== "off" && own.email !== "off", push: push[kind] && own.push, webhook: own.webhooks };
}

function hasTurn({ game, channel, frequency }: DueNotification, others: readonly DueNotification[]): boolean {
  return others.some(
    (other) =>
      other.template === "your-turn" &&
      other.game === game &&
      other.channel === channel &&
      (other.frequency === "immediate") === (frequency === "immediate"),
  );
}

function everyMinute(sendDueNotifications: () => Promise<void>): Task {
  const kind = { name: "tell-of-happenings", payload: z.unknown(), attemptsMax: 1 };
  return { ...taskFor(kind, sendDueNotifications), at: "* * * * *" };
}
