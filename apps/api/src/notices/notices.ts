import type { notices as words } from "@seneschal/schema";
import type { Pool, PoolClient } from "pg";
import { z } from "zod";
import { quietHours } from "../clocks/rest.ts";
import { accountRecord } from "../database/account-records.ts";
import { inTransaction } from "../database/in-transaction.ts";
import { type Task, taskFor } from "../database/jobs/job-kind.ts";
import {
  changeTurnMail,
  claimNotice,
  digestSent,
  noticeSettingsOf,
  type Pauses,
  turnsToTellOf,
  unsubscribe,
  type WaitingTurn,
} from "../database/notice-store.ts";
import { profileOf } from "../database/profiles.ts";
import { Problem } from "../http/problem.ts";

/** What somebody should know. Its words are those of the letter of this kind. */
export interface Notice {
  /** Names what it tells of, for ever: nobody is told of it twice. */
  readonly key: string;
  readonly kind: "your-turn" | "your-turns" | "clock-runs";
  readonly values: Readonly<Record<string, string | number>>;
  /** Where to go: a path of the site. */
  readonly path: string;
}

/** A notice as a letter; `mail` words and sends it. */
export interface NoticeLetter extends Omit<Notice, "key"> {
  readonly to: string;
  readonly name: string;
  readonly language: "en" | "fr";
  readonly unsubscribe: string;
}

export interface NoticeNeeds {
  readonly pool: Pool;
  readonly post: (connection: PoolClient, letter: NoticeLetter) => Promise<void>;
  readonly now: () => Date;
  readonly pauses: Pauses;
}

/** Several moves of one minute are one notice, and whoever was at the table a moment ago needs none. */
export const usualPauses: Pauses = { stillSeconds: 60, away: 90 };

export function openNotices({ pool, post, now, pauses }: NoticeNeeds) {
  /** The front door: tells a member by mail, once, when the transaction of this client is committed. */
  async function notify(client: PoolClient, account: string, { key, ...notice }: Notice): Promise<boolean> {
    const record = await accountRecord(pool, account);
    if (record === undefined || record.email === null) return false;
    const settings = await noticeSettingsOf(client, account);
    if (settings.turnMail === "off" || !(await claimNotice(client, account, key))) return false;
    const { language } = await profileOf(pool, account);
    const { email: to, name } = record;
    await post(client, { ...notice, to, name, language, unsubscribe: settings.unsubscribe });
    return true;
  }

  async function isAsleep(account: string): Promise<boolean> {
    const { timeZone: zone, quietHours: quiet } = await profileOf(pool, account);
    const time = now().getTime();
    const nights = quietHours({ zone, quiet: quiet ?? undefined }, { from: time, to: time + 1 });
    return nights.some(({ from, to }) => from <= time && time < to);
  }

  async function tellOfTurns(): Promise<void> {
    const turns = await turnsToTellOf(pool, pauses);
    for (const account of new Set(turns.map((turn) => turn.account))) {
      const waiting = turns.filter((turn) => turn.account === account);
      // Who sleeps is told in the morning: the turn still waits then.
      if (await isAsleep(account)) continue;
      await inTransaction(pool, (client) => tellOne(client, account, waiting));
    }
  }

  async function tellOne(client: PoolClient, account: string, waiting: readonly WaitingTurn[]): Promise<void> {
    const { turnMail } = await noticeSettingsOf(client, account);
    if (turnMail !== "digest") {
      for (const turn of waiting) await notify(client, account, turnNotice(turn));
      return;
    }
    for (const { game, question } of waiting) await claimNotice(client, account, turnKey(game, question));
    const games = waiting.map(({ gameName }) => gameName).join(", ");
    const key = `digest ${now().toISOString()}`;
    const values = { count: waiting.length, games };
    await notify(client, account, { key, kind: "your-turns", values, path: "/" });
    await digestSent(client, account);
  }

  return {
    notify,
    async settings(account: string): Promise<words.NoticeSettings> {
      const { turnMail } = await noticeSettingsOf(pool, account);
      return { turnMail };
    },
    async change(account: string, { turnMail }: words.NoticeSettings): Promise<words.NoticeSettings> {
      await changeTurnMail(pool, account, turnMail);
      return { turnMail };
    },
    async unsubscribe(token: string): Promise<void> {
      if (!(await unsubscribe(pool, token))) throw new Problem("not-found");
    },
    tellOfTurns,
    task: everyMinute(tellOfTurns),
  };
}
export type Notices = ReturnType<typeof openNotices>;

function everyMinute(tellOfTurns: () => Promise<void>): Task {
  const kind = { name: "tell-of-turns", payload: z.unknown(), triesMax: 1 };
  return { ...taskFor(kind, tellOfTurns), at: "* * * * *" };
}

function turnNotice({ game, gameName, question }: WaitingTurn): Notice {
  const path = `/games/${game}`;
  return { key: turnKey(game, question), kind: "your-turn", values: { game: gameName }, path };
}

const turnKey = (game: string, question: number) => `turn ${game} ${question}`;
