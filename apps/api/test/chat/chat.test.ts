import type { chat } from "@seneschal/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { createRegistry, type RegisteredRuleset } from "../../src/domain/game/ruleset-registry.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { sealedBids } from "../support/games/sealed-bids.fixture.ts";
import { begunGame, bidFirst, Caller, guest, playOn } from "../support/server/caller.ts";
import { type Followed, followed } from "../support/server/followed.ts";
import { startServer, type TestServer, testRegistry } from "../support/server/test-server.ts";

type Talk = z.infer<typeof chat.chat>;
type Message = z.infer<typeof chat.message>;

/** Sealed bids in which seats 0 and 2 share a private room during the first round. */
const embassies: RegisteredRuleset = {
  schema: { ...sealedBids.schema, id: "embassies" },
  ruleset: {
    ...sealedBids.ruleset,
    id: "embassies",
    rooms: (state) => ((state as { round: number }).round === 1 ? [[0, 2]] : []),
  },
};
const salon: RegisteredRuleset = {
  schema: { ...sealedBids.schema, id: "salon" },
  ruleset: { ...sealedBids.ruleset, id: "salon", rooms: () => "free" },
};

const database = testDatabase();
let server: TestServer;
let ada: Caller;
let bea: Caller;
let cid: Caller;
let wil: Caller;

beforeAll(async () => {
  server = await startServer(database, { registry: createRegistry([...testRegistry.all, embassies, salon]) });
  [ada, bea] = [await guest(server.url, "Ada"), await guest(server.url, "Bea")];
  [cid, wil] = [await guest(server.url, "Cid"), await guest(server.url, "Wil")];
  await verified(ada, bea, cid, wil);
});
afterAll(() => server.close());

async function verified(...callers: Caller[]): Promise<void> {
  await database.pool.query("update accounts set email_verified = true where id = any($1)", [
    callers.map(({ id }) => id),
  ]);
}

const say = (who: Caller, game: string, text: string, room = "table") =>
  who.call<Message>("POST", `/v1/games/${game}/chat`, { room, text });
const seen = (who: Caller, game: string) => who.get<Talk>(`/v1/games/${game}/chat`);
const textsIn = async (who: Caller, game: string) => (await seen(who, game)).messages.map(({ text }) => text);
const roomOf = async (who: Caller, game: string, room: string) =>
  (await seen(who, game)).rooms.find((one) => one.room === room);

describe("the chat of a game", () => {
  it("is visible to all who may see the game, in order, with author and time", async () => {
    const { id, version } = await begunGame([ada, bea]);
    expect(await say(ada, id, "  Good evening!\nShall we?  ")).toMatchObject({
      status: 201,
      body: { room: "table", name: "Ada", seat: 0, version, text: "Good evening!\nShall we?" },
    });
    await say(bea, id, "We shall.");
    for (const viewer of [ada, bea, wil, new Caller(server.url)]) {
      expect(await textsIn(viewer, id)).toEqual(["Good evening!\nShall we?", "We shall."]);
    }
  });

  it("is visible only to the players of an invitation-only game, and needs no confirmed e-mail there", async () => {
    const [gil, hal] = [await guest(server.url, "Gil"), await guest(server.url, "Hal")];
    const { id, invitation } = await gil.open({ visibility: "invitation" });
    await hal.post(`/v1/games/${id}/seats`, { invitation });
    expect(await say(hal, id, "Among us")).toMatchObject({ status: 201 });
    expect(await wil.call("GET", `/v1/games/${id}/chat`)).toMatchObject({ status: 404 });
  });

  it("requires a confirmed e-mail for posting in a public game", async () => {
    const gil = await guest(server.url, "Gil");
    const { id } = await begunGame([gil, bea]);
    expect(await say(gil, id, "Hello")).toMatchObject({ status: 403, body: { code: "email-not-verified" } });
    expect(await roomOf(gil, id, "table")).toMatchObject({
      mayWrite: true,
      needsVerifiedEmail: true,
      mustConfirmEmail: true,
    });
    expect(await roomOf(bea, id, "table")).toMatchObject({ mayWrite: true, mustConfirmEmail: false });
  });

  it("has a separate room for spectators, which players can read when the game is over", async () => {
    const { id } = await begunGame([ada, bea], { options: { rounds: 1 } });
    expect(await say(wil, id, "Bid the ace!")).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect(await say(wil, id, "Ada has it", "spectators")).toMatchObject({ status: 201 });
    expect(await say(ada, id, "I hear you", "spectators")).toMatchObject({ status: 403 });
    expect(await textsIn(ada, id)).toEqual([]);
    expect(await textsIn(new Caller(server.url), id)).toEqual(["Ada has it"]);
    await playOn([ada, bea], id);
    expect(await textsIn(ada, id)).toEqual(["Ada has it"]);
  });

  it("is not visible early to delayed spectators", async () => {
    const { id } = await begunGame([ada, bea], { spectatorDelay: { moves: 3, minutes: 0 } });
    await say(ada, id, "I hold the ace");
    expect(await textsIn(wil, id)).toEqual([]);
    expect(await textsIn(bea, id)).toEqual(["I hold the ace"]);
  });

  it("is paged", async () => {
    const { id } = await begunGame([ada, bea]);
    for (const text of ["one", "two", "three"]) await say(ada, id, text);
    const last = await ada.get<Talk>(`/v1/games/${id}/chat?limit=2`);
    expect(last.messages.map(({ text }) => text)).toEqual(["two", "three"]);
    expect(last.hasEarlier).toBe(true);
    const first = await ada.get<Talk>(`/v1/games/${id}/chat?limit=2&before=${last.messages[0]?.number}`);
    expect(first).toMatchObject({ messages: [{ text: "one" }], hasEarlier: false });
  });
});

describe("a private room", () => {
  it("is open to the seats that the game lets in, as long as it does", async () => {
    const { id } = await begunGame([ada, bea, cid], { ruleset: "embassies", options: { rounds: 2 } });
    expect(await say(ada, id, "An alliance?", "seats-0-2")).toMatchObject({ status: 201 });
    expect(await say(ada, id, "And you?", "seats-0-1")).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect(await say(bea, id, "Let me in", "seats-0-2")).toMatchObject({ status: 403 });
    expect(await roomOf(cid, id, "seats-0-2")).toMatchObject({ seats: [0, 2], mayWrite: true, unread: 1 });
    for (const player of [ada, bea, cid]) await bidFirst(player, id);
    expect(await say(cid, id, "Too late", "seats-0-2")).toMatchObject({ status: 403 });
    expect(await roomOf(cid, id, "seats-0-2")).toMatchObject({ mayWrite: false });
    expect((await seen(cid, id)).privateChat).toBe("rooms");
    expect(await textsIn(cid, id)).toEqual(["An alliance?"]);
  });

  it("is never visible to others: neither its messages nor its existence, also after the end", async () => {
    const { id } = await begunGame([ada, bea, cid], { ruleset: "embassies", options: { rounds: 1 } });
    const streams = [bea, wil, new Caller(server.url)].map((viewer) => ({ viewer, stream: followed(viewer, id, {}) }));
    for (const { stream } of streams) await stream.until((frames) => frames.length > 0);
    await say(ada, id, "a canary in the embassy", "seats-0-2");
    await say(ada, id, "said aloud");
    await playOn([ada, bea, cid], id);
    for (const { viewer, stream } of streams) {
      await stream.until((frames) => frames.some(({ data }) => (data as { state?: string }).state === "finished"));
      await stream.until((frames) => frames.some(({ event }) => event === "chat"));
      await seen(viewer, id);
      expect(viewer.received.join()).not.toMatch(/canary|seats-0-2/);
      await stream.stop();
    }
    expect(await textsIn(cid, id)).toEqual(["a canary in the embassy", "said aloud"]);
  });

  it("can be any set of players if the game allows free private chat", async () => {
    const { id } = await begunGame([ada, bea, cid], { ruleset: "salon" });
    expect((await seen(ada, id)).privateChat).toBe("free");
    expect(await roomOf(ada, id, "seats-0-1")).toMatchObject({ mayWrite: true });
    expect(await say(ada, id, "All of us", "seats-0-1-2")).toMatchObject({ status: 201 });
    for (const room of ["seats-1-2", "seats-1-0", "seats-0-0", "seats-0-7"]) {
      expect(await say(ada, id, "No", room)).toMatchObject({ status: 403 });
    }
  });
});

describe("chat on the live stream", () => {
  it("arrives when it is posted, and a reconnecting client misses and repeats nothing", async () => {
    const { id } = await begunGame([ada, bea]);
    const first = followed(bea, id, {});
    await first.until((frames) => frames.length > 0);
    await say(ada, id, "one");
    await bidFirst(ada, id);
    await say(ada, id, "two");
    await first.until((frames) => frames.filter(({ event }) => event === "chat").length === 2);
    const last = first.lastId();
    await first.stop();
    await say(ada, id, "three");
    await bidFirst(bea, id);
    const second = followed(bea, id, { lastEventId: last });
    await second.until((frames) => frames.some(({ event }) => event === "chat"));
    await second.until((frames) => frames.some(({ event }) => event === "step"));
    await say(ada, id, "four");
    await second.until((frames) => frames.filter(({ event }) => event === "chat").length === 2);
    expect(saidIn(first)).toEqual(["one", "two"]);
    expect(saidIn(second)).toEqual(["three", "four"]);
    expect(second.frames.filter(({ event }) => event === "step")).toHaveLength(1);
    await second.stop();
  });

  it("reaches viewers at another process", async () => {
    const another = await startServer(database);
    const { id } = await begunGame([ada, bea]);
    const stream = followed(bea.at(another.url), id, {});
    await stream.until((frames) => frames.length > 0);
    await say(ada, id, "over there");
    await stream.until((frames) => frames.some(({ event }) => event === "chat"));
    await stream.stop();
    await another.close();
  });

  it("keeps its order and loses nothing when many post at once", async () => {
    const { id } = await begunGame([ada, bea]);
    const stream = followed(bea, id, {});
    await stream.until((frames) => frames.length > 0);
    const texts = Array.from({ length: 60 }, (_, place) => `word ${place}`);
    await Promise.all(texts.map((text, place) => say(place % 2 === 0 ? ada : bea, id, text)));
    await stream.until((frames) => frames.filter(({ event }) => event === "chat").length === texts.length);
    expect(saidIn(stream)).toEqual(await textsIn(bea, id));
    expect(new Set(saidIn(stream))).toEqual(new Set(texts));
    await stream.stop();
  });
});

function saidIn({ frames }: Followed): (string | null)[] {
  return frames.filter(({ event }) => event === "chat").map(({ data }) => (data as Message).text);
}

describe("a chat message", () => {
  it("can be deleted by its author, also on the live stream", async () => {
    const { id } = await begunGame([ada, bea]);
    const { body } = await say(ada, id, "a slip of the tongue");
    const stream = followed(bea, id, {});
    await stream.until((frames) => frames.length > 0);
    const path = `/v1/games/${id}/chat/${body.number}`;
    expect(await bea.call("DELETE", path)).toMatchObject({ status: 404 });
    expect(await ada.call("DELETE", path)).toMatchObject({ status: 204 });
    await stream.until((frames) => frames.some(({ event }) => event === "chat"));
    expect(saidIn(stream)).toEqual([null]);
    expect(await textsIn(bea, id)).toEqual([null]);
    await stream.stop();
  });

  it("is unread until it is read", async () => {
    const { id } = await begunGame([ada, bea]);
    await say(ada, id, "one");
    const { body } = await say(ada, id, "two");
    expect(await roomOf(bea, id, "table")).toMatchObject({ unread: 2 });
    expect(await roomOf(ada, id, "table")).toMatchObject({ unread: 0 });
    const read = { room: "table", number: body.number };
    expect(await bea.call("PUT", `/v1/games/${id}/chat/read`, read)).toMatchObject({ status: 204 });
    expect(await roomOf(bea, id, "table")).toMatchObject({ unread: 0 });
    await bea.call("PUT", `/v1/games/${id}/chat/read`, { ...read, number: 1 });
    expect(await roomOf(bea, id, "table")).toMatchObject({ unread: 0 });
  });

  it("is hidden if its author is muted; blocked authors see nothing either", async () => {
    const [gil, hal] = [await guest(server.url, "Gil"), await guest(server.url, "Hal")];
    await verified(gil, hal);
    const { id } = await begunGame([gil, hal]);
    await say(gil, id, "from Gil");
    await say(hal, id, "from Hal");
    expect(await gil.call("PUT", `/v1/account/blocks/${hal.id}`, { kind: "mute" })).toMatchObject({ status: 200 });
    expect([await textsIn(gil, id), await textsIn(hal, id)]).toEqual([["from Gil"], ["from Gil", "from Hal"]]);
    await gil.call("PUT", `/v1/account/blocks/${hal.id}`, { kind: "block" });
    expect([await textsIn(gil, id), await textsIn(hal, id)]).toEqual([["from Gil"], ["from Hal"]]);
    expect(await gil.get("/v1/account/blocks")).toMatchObject({ blocks: [{ account: hal.id, kind: "block" }] });
    await gil.call("DELETE", `/v1/account/blocks/${hal.id}`);
    expect(await textsIn(gil, id)).toEqual(["from Gil", "from Hal"]);
  });

  it("can be reported with the messages before it, even if it is deleted afterwards", async () => {
    const { id } = await begunGame([ada, bea]);
    await say(bea, id, "before");
    const { body } = await say(ada, id, "an insult");
    const path = `/v1/games/${id}/chat/${body.number}/reports`;
    expect(await bea.call("POST", path, { reason: "He insulted me." })).toMatchObject({ status: 201 });
    await ada.call("DELETE", `/v1/games/${id}/chat/${body.number}`);
    const { rows } = await database.pool.query("select * from chat_reports where game_id = $1", [id]);
    expect(rows).toMatchObject([{ accused: ada.id, reporter: bea.id, reason: "He insulted me." }]);
    expect(rows[0].excerpt.map(({ text }: Message) => text)).toEqual(["before", "an insult"]);
  });

  it("is deleted with its author's account, and the game stays", async () => {
    const gil = await guest(server.url, "Gil");
    await verified(gil);
    const { id } = await begunGame([gil, bea]);
    await say(gil, id, "mine");
    await database.pool.query("delete from accounts where id = $1", [gil.id]);
    expect(await textsIn(bea, id)).toEqual([]);
    expect((await bea.position(id)).version).toBeGreaterThan(0);
  });
});

describe("private notes", () => {
  it("are visible to their author only if they are in the notebook, also after the end", async () => {
    const { id } = await begunGame([ada, bea], { options: { rounds: 1 } });
    const path = `/v1/games/${id}/notebook`;
    expect(await ada.call("PUT", path, { text: "Bea bluffs.\n" })).toMatchObject({ status: 200 });
    await playOn([ada, bea], id);
    expect(await ada.get(path)).toMatchObject({ text: "Bea bluffs.\n" });
    expect(await bea.get(path)).toEqual({ text: "", changedAt: null });
    expect(await new Caller(server.url).call("GET", path)).toMatchObject({ status: 401 });
  });

  it("become visible if they are in the diary and the players end their game without a result", async () => {
    const { id, version } = await begunGame([ada, bea]);
    await ada.post(`/v1/games/${id}/diary`, { version, text: "I should have stayed at home." });
    const { id: third } = await begunGame([ada, bea, wil]);
    await ada.post(`/v1/games/${third}/diary`, { version: 5, text: "Neither here." });
    await wil.post(`/v1/games/${third}/resignation`);
    for (const player of [ada, bea]) await player.post(`/v1/games/${third}/ballots`, { about: 2, wish: "end" });
    expect(await wil.get(`/v1/games/${third}/diary`)).toMatchObject({
      isSealed: false,
      entries: [{ text: "Neither here." }],
    });
    expect(await wil.get(`/v1/games/${id}/diary`)).toMatchObject({ isSealed: true, entries: [] });
  });

  it("are sealed in the diary until the game is over; then everyone can read them next to the steps", async () => {
    const { id, version } = await begunGame([ada, bea], { options: { rounds: 1 } });
    const path = `/v1/games/${id}/diary`;
    const write = (who: Caller, text: string, at = version) => who.call("POST", path, { version: at, text });
    expect(await write(ada, "I will bid low.")).toMatchObject({ status: 201 });
    await write(bea, "She will bid low.");
    expect(await ada.get(path)).toMatchObject({ isSealed: true, entries: [{ seat: 0, text: "I will bid low." }] });
    for (const viewer of [wil, new Caller(server.url)]) expect(await viewer.get(path)).toMatchObject({ entries: [] });
    expect(await write(ada, "Of what is to come", version + 1)).toMatchObject({ status: 400 });
    expect(await write(wil, "Of others")).toMatchObject({ status: 403, body: { code: "not-your-seat" } });
    await playOn([ada, bea], id);
    const opened = await wil.get<{ entries: { id: string; text: string }[] }>(path);
    expect(opened.entries.map(({ text }) => text)).toEqual(["I will bid low.", "She will bid low."]);
    expect(await write(ada, "As I said")).toMatchObject({ status: 409, body: { code: "not-running" } });
    const [first] = opened.entries;
    expect(await bea.call("DELETE", `${path}/${first?.id}`)).toMatchObject({ status: 404 });
    expect(await ada.call("DELETE", `${path}/${first?.id}`)).toMatchObject({ status: 204 });
  });
});

describe("an invalid chat request", () => {
  it.each([
    ["nothing", { room: "table", text: "   " }],
    ["too much", { room: "table", text: "x".repeat(1001) }],
    ["a control character", { room: "table", text: "a\u0007b" }],
    ["half a character", { room: "table", text: "a\ud800" }],
    ["a room that is none", { room: "kitchen", text: "a" }],
    ["a room for one", { room: "seats-0", text: "a" }],
    ["another's name", { room: "table", text: "a", account: "b" }],
  ])("is rejected: %s", async (_, body) => {
    const { id } = await begunGame([ada, bea]);
    const answer = await ada.call("POST", `/v1/games/${id}/chat`, body);
    expect(answer).toMatchObject({ status: 400, body: { code: "malformed-request" } });
  });

  it.each([
    ["POST", "chat", { room: "table", text: "a" }],
    ["PUT", "chat/read", { room: "table", number: 1 }],
    ["PUT", "notebook", { text: "a" }],
    ["POST", "diary", { version: 1, text: "a" }],
  ])("%s %s is rejected without a session and for an unknown game", async (method, path, body) => {
    const { id } = await begunGame([ada, bea]);
    const nobody = new Caller(server.url);
    expect(await nobody.call(method, `/v1/games/${id}/${path}`, body)).toMatchObject({ status: 401 });
    const nowhere = "00000000-0000-4000-8000-000000000000";
    expect(await ada.call(method, `/v1/games/${nowhere}/${path}`, body)).toMatchObject({ status: 404 });
  });

  it("is rejected if the account or message is missing", async () => {
    const { id } = await begunGame([ada, bea]);
    expect(await ada.call("PUT", "/v1/account/blocks/nobody", { kind: "mute" })).toMatchObject({ status: 404 });
    expect(await ada.call("PUT", `/v1/account/blocks/${ada.id}`, { kind: "mute" })).toMatchObject({ status: 400 });
    const report = await ada.call("POST", `/v1/games/${id}/chat/17/reports`, { reason: "Nothing" });
    expect(report).toMatchObject({ status: 404, body: { code: "not-found" } });
  });
});
