import type { accountStream, games } from "@seneschal/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../support/database/test-database.ts";
import { begunGame, bidFirst, Caller, guest, playOn } from "../support/server/caller.ts";
import { type Followed, type Frame, followedAt } from "../support/server/followed.ts";
import { openResponse } from "../support/server/send-request.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

type AccountEvent = accountStream.AccountEvent;

const database = testDatabase();
let server: TestServer;
let otherServer: TestServer;
let ada: Caller;
let bea: Caller;

beforeAll(async () => {
  // Acts as two API processes: they share nothing but the database.
  [server, otherServer] = [await startServer(database), await startServer(database)];
  [ada, bea] = [await guest(server.url, "Ada"), await guest(server.url, "Bea")];
});
afterAll(async () => {
  await server.close();
  await otherServer.close();
});

const path = "/v1/account/stream";
const eventsIn = (frames: readonly Frame[]) =>
  frames.filter(({ event }) => event !== "connected").map(({ data }) => data as AccountEvent);

async function connected(player: Caller, lastEventId?: string): Promise<Followed> {
  const stream = followedAt(player, path, lastEventId === undefined ? {} : { lastEventId });
  await stream.until((frames) => frames.length > 0);
  return stream;
}

const inGame = (events: readonly AccountEvent[], id: string) => events.filter(({ game }) => game.id === id);
const endsIn = (frames: readonly Frame[]) => frames.filter(({ event }) => event === "end").length;

describe("the account stream", () => {
  it("sends start, turns, steps and end of a game, each with version and ruleset", async () => {
    const stream = await connected(ada);
    const { id } = await begunGame([ada, bea], { options: { rounds: 1 } });
    await playOn([ada, bea], id);
    await stream.until((frames) => endsIn(frames) > 0);
    await stream.stop();
    const events = inGame(eventsIn(stream.frames), id);
    expect(events.map(({ type }) => type)).toEqual(["start", "turn", "step", "step", "end"]);
    const [, turn, step] = events;
    expect(turn).toMatchObject({
      type: "turn",
      seat: 0,
      question: { kind: "bidding" },
      game: { id, ruleset: "sealed-bids" },
    });
    expect(step).toMatchObject({ type: "step", kind: "move", by: 0, seat: 0 });
    expect(new Set(events.map(({ id: unique }) => unique)).size).toBe(events.length);
  });

  it("resumes at each point at another process, while others move, without loss or repetition", async () => {
    const whole = await connected(ada);
    const start = whole.lastId();
    const opened = await Promise.all([1, 2, 3].map(() => begunGame([ada, bea], { options: { rounds: 2 } })));
    const playing = Promise.all(opened.map(({ id }) => playOn([ada, bea], id)));
    const pieces: Frame[] = [];
    for (let part = 0, last = start; endsIn(pieces) < opened.length; part++) {
      const url = part % 2 === 0 ? otherServer.url : server.url;
      const stream = await connected(ada.at(url), last);
      await stream.until((frames) => frames.length > 1);
      await stream.stop();
      last = stream.lastId();
      pieces.push(...stream.frames);
    }
    await playing;
    await whole.until((frames) => endsIn(frames) === opened.length);
    await whole.stop();
    for (const { id } of opened) {
      const [sent, expected] = [pieces, whole.frames].map((frames) =>
        inGame(eventsIn(frames), id).map((one) => one.id),
      );
      expect(sent).toEqual(expected);
      expect(new Set(sent).size).toBe(sent?.length);
    }
  });

  it("sends invitations, chat and votes, and nothing of other games", async () => {
    const [cal, dan] = [await guest(server.url, "Cal"), await guest(server.url, "Dan")];
    await database.pool.query("update accounts set email_verified = true where id = $1", [dan.id]);
    const stream = await connected(cal.at(otherServer.url));
    const others = await begunGame([ada, bea], { options: { rounds: 1 } });
    await playOn([ada, bea], others.id);
    const game = await dan.post<games.GameBody>("/v1/games", opening);
    await dan.post(`/v1/games/${game.id}/invitations`, { account: cal.id });
    await stream.until((frames) => frames.some(({ event }) => event === "invitation"));
    const mine = await begunGame([dan, cal]);
    await dan.post(`/v1/games/${mine.id}/chat`, { room: "table", text: "Good luck" });
    await dan.post(`/v1/games/${mine.id}/resignation`);
    await stream.until((frames) => ["chat", "vote"].every((type) => frames.some(({ event }) => event === type)));
    await stream.stop();
    const events = eventsIn(stream.frames);
    expect(events.find(({ type }) => type === "invitation")).toMatchObject({ game: { id: game.id }, by: dan.id });
    expect(events.find(({ type }) => type === "chat")).toMatchObject({ message: { text: "Good luck" } });
    expect(events.find(({ type }) => type === "vote")).toMatchObject({ about: "abandoned-seat", by: 0 });
    expect(inGame(events, others.id)).toEqual([]);
  });

  it("is sent as JSON lines on request, each with its cursor", async () => {
    const cal = await guest(server.url, "Cal");
    const response = await openResponse(`${server.url}${path}`, {
      headers: { authorization: `Bearer ${cal.token}`, accept: "application/x-ndjson" },
    });
    expect(response.headers["content-type"]).toMatch("application/x-ndjson");
    const { id } = await begunGame([cal, bea]);
    let text = "";
    for await (const chunk of response.setEncoding("utf8")) {
      text += chunk;
      if (text.includes('"type":"turn"') && text.endsWith("\n")) break;
    }
    const lines = text
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line));
    expect(lines.map(({ type }) => type)).toEqual(["connected", "start", "turn"]);
    const resumed = followedAt(cal, path, { lastEventId: lines[1].cursor });
    await bidFirst(cal, id);
    await resumed.until((frames) => frames.some(({ event }) => event === "step"));
    await resumed.stop();
    expect(eventsIn(resumed.frames).map(({ type }) => type)).toEqual(["turn", "step"]);
  });

  it("refuses visitors, malformed cursors and cursors that are too old", async () => {
    const responses = await Promise.all([
      new Caller(server.url).call("GET", path),
      ada.call("GET", `${path}?after=x~y`),
      ada.call("GET", `${path}?after=abc`),
      ada.call("GET", `${path}?after=zzzzzzzz`),
      ada.call("GET", `${path}?after=${(Date.now() - 8 * 24 * 60 * 60 * 1000).toString(36)}`),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([401, 400, 400, 400, 400]);
    const details = responses.slice(1).map(({ body }) => (body as { readonly detail: string }).detail);
    const noCursor = expect.stringContaining("not a cursor");
    expect(details).toEqual([noCursor, noCursor, noCursor, expect.stringContaining("older than 7 days")]);
  });
});

const opening = { name: "A test", ruleset: "sealed-bids", options: { rounds: 1 }, seats: 2 };
