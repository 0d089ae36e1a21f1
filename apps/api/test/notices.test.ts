import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unsubscriptionOf } from "../src/features/notifications/preferences-store.ts";
import { remindOfClocks } from "../src/features/notifications/remind-of-clocks.ts";
import { inTransaction } from "../src/platform/postgres/in-transaction.ts";
import { begunGame, bidFirst, Caller, guest } from "./support/caller.ts";
import { followed } from "./support/followed.ts";
import { type House, openHouse } from "./support/house.ts";
import { mailbox } from "./support/mailbox.ts";
import { member } from "./support/members.ts";
import { noticesAt } from "./support/noticed.ts";
import { testDatabase } from "./support/test-database.ts";

const database = testDatabase();
const { pool } = database;
const box = mailbox(database);
let house: House;
beforeAll(async () => {
  // This house tells nobody by itself: the tests say when.
  house = await openHouse(database);
});
afterAll(() => house.close());

const settings = "/v1/account/notification-settings";
const turnMails = async (address: string) =>
  (await box.mailsTo(address)).filter(({ subject }) => subject.startsWith("Your turn"));

const digests = async (address: string) =>
  (await box.mailsTo(address)).filter(({ subject }) => subject.endsWith("in your games"));

const hoursAfter = (now: Date, hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

async function asked(name: string) {
  const email = `${name.toLowerCase()}@example.org`;
  const player = await member(house.url, box, name, email);
  const other = await guest(house.url, "Bea");
  const { id } = await begunGame([player, other], { name: `${name} at play` });
  return { player, other, id, email };
}

describe("a turn", () => {
  it("is told of once, with the game and the way there", async () => {
    const { id, email } = await asked("Ada");
    await Promise.all([
      noticesAt(database).tellOfHappenings(),
      noticesAt(database).tellOfHappenings(),
      noticesAt(database).tellOfHappenings(),
    ]);
    await noticesAt(database).tellOfHappenings();
    await box.quiet();
    const mails = await turnMails(email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Your turn: Ada at play"]);
    expect(mails[0]?.text).toContain(`http://localhost:3000/games/${id}`);
  });

  it("is told of again when the game asks anew", async () => {
    const { player, other, id, email } = await asked("Cyr");
    await noticesAt(database).tellOfHappenings();
    await bidFirst(player, id);
    await bidFirst(other, id);
    await noticesAt(database).tellOfHappenings();
    await box.quiet();
    expect((await turnMails(email)).length).toBe(2);
  });

  it("is told of to nobody whose address is not proved", async () => {
    const other = await guest(house.url, "Guest");
    await begunGame([other, await guest(house.url, "Other")]);
    await noticesAt(database).tellOfHappenings();
    const { rowCount } = await pool.query("select from notifications where account_id = $1", [other.id]);
    expect(rowCount).toBe(0);
  });

  it("is not told of to whoever looks at the game, and is when they have left", async () => {
    const { player, id, email } = await asked("Drogo");
    const stream = followed(player, id, {});
    await expect.poll(() => stream.frames.length).toBeGreaterThan(0);
    const seen = async () => (await pool.query("select from presences where account_id = $1", [player.id])).rowCount;
    await expect.poll(seen).toBe(1);
    await noticesAt(database).tellOfHappenings();
    await box.quiet();
    expect(await turnMails(email)).toEqual([]);
    await stream.stop();
    // The house may be about to write down once more who looks.
    const toldAfterTwoMinutes = async () => {
      await pool.query("update presences set seen_at = now() - interval '2 minutes'");
      await noticesAt(database).tellOfHappenings();
      await box.quiet();
      return (await turnMails(email)).length;
    };
    await expect.poll(toldAfterTwoMinutes).toBe(1);
  });

  it("waits for the morning of whoever sleeps", async () => {
    const { player, email } = await asked("Elin");
    const quietHours = { from: "23:00", to: "07:00" };
    await player.call("PATCH", "/v1/account/profile", { timeZone: "Europe/Paris", quietHours });
    await noticesAt(database, new Date("2026-07-14T02:00:00Z")).tellOfHappenings();
    await box.quiet();
    expect(await turnMails(email)).toEqual([]);
    // Seven in Paris, which is two hours ahead in summer.
    await noticesAt(database, new Date("2026-07-14T05:00:00Z")).tellOfHappenings();
    await box.quiet();
    expect((await turnMails(email)).length).toBe(1);
  });

  it("is not told of while it is off", async () => {
    const { player, email } = await asked("Fulk");
    await player.call("PATCH", settings, { email: { turn: "off" } });
    await noticesAt(database).tellOfHappenings();
    await box.quiet();
    expect(await turnMails(email)).toEqual([]);
  });

  it("is gathered with others once a day for whoever wishes so", async () => {
    const { player, email } = await asked("Guy");
    await player.call("PATCH", settings, { email: { turn: "digest" } });
    await begunGame([player, await guest(house.url, "Other")], { name: "A second game" });
    await noticesAt(database).tellOfHappenings();
    await begunGame([player, await guest(house.url, "Third")], { name: "A third game" });
    await noticesAt(database).tellOfHappenings();
    await box.quiet();
    const mails = await digests(email);
    expect(mails.length).toBe(1);
    expect(mails[0]?.subject).toBe("2 events in your games");
    expect(mails[0]?.text).toMatch(/Your turn: Guy at play:\nhttp.*\n\nYour turn: A second game:\nhttp/);
    await pool.query("update notification_settings set digest_sent_at = now() - interval '25 hours'");
    await noticesAt(database).tellOfHappenings();
    await box.quiet();
    expect((await digests(email)).length).toBe(2);
    expect(await turnMails(email)).toEqual([]);
  });
});

describe("a clock that runs", () => {
  it("is told of once for each share of the time, and not when it has run out", async () => {
    const { player, id, email } = await asked("Kay");
    const now = new Date();
    const remind = remindOfClocks({ pool, now: () => now, notify: noticesAt(database, now).notify });
    const reminder = { game: id, account: player.id, seat: 0, percent: 50, deadline: hoursAfter(now, 5.5) };
    const attempt = { job: "1", number: 1, isLast: false };
    await remind.run(reminder, attempt);
    await remind.run(reminder, { ...attempt, number: 2 });
    await remind.run({ ...reminder, percent: 80 }, attempt);
    await remind.run({ ...reminder, percent: 95, deadline: hoursAfter(now, -1) }, attempt);
    await box.quiet();
    const mails = (await box.mailsTo(email)).filter(({ subject }) => subject.startsWith("Your time is running out"));
    expect(mails.map(({ text }) => /(\d+) % of your time is gone\. You have 5 hours left/.exec(text)?.[1])).toEqual(
      expect.arrayContaining(["50", "80"]),
    );
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toContain(`/games/${id}`);
  });
});

describe("a notice and its mail", () => {
  it("exist together or not at all", async () => {
    const hugo = await member(house.url, box, "Hugo", "hugo@example.org");
    const notices = noticesAt(database);
    const notice = { key: "a thing", kind: "your-turn", values: { game: "A game" }, path: "/" } as const;
    const broken = inTransaction(pool, async (client) => {
      await notices.notify(client, hugo.id, notice);
      throw new Error("the process dies here");
    });
    await expect(broken).rejects.toThrow("the process dies here");
    await box.quiet();
    expect(await turnMails("hugo@example.org")).toEqual([]);
    expect(await inTransaction(pool, (client) => notices.notify(client, hugo.id, notice))).toBe(true);
    expect(await inTransaction(pool, (client) => notices.notify(client, hugo.id, notice))).toBe(false);
    await box.quiet();
    expect((await turnMails("hugo@example.org")).length).toBe(1);
  });
});

describe("one click in a mail", () => {
  it("turns these mails off and does nothing else", async () => {
    const { player, email } = await asked("Ida");
    await noticesAt(database).tellOfHappenings();
    await box.quiet();
    const [mail] = await turnMails(email);
    const token = /unsubscribe#([\w.-]+)/.exec(mail?.text ?? "")?.[1];
    const click = await new Caller(house.url).call(
      "POST",
      `/v1/unsubscriptions/${token}`,
      "List-Unsubscribe=One-Click",
      {
        "content-type": "application/x-www-form-urlencoded",
      },
    );
    expect(click.status).toBe(204);
    expect(token).toMatch(/\.turn$/);
    expect(await player.get(settings)).toMatchObject({ email: { turn: "off", over: "immediate", talk: "digest" } });
    expect(await player.get("/v1/session")).toMatchObject({ email });
    const guess = await new Caller(house.url).call("POST", "/v1/unsubscriptions/a-guess.turn");
    expect(guess).toMatchObject({ status: 404 });
  });

  it("that gathers a day ends all that is gathered", async () => {
    const { player } = await asked("Jon");
    await player.call("PATCH", settings, { email: { over: "digest" } });
    const token = await unsubscriptionOf(pool, player.id);
    const click = await new Caller(house.url).call("POST", `/v1/unsubscriptions/${token}.digest`);
    expect(click.status).toBe(204);
    expect(await player.get(settings)).toMatchObject({ email: { turn: "immediate", over: "off", talk: "off" } });
  });
});
