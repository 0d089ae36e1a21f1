import { expect } from "vitest";
import { createGameServices } from "../../../src/composition/game-services.ts";
import { gamesToWakeUp, gamesWithRunningClocks } from "../../../src/features/clocks/due-clocks-store.ts";
import { processDueClock } from "../../../src/features/clocks/process-due-clock.ts";
import { shiftClocks } from "../../../src/features/clocks/shift-clocks.ts";
import { mailbox } from "../accounts/mailbox.ts";
import { member } from "../accounts/members.ts";
import type { SimulatedDatabase } from "../database/simulated-database.ts";
import type { Caller } from "../server/caller.ts";
import { startServer, testRegistry } from "../server/test-server.ts";
import { noDelays, notifierAt } from "./notifier.ts";

/** An e-mail with the simulated time at which it was sent. */
export interface Message {
  /** The setting that turns it off; missing for e-mails about the account. */
  readonly kind: string | undefined;
  readonly to: string;
  /** "2026-11-23 13:01", in UTC. */
  readonly at: string;
  readonly language: string;
  readonly subject: string;
  /** The sentences below the greeting. */
  readonly text: string;
  /** The whole plain text. */
  readonly body: string;
}

/** E-mails about games, each at once. */
const atOnce = Object.fromEntries(
  (["turn", "host", "began", "over", "vote"] as const).map((kind) => [kind, "immediate" as const]),
);
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export type Simulation = Awaited<ReturnType<typeof startSimulation>>;

/**
 * A server whose time the test sets. When time passes, clocks and notifications are processed at each step, and every
 * message is kept.
 */
export async function startSimulation(
  database: SimulatedDatabase,
  start: string,
  delays = noDelays,
  registry = testRegistry,
) {
  const { pool, setTime } = database;
  const box = mailbox(database);
  let time = new Date(start);
  await setTime(time);
  const now = () => time;
  const rarely = { tickMs: 24 * hourMs, heartbeatMs: 24 * hourMs };
  const server = await startServer(database, { now, registry, runsBots: false, clockIntervals: rarely });
  const onError = (error: unknown) => {
    throw error;
  };
  const { playDeps } = createGameServices({ pool, registry, onError, now });
  const messages: Message[] = [];

  return {
    url: server.url,
    now,
    close: () => server.close(),
    /**
     * A member with a confirmed address, "ada@example.org", who gets an e-mail about each event at once. Their profile
     * can be changed at once.
     */
    async join(name: string, profile: object = {}): Promise<Caller> {
      const newcomer = await this.joinWithDefaults(name, profile);
      const { status } = await newcomer.call("PATCH", "/v1/account/notification-settings", { email: atOnce });
      expect(status).toBe(200);
      return newcomer;
    },
    /** A member with a confirmed address who has not changed the notification settings. */
    async joinWithDefaults(name: string, profile: object = {}): Promise<Caller> {
      const newcomer = await member(server.url, box, name, addressOf(name));
      const { status } = await newcomer.call("PATCH", "/v1/account/profile", profile);
      expect(status).toBe(200);
      await pool.query("delete from captured_emails");
      return newcomer;
    },
    /** The time in a number of hours, for `until`. */
    inHours: (hours: number) => new Date(time.getTime() + hours * hourMs).toISOString(),
    /** Lets time pass until an instant, in steps of one hour. */
    async until(end: string): Promise<void> {
      for (const last = new Date(end); time < last; ) {
        await step(new Date(Math.min(last.getTime(), time.getTime() + hourMs)));
      }
    },
    /** Lets time pass until an instant, in one step. */
    jump: (end: string): Promise<void> => step(new Date(end)),
    /** Lets hours pass without the server, then starts it again. */
    async outage(hours: number): Promise<void> {
      const from = time;
      await setClock(new Date(from.getTime() + hours * hourMs));
      await pool.query("insert into outages (started_at, ended_at) values ($1, $2)", [from, time]);
      for (const game of await gamesWithRunningClocks(pool, registry.ids)) await shiftClocks(playDeps, game, "outage");
      await step(new Date(time.getTime() + minuteMs));
    },
    /** Returns the messages since the last call. */
    takeMessages: (): readonly Message[] => messages.splice(0),
  };

  /** Clocks first, then notifications, so that a message tells what is true when it is sent. */
  async function step(to: Date): Promise<void> {
    await setClock(to);
    for (
      let due = await gamesToWakeUp(pool, registry.ids, time);
      due.length > 0;
      due = await gamesToWakeUp(pool, registry.ids, time)
    ) {
      for (const game of due) await processDueClock(playDeps, game);
    }
    // What has just happened is in the past for the notifier.
    await setClock(new Date(time.getTime() + 1));
    await notifierAt(database, time, delays).sendDueNotifications();
    await box.settled();
    await collect();
    await setClock(to);
  }

  async function setClock(to: Date): Promise<void> {
    time = to;
    await setTime(to);
  }

  async function collect(): Promise<void> {
    const { rows } = await pool.query<{ to: string; subject: string; text: string; html: string }>(
      'with sent as (delete from captured_emails returning *) select * from sent order by at, "to"',
    );
    const at = time.toISOString().slice(0, 16).replace("T", " ");
    for (const { to, subject, text, html } of rows) {
      const kind = /#[\w-]+\.([a-z-]+)/.exec(text)?.[1];
      const language = /<html lang="(\w+)"/.exec(html)?.[1] ?? "";
      messages.push({ kind, to, at, language, subject, text: text.split("\n\n")[1] ?? "", body: text });
    }
  }
}

export function addressOf(name: string): string {
  return `${name.toLowerCase()}@example.org`;
}
