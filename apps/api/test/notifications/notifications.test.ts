import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { remindOfClocks } from "../../src/features/notifications/remind-of-clocks.ts";
import { unsubscribeTokenOf } from "../../src/features/notifications/settings/preferences-store.ts";
import { inTransaction } from "../../src/platform/postgres/in-transaction.ts";
import { mailbox } from "../support/accounts/mailbox.ts";
import { member } from "../support/accounts/members.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { notifierAt, sendNow } from "../support/notifications/notifier.ts";
import { begunGame, bidFirst, Caller, guest } from "../support/server/caller.ts";
import { followed } from "../support/server/followed.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
const { pool } = database;
const box = mailbox(database);
let server: TestServer;
beforeAll(async () => {
  // Nothing is sent automatically: the tests say when.
  server = await startServer(database);
});
afterAll(() => server.close());

const settings = "/v1/account/notification-settings";
const turnMails = async (address: string) =>
  (await box.emailsTo(address)).filter(({ subject }) => subject.startsWith("Your turn: "));

const digests = async (address: string) =>
  (await box.emailsTo(address)).filter(({ text }) => text.includes("Here is what happened in your games"));

const hoursAfter = (now: Date, hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

async function asked(name: string) {
  const email = `${name.toLowerCase()}@example.org`;
  const player = await member(server.url, box, name, email);
  const other = await guest(server.url, "Bea");
  const { id } = await begunGame([player, other], { name: `${name} at play` });
  return { player, other, id, email };
}

describe("a notification about a turn", () => {
  it("is sent once, with the name of the game and a link", async () => {
    const { id, email } = await asked("Ada");
    await Promise.all([
      notifierAt(database).sendDueNotifications(),
      notifierAt(database).sendDueNotifications(),
      notifierAt(database).sendDueNotifications(),
    ]);
    await notifierAt(database).sendDueNotifications();
    await box.settled();
    const mails = await turnMails(email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Your turn: Ada at play"]);
    expect(mails[0]?.text).toContain(`http://localhost:3000/games/${id}`);
  });

  it("is sent again for a new question", async () => {
    const { player, other, id, email } = await asked("Cyr");
    await notifierAt(database).sendDueNotifications();
    await bidFirst(player, id);
    await bidFirst(other, id);
    await notifierAt(database).sendDueNotifications();
    await box.settled();
    expect((await turnMails(email)).length).toBe(2);
  });

  it("is not e-mailed to an unconfirmed address", async () => {
    const other = await guest(server.url, "Guest");
    await begunGame([other, await guest(server.url, "Other")]);
    await notifierAt(database).sendDueNotifications();
    const { rowCount } = await pool.query("select from notifications where account_id = $1", [other.id]);
    expect(rowCount).toBe(0);
  });

  it("is not sent to a player who looks at the game, but after they have left", async () => {
    const { player, id, email } = await asked("Drogo");
    const stream = followed(player, id, {});
    await expect.poll(() => stream.frames.length).toBeGreaterThan(0);
    const seen = async () => (await pool.query("select from presences where account_id = $1", [player.id])).rowCount;
    await expect.poll(seen).toBe(1);
    await notifierAt(database).sendDueNotifications();
    await box.settled();
    expect(await turnMails(email)).toEqual([]);
    await stream.stop();
    // The server may be about to record the presence once more.
    const toldAfterTwoMinutes = async () => {
      await pool.query("update presences set seen_at = now() - interval '2 minutes'");
      await notifierAt(database).sendDueNotifications();
      await box.settled();
      return (await turnMails(email)).length;
    };
    await expect.poll(toldAfterTwoMinutes).toBe(1);
  });

  it("waits for the end of quiet hours", async () => {
    const { player, email } = await asked("Elin");
    const quietHours = { from: "23:00", to: "07:00" };
    await player.call("PATCH", "/v1/account/profile", { timeZone: "Europe/Paris", quietHours });
    await notifierAt(database, new Date("2026-07-14T02:00:00Z")).sendDueNotifications();
    await box.settled();
    expect(await turnMails(email)).toEqual([]);
    // Seven in Paris, which is two hours ahead in summer.
    await notifierAt(database, new Date("2026-07-14T05:00:00Z")).sendDueNotifications();
    await box.settled();
    expect((await turnMails(email)).length).toBe(1);
  });

  it("is not sent while it is turned off", async () => {
    const { player, email } = await asked("Fulk");
    await player.call("PATCH", settings, { email: { turn: "off" } });
    await notifierAt(database).sendDueNotifications();
    await box.settled();
    expect(await turnMails(email)).toEqual([]);
  });

  it("is part of a daily digest if the player wants it", async () => {
    const { player, email } = await asked("Guy");
    await player.call("PATCH", settings, { email: { turn: "digest" } });
    await begunGame([player, await guest(server.url, "Other")], { name: "A second game" });
    await notifierAt(database).sendDueNotifications();
    await begunGame([player, await guest(server.url, "Third")], { name: "A third game" });
    await notifierAt(database).sendDueNotifications();
    await box.settled();
    const mails = await digests(email);
    expect(mails.length).toBe(1);
    expect(mails[0]?.subject).toBe("Your turn in 2 games");
    expect(mails[0]?.text).toMatch(/Your turn: Guy at play:\nhttp.*\n\nYour turn: A second game:\nhttp/);
    await pool.query("update notification_settings set digest_sent_at = now() - interval '25 hours'");
    await notifierAt(database).sendDueNotifications();
    await box.settled();
    expect((await digests(email)).length).toBe(2);
    expect(await turnMails(email)).toEqual([]);
  });
});

describe("a reminder about a clock", () => {
  it("is sent once for each share of the time, and not after the player has moved", async () => {
    const { player, id, email } = await asked("Kay");
    const now = new Date();
    const notifier = notifierAt(database, now);
    const clock = {
      account: player.id,
      since: hoursAfter(now, -1),
      leftMs: 5.5 * 3_600_000,
      initialMs: 11 * 3_600_000,
      deadline: hoursAfter(now, 13),
      pausedUntil: undefined,
      excuseSeconds: null,
      isFixed: false,
    };
    const reminderAt = (percent: number | undefined) => {
      const runningClock = async () => (percent === undefined ? undefined : { ...clock, percent });
      return remindOfClocks({ pool, now: () => now, remind: notifier.remind.bind(notifier), runningClock });
    };
    const reminder = { game: id, account: player.id, seat: 0, percent: 50, deadline: clock.deadline };
    const attempt = { job: "1", number: 1, isLast: false };
    await reminderAt(50).run(reminder, attempt);
    await reminderAt(50).run(reminder, { ...attempt, number: 2 });
    // An e-mail that has just listed all deadlines is not followed by another one.
    await reminderAt(80).run({ ...reminder, percent: 80 }, attempt);
    await pool.query("update notification_settings set deadlines_sent_at = now() - interval '6 hours'");
    await reminderAt(80).run({ ...reminder, percent: 80 }, attempt);
    // A later reminder is due, the turn is another one, or the player has moved.
    await reminderAt(95).run({ ...reminder, percent: 80 }, attempt);
    await reminderAt(95).run({ ...reminder, percent: 95, since: hoursAfter(now, -9) }, attempt);
    await reminderAt(undefined).run({ ...reminder, percent: 95 }, attempt);
    await box.settled();
    const mails = (await box.emailsTo(email)).filter(({ subject }) => subject.startsWith("Your time is running out"));
    expect(mails).toHaveLength(2);
    for (const { text } of mails) {
      expect(text).toContain("You have 5 hours of your own time left: until ");
      expect(text).toContain(`/games/${id}`);
    }
  });
});

describe("a notification and its e-mail", () => {
  it("are written together or not at all", async () => {
    const hugo = await member(server.url, box, "Hugo", "hugo@example.org");
    const notice = { key: "a thing", kind: "your-turn", values: { game: "A game" }, path: "/" } as const;
    const broken = inTransaction(pool, async (client) => {
      await sendNow(database, client, hugo.id, notice);
      throw new Error("the process dies here");
    });
    await expect(broken).rejects.toThrow("the process dies here");
    await box.settled();
    expect(await turnMails("hugo@example.org")).toEqual([]);
    expect(await inTransaction(pool, (client) => sendNow(database, client, hugo.id, notice))).toBe(true);
    expect(await inTransaction(pool, (client) => sendNow(database, client, hugo.id, notice))).toBe(false);
    await box.settled();
    expect((await turnMails("hugo@example.org")).length).toBe(1);
  });
});

describe("the unsubscribe link of an e-mail", () => {
  it("turns off this kind of e-mail and nothing else", async () => {
    const { player, email } = await asked("Ida");
    await notifierAt(database).sendDueNotifications();
    await box.settled();
    const [mail] = await turnMails(email);
    const token = /unsubscribe#([\w.-]+)/.exec(mail?.text ?? "")?.[1];
    const click = await new Caller(server.url).call(
      "POST",
      `/v1/unsubscriptions/${token}`,
      "List-Unsubscribe=One-Click",
      {
        "content-type": "application/x-www-form-urlencoded",
      },
    );
    expect(click.status).toBe(204);
    expect(token).toMatch(/\.turn$/);
    expect(await player.get(settings)).toMatchObject({
      email: { turn: "off", over: "once-per-absence", talk: "once-per-absence" },
    });
    expect(await player.get("/v1/session")).toMatchObject({ email });
    const guess = await new Caller(server.url).call("POST", "/v1/unsubscriptions/a-guess.turn");
    expect(guess).toMatchObject({ status: 404 });
  });

  it("turns off all e-mails about one game, and on again, for readers who are not signed in", async () => {
    const { player, other, id, email } = await asked("Kit");
    await notifierAt(database).sendDueNotifications();
    await box.settled();
    const [mail] = await turnMails(email);
    const token = /unsubscribe#([\w-]+\.game-[\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    expect(token).toMatch(new RegExp(`\\.game-${id}$`));
    const link = (method: string, of = token) => new Caller(server.url).call(method, `/v1/unsubscriptions/${of}`);
    expect(await link("POST")).toMatchObject({ status: 204 });
    expect(await player.get(`/v1/games/${id}/notification-settings`)).toMatchObject({ email: "off", push: true });
    expect(await player.get(settings)).toMatchObject({ email: { turn: "once-per-absence" } });
    await bidFirst(player, id);
    await bidFirst(other, id);
    await notifierAt(database).sendDueNotifications();
    await box.settled();
    expect((await turnMails(email)).length).toBe(1);
    expect(await link("DELETE")).toMatchObject({ status: 204 });
    expect(await player.get(`/v1/games/${id}/notification-settings`)).toMatchObject({ email: null });
    expect(await link("DELETE", token.replace(/^[\w-]+/, "a-guess"))).toMatchObject({ status: 404 });
    expect(await link("DELETE", token.replace(/\..*$/, ".turn"))).toMatchObject({ status: 400 });
  });

  it("turns off everything that an e-mail combines: in digests, or once per absence", async () => {
    const { player } = await asked("Jon");
    await player.call("PATCH", settings, { email: { turn: "immediate", over: "digest", talk: "digest" } });
    const token = await unsubscribeTokenOf(pool, player.id);
    const unsubscribe = (scope: string) => new Caller(server.url).call("POST", `/v1/unsubscriptions/${token}.${scope}`);
    expect(await unsubscribe("digest")).toMatchObject({ status: 204 });
    expect(await player.get(settings)).toMatchObject({
      email: { turn: "immediate", over: "off", talk: "off", began: "once-per-absence" },
    });
    expect(await unsubscribe("absence")).toMatchObject({ status: 204 });
    expect(await player.get(settings)).toMatchObject({
      email: { turn: "immediate", clock: "immediate", began: "off", vote: "off" },
    });
  });
});
