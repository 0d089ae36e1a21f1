import { type adminReports, type chat, tournamentChat } from "@seneschal/schema";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { z } from "zod";
import { staffMember } from "../support/accounts/staff.ts";
import { simulatedDatabase } from "../support/database/simulated-database.ts";
import { act, planned, swiss, testPlan } from "../support/games/tournament-play.ts";
import { tournamentOutbox } from "../support/notifications/tournament-outbox.ts";
import { type Caller, guest } from "../support/server/caller.ts";
import { followedAt } from "../support/server/followed.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

type Chat = z.infer<typeof chat.chat>;
type Message = z.infer<typeof chat.message>;

const dayMs = 24 * 3_600_000;
const database = simulatedDatabase();
const { pool } = database;
const start = new Date(Date.now() - 7 * dayMs);
const outbox = tournamentOutbox(database, start);
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
let server: TestServer;
let director: Caller;
let ann: Caller;
let ben: Caller;
let cyd: Caller;
let wil: Caller;
let tournament: string;

beforeAll(async () => {
  server = await startServer(database, { runsBots: false, runsJobs: true, now: outbox.now });
  [director, ann, ben, cyd, wil] = (await Promise.all(["Dora", "Ann", "Ben", "Cyd", "Wil"].map(player))) as [
    Caller,
    Caller,
    Caller,
    Caller,
    Caller,
  ];
});
afterAll(() => server.close());

const pairs = { sizes: { least: 2, most: 2, preferred: 2 } };

/** Ann and Cyd take part, Ben waits, Wil watches. */
beforeEach(async () => {
  await outbox.setTime(start);
  tournament = await planned(director, testPlan([swiss(2, pairs)], { name: "Winter Cup", playersMost: 2 }));
  await act(director, tournament, { type: "open-entry" });
  await act(ann, tournament, { type: "enter" });
  await act(cyd, tournament, { type: "enter" });
  await act(ben, tournament, { type: "enter" });
});

async function player(name: string): Promise<Caller> {
  const caller = await guest(server.url, name);
  await outbox.reachable(caller, name);
  return caller;
}

const path = () => `/v1/tournaments/${tournament}`;
const say = (who: Caller, text: string) => who.call<Message>("POST", `${path()}/chat`, { text });
const announce = (who: Caller, text: string, more: object = {}) =>
  who.call<Message>("POST", `${path()}/announcements`, { text, ...more });
const seen = (who: Caller, room = "players") => who.get<Chat>(`${path()}/chat?room=${room}`);
const textsFor = async (who: Caller, room?: string) => (await seen(who, room)).messages.map(({ text }) => text);
const unreadFor = async (who: Caller) => (await seen(who)).rooms.map(({ unread }) => unread);

describe("the chat of a tournament", () => {
  it("is written by players, the waiting list and directors, and read by everyone who sees the tournament", async () => {
    expect(await say(ann, "  Who brings the cake?  ")).toMatchObject({
      status: 201,
      body: { text: "Who brings the cake?", room: "players", seat: null, account: ann.id, nameKind: "guest" },
    });
    expect((await say(ben, "I do.")).status).toBe(201);
    expect((await say(director, "Thank you.")).status).toBe(201);
    expect(await say(wil, "Hello?")).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect(await textsFor(wil)).toEqual(["Who brings the cake?", "I do.", "Thank you."]);
    const anyone = await fetch(`${server.url}${path()}/chat`);
    expect(((await anyone.json()) as Chat).messages).toHaveLength(3);
    await act(ann, tournament, { type: "withdraw" });
    expect((await say(ann, "Bye.")).status).toBe(403);
  });

  it("needs a confirmed address and readable text, and a draft has none", async () => {
    await pool.query("update accounts set email_verified = false where id = $1", [ben.id]);
    expect(await say(ben, "Me too")).toMatchObject({ status: 403, body: { code: "email-not-verified" } });
    await pool.query("update accounts set email_verified = true where id = $1", [ben.id]);
    for (const text of ["", " \n ", "\u200b", "x".repeat(1001)]) expect((await say(ann, text)).status).toBe(400);
    tournament = await planned(director, testPlan([swiss(2)]));
    expect((await ann.call("GET", `${path()}/chat`)).status).toBe(404);
    expect((await say(ann, "Hello")).status).toBe(404);
  });

  it("counts unread messages until they are read, and neither own nor deleted ones", async () => {
    await say(ann, "One");
    const { body } = await say(ann, "Two");
    expect([await unreadFor(ben), await unreadFor(ann)]).toEqual([
      [2, 0],
      [0, 0],
    ]);
    const marked = await ben.call("PUT", `${path()}/chat/read`, { room: "players", number: body.number });
    expect([marked.status, await unreadFor(ben)]).toEqual([204, [0, 0]]);
  });

  it("hides muted players from who muted them, and blocked players from each other", async () => {
    await say(ann, "Can you hear me?");
    await ben.call("PUT", `/v1/account/blocks/${ann.id}`, { kind: "mute" });
    await say(ben, "No.");
    expect([await textsFor(ben), await textsFor(ann)]).toEqual([["No."], ["Can you hear me?", "No."]]);
    await ben.call("PUT", `/v1/account/blocks/${ann.id}`, { kind: "block" });
    expect(await textsFor(ann)).toEqual(["Can you hear me?"]);
    await ben.call("DELETE", `/v1/account/blocks/${ann.id}`);
  });

  it("lets authors delete their messages and readers report those of others, to moderators who see them", async () => {
    const { body } = await say(ann, "You all cheat.");
    expect((await ben.call("DELETE", `${path()}/chat/${body.number}`)).status).toBe(404);
    const reported = await ben.call("POST", `${path()}/chat/${body.number}/reports`, { reason: "An insult." });
    expect(reported.status).toBe(201);
    expect((await ann.call("DELETE", `${path()}/chat/${body.number}`)).status).toBe(204);
    expect(await textsFor(ben)).toEqual([null]);
    const moderator = await staffMember(pool, server.url, "moderator");
    const { reports } = await moderator.get<z.infer<typeof adminReports.reportsPage>>("/v1/admin/reports?q=Winter");
    expect(reports.at(-1)).toMatchObject({ gameName: "Winter Cup", tournament, reason: "An insult." });
    const report = await moderator.get<z.infer<typeof adminReports.reportWithExcerpt>>(
      `/v1/admin/reports/${reports.at(-1)?.id}`,
    );
    expect(report.excerpt.map(({ text }) => text)).toEqual(["You all cheat."]);
  });

  it("comes by the live stream, with deletions, and resumes without gaps", async () => {
    const first = await say(ann, "Before the stream");
    const stream = followedAt(ben, `${path()}/stream`, { after: 0 });
    await stream.until((frames) => frames.length > 0);
    const second = await say(ann, "Live");
    const messages = () => stream.frames.filter(({ event }) => event === "chat").map(({ data }) => data as Message);
    await stream.until(() => messages().length > 0);
    expect(messages().map(({ text }) => text)).toEqual(["Live"]);
    await stream.stop();
    await ann.call("DELETE", `${path()}/chat/${first.body.number}`);
    await act(ben, tournament, { type: "withdraw" });
    const resumed = followedAt(ben, `${path()}/stream`, { lastEventId: stream.lastId() });
    await resumed.until((frames) => frames.length > 1);
    const numbers = resumed.frames.map(({ event, data }) => [event, (data as Partial<Message>).number]);
    expect(numbers.toSorted()).toEqual([
      ["chat", first.body.number],
      ["log", undefined],
    ]);
    expect(numbers.flat()).not.toContain(second.body.number);
    await resumed.stop();
  });
});

describe("an announcement", () => {
  it("is sent once to the players, or also to the waiting list, with its text, and not to its author", async () => {
    await outbox.at(after(5));
    expect((await announce(ann, "I am the director.")).status).toBe(403);
    await announce(director, "Round 1 starts at eight.\nBring a pen.");
    expect(await outbox.at(after(7))).toEqual([
      "ann: Message from the director: Winter Cup",
      "cyd: Message from the director: Winter Cup",
    ]);
    await announce(director, "A place may become free.", { to: "everyone" });
    await act(ann, tournament, { type: "withdraw" });
    await outbox.setTime(after(10));
    await outbox.notifier().sendDueNotifications();
    const sent = await outbox.read();
    expect(sent.filter(({ subject }) => subject.startsWith("Message")).map(({ to }) => to)).toEqual(["ben", "cyd"]);
    expect(sent.find(({ to }) => to === "cyd")?.text).toContain(
      "Dora (guest) wrote to the players of Winter Cup: A place may become free.",
    );
    expect(await textsFor(wil, "announcements")).toHaveLength(2);
    expect((await seen(ann, "announcements")).messages[0]).toMatchObject({ name: "Dora", room: "announcements" });
  });

  it("is not sent if it is deleted before, and reaches players who have blocked the director", async () => {
    await outbox.at(after(5));
    const { body } = await announce(director, "A mistake");
    await director.call("DELETE", `${path()}/chat/${body.number}`);
    expect(await outbox.at(after(8))).toEqual([]);
    await ann.call("PUT", `/v1/account/blocks/${director.id}`, { kind: "block" });
    await announce(director, "For everyone");
    await say(director, "In the chat");
    expect([await textsFor(ann, "announcements"), await textsFor(ann)]).toEqual([[null, "For everyone"], []]);
    await ann.call("DELETE", `/v1/account/blocks/${director.id}`);
  });

  it("needs a confirmed address, which the page knows before; an attempt without one does not count", async () => {
    const mustConfirm = async () => (await seen(director)).rooms.map(({ mustConfirmEmail }) => mustConfirmEmail);
    expect(await mustConfirm()).toEqual([false, false]);
    await pool.query("update accounts set email_verified = false where id = $1", [director.id]);
    expect(await mustConfirm()).toEqual([true, true]);
    expect((await seen(wil)).rooms.map(({ mustConfirmEmail }) => mustConfirmEmail)).toEqual([false, false]);
    for (let count = 0; count <= tournamentChat.announcementsPerDay; count++)
      expect(await announce(director, "Hello")).toMatchObject({ status: 403, body: { code: "email-not-verified" } });
    await pool.query("update accounts set email_verified = true where id = $1", [director.id]);
    expect((await announce(director, "Hello")).status).toBe(201);
  });

  it(`can be made ${tournamentChat.announcementsPerDay} times a day`, async () => {
    for (let count = 0; count < tournamentChat.announcementsPerDay; count++)
      expect((await announce(director, `Number ${count}`)).status).toBe(201);
    expect(await announce(director, "One more")).toMatchObject({ status: 429, body: { code: "too-many-requests" } });
    expect((await say(director, "In the chat")).status).toBe(201);
    await outbox.setTime(new Date(start.getTime() + dayMs + 60_000));
    expect((await announce(director, "The day after")).status).toBe(201);
  });
});
