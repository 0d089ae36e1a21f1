import { notices as words } from "@seneschal/schema";
import type { Pool, PoolClient } from "pg";
import { z } from "zod";
import { Problem } from "../../platform/http/problem.ts";
import { type Task, taskFor } from "../../platform/jobs/job-kind.ts";
import { inTransaction } from "../../platform/postgres/in-transaction.ts";
import { accountRecord } from "../../read-models/account-records-queries.ts";
import { profileOf } from "../../read-models/profiles-store.ts";
import { type Happening, happeningsToTell, type Pauses } from "./due-notifications-store.ts";
import { type Notice, type ToldNotice, wishFor } from "./notice.ts";
import { noticeOf } from "./notice-of.ts";
import { type Channel, claimNotice, digestSent } from "./notice-store.ts";
import { tellDevices, tellWebhooks } from "./notify-now.ts";
import { accountOfUnsubscription, changeNoticeWishes, noticeWishesOf, unsubscriptionOf } from "./preferences-store.ts";
import { endOfQuietHours } from "./quiet-hours.ts";

/** A notification as an e-mail, rendered and sent by the e-mail feature. */
export interface NoticeLetter extends Omit<ToldNotice, "kind"> {
  readonly kind: Notice["kind"] | "digest";
  readonly to: string;
  readonly name: string;
  readonly language: "en" | "fr";
  readonly items?: readonly ToldNotice[];
  readonly unsubscribe: { readonly token: string; readonly kind: Unsubscribed };
}

/** What an unsubscribe link turns off: one kind of e-mail, or digests. */
export type Unsubscribed = words.NoticeKind | "digest";

export interface NoticeDeps {
  readonly pool: Pool;
  readonly post: (connection: PoolClient, letter: NoticeLetter) => Promise<void>;
  readonly now: () => Date;
  readonly pauses: Pauses;
}

/** Moves within a minute are one notification. Players who looked at the game a moment ago get none. */
export const usualPauses: Pauses = { debounceSeconds: 60, away: 90 };

export function openNotices({ pool, post, now, pauses }: NoticeDeps) {
  /**
   * Notifies an account according to its settings, once per channel, when the transaction is committed. Returns whether
   * anything is sent.
   */
  async function notify(client: PoolClient, account: string, notice: Notice): Promise<boolean> {
    const { email, push } = await noticeWishesOf(client, account);
    const wish = wishFor(notice);
    const told = [
      email[wish] !== "off" && (await tell(client, account, "mail", notice)),
      push[wish] && (await tell(client, account, "push", notice)),
      await tell(client, account, "webhook", notice),
    ];
    return told.includes(true);
  }

  async function tell(client: PoolClient, account: string, channel: Channel, notice: Notice): Promise<boolean> {
    if (!(await claimNotice(client, account, notice.key, channel))) return false;
    switch (channel) {
      case "mail":
        return write(client, account, notice);
      case "push":
        return tellDevices(client, account, notice);
      case "webhook":
        return tellWebhooks(client, account, notice);
    }
  }

  /** Sends an e-mail, to a confirmed address only. */
  async function write(client: PoolClient, account: string, { key: _, ...notice }: Notice): Promise<boolean> {
    const reader = await readerOf(account);
    if (reader === undefined) return false;
    const token = await unsubscriptionOf(client, account);
    await post(client, { ...notice, ...reader, unsubscribe: { token, kind: wishFor(notice) } });
    return true;
  }

  async function readerOf(account: string) {
    const record = await accountRecord(pool, account);
    if (record === undefined || record.email === null) return undefined;
    const { language } = await profileOf(pool, account);
    return { to: record.email, name: record.name, language };
  }

  /** Skips accounts in their quiet hours; a later run picks them up. */
  async function tellOfHappenings(): Promise<void> {
    const happenings = await happeningsToTell(pool, pauses);
    for (const account of new Set(happenings.map((happening) => happening.account))) {
      if ((await endOfQuietHours(pool, account, now())) > now()) continue;
      const own = happenings.filter((happening) => happening.account === account);
      await inTransaction(pool, (client) => tellOne(client, account, own));
    }
  }

  async function tellOne(client: PoolClient, account: string, happenings: readonly Happening[]): Promise<void> {
    const gathered: ToldNotice[] = [];
    for (const happening of happenings) {
      const { key, channel, isDigest } = happening;
      // The beginning of a game is not mentioned if it asks for a move at once.
      const isSaid = happening.letter !== "game-began" || !isAsked(happening, happenings);
      if (!isDigest && isSaid) await tell(client, account, channel, await noticeOf(client, happening));
      else if ((await claimNotice(client, account, key, channel)) && isSaid)
        gathered.push(await noticeOf(client, happening));
    }
    if (gathered.length > 0) await writeDigest(client, account, gathered);
  }

  async function writeDigest(client: PoolClient, account: string, items: readonly ToldNotice[]): Promise<void> {
    const reader = await readerOf(account);
    if (reader === undefined) return;
    const unsubscribe = { token: await unsubscriptionOf(client, account), kind: "digest" } as const;
    const facts = items.map(({ kind, values, path }) => ({ kind, values, path }));
    const values = { count: items.length };
    await post(client, { ...reader, kind: "digest", values, path: "/", items: facts, unsubscribe });
    await digestSent(client, account);
  }

  return {
    notify,
    settings: (account: string) => noticeWishesOf(pool, account),
    async change(account: string, change: words.NoticeChange): Promise<words.NoticeSettings> {
      await changeNoticeWishes(pool, account, change);
      return noticeWishesOf(pool, account);
    },
    async unsubscribe(token: string, ended: Unsubscribed): Promise<void> {
      const account = await accountOfUnsubscription(pool, token);
      if (account === undefined) throw new Problem("not-found");
      const { email } = await noticeWishesOf(pool, account);
      const kinds = words.noticeKinds.filter((kind) =>
        ended === "digest" ? email[kind] === "digest" : kind === ended,
      );
      const off = Object.fromEntries(kinds.map((kind) => [kind, "off"]));
      await changeNoticeWishes(pool, account, { email: off });
    },
    tellOfHappenings,
    task: everyMinute(tellOfHappenings),
  };
}
export type Notices = ReturnType<typeof openNotices>;

function isAsked({ game, channel, isDigest }: Happening, others: readonly Happening[]): boolean {
  return others.some(
    (other) =>
      other.letter === "your-turn" && other.game === game && other.channel === channel && other.isDigest === isDigest,
  );
}

function everyMinute(tellOfHappenings: () => Promise<void>): Task {
  const kind = { name: "tell-of-happenings", payload: z.unknown(), triesMax: 1 };
  return { ...taskFor(kind, tellOfHappenings), at: "* * * * *" };
}
