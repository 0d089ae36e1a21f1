import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createClient } from "../client.ts";
import { type FakeServer, fakeServer, frame, problem, stream } from "../fake-server.fixture.ts";

const clientOf = ({ fetch }: FakeServer) => createClient({ url: "https://seneschal.test", token: "t", fetch });
const placesAsked = ({ requests }: FakeServer) => requests.map(({ headers }) => headers.get("last-event-id"));
const event = (cursor: string, id: string) => frame("step", cursor, { type: "step", id });
const connected = (cursor: string) => frame("connected", cursor, { type: "connected" });
const gone = problem(401, "not-signed-in");

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Everything that is given, and what ends it. */
async function all<Item>(items: AsyncIterable<Item>): Promise<{ given: Item[]; failure: unknown }> {
  const given: Item[] = [];
  const ended = (async () => {
    for await (const item of items) given.push(item);
  })().then(
    () => undefined,
    (failure: unknown) => failure,
  );
  await vi.runAllTimersAsync();
  return { given, failure: await ended };
}

describe("the account stream", () => {
  it("gives each event once over several connections, however they end", async () => {
    const server = fakeServer(
      stream([connected("c0"), event("c1", "one"), event("c2", "two")], { breaks: true }),
      new TypeError("fetch failed"),
      problem(503, "unavailable", { "retry-after": "9" }),
      stream([connected("c2"), event("c3", "three"), "id: c4\ndata: cut o"]),
      stream([connected("c3"), event("c4", "four")]),
      gone,
    );
    const { given, failure } = await all(clientOf(server).accountEvents());
    const events = given.filter(({ type }) => type !== "connected");
    expect(events).toMatchObject([
      { id: "one", cursor: "c1" },
      { id: "two", cursor: "c2" },
      { id: "three", cursor: "c3" },
      { id: "four", cursor: "c4" },
    ]);
    expect(placesAsked(server)).toEqual([null, "c2", "c2", "c2", "c3", "c4"]);
    expect(failure).toMatchObject({ name: "ApiError", code: "not-signed-in" });
  });

  it("sends the token of the moment, if `fetch` adds it", async () => {
    const server = fakeServer(stream([event("c1", "one")]), stream([event("c2", "two")]), gone);
    let tokens = 0;
    const fetch = (request: Request) => {
      tokens += 1;
      request.headers.set("authorization", `Bearer ${tokens}`);
      return server.fetch(request);
    };
    await all(createClient({ url: "https://seneschal.test", fetch }).accountEvents());
    const sent = server.requests.map(({ headers }) => headers.get("authorization"));
    expect(sent).toEqual(["Bearer 1", "Bearer 2", "Bearer 3"]);
  });

  it("continues where an earlier run ended", async () => {
    const server = fakeServer(stream([event("c8", "eight")]), gone);
    await all(clientOf(server).accountEvents({ lastEventId: "c7" }));
    expect(placesAsked(server)).toEqual(["c7", "c8"]);
  });

  it("reads events however the bytes are cut", async () => {
    const bytes = new TextEncoder().encode(frame("chat", "c1", { type: "chat", id: "é–ß" }));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
        controller.close();
      },
    });
    const { given } = await all(clientOf(fakeServer(() => new Response(body), gone)).accountEvents());
    expect(given).toMatchObject([{ id: "é–ß" }]);
  });

  it("opens another connection when nothing arrives for 45 seconds", async () => {
    const silent = ({ signal }: Request) => {
      const body = new ReadableStream({
        start: (controller) => signal.addEventListener("abort", () => controller.error(signal.reason)),
      });
      return new Response(body);
    };
    const server = fakeServer(silent, gone);
    const began = Date.now();
    await all(clientOf(server).accountEvents());
    expect(server.requests).toHaveLength(2);
    expect(Date.now() - began).toBeGreaterThanOrEqual(45_000);
  });

  it("ends with the signal, without an error", async () => {
    const stop = new AbortController();
    const endless = ({ signal }: Request) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(event("c1", "one")));
          signal.addEventListener("abort", () => controller.error(signal.reason));
        },
      });
      return new Response(body);
    };
    const server = fakeServer(endless);
    setTimeout(() => stop.abort(), 1000);
    const { given, failure } = await all(clientOf(server).accountEvents({ signal: stop.signal }));
    expect(given).toHaveLength(1);
    expect({ failure, requests: server.requests.length }).toEqual({ failure: undefined, requests: 1 });
  });

  it("ends with the signal when the connection does not notice it", async () => {
    const stop = new AbortController();
    const cancelled = vi.fn();
    const deaf = () => new Response(new ReadableStream({ cancel: cancelled }));
    setTimeout(() => stop.abort(), 1000);
    const { failure } = await all(clientOf(fakeServer(deaf)).accountEvents({ signal: stop.signal }));
    expect(failure).toBeUndefined();
    expect(cancelled).toHaveBeenCalledOnce();
  });

  it("closes the connection when its reader has enough", async () => {
    const cancelled = vi.fn();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(event("c1", "one"))),
      cancel: cancelled,
    });
    for await (const _ of clientOf(fakeServer(() => new Response(body))).accountEvents()) break;
    expect(cancelled).toHaveBeenCalledOnce();
  });
});

describe("the stream of a game", () => {
  it("continues after the version of the game when the first connection breaks before any step", async () => {
    const server = fakeServer(
      stream([frame("game", undefined, { version: 6 })], { breaks: true }),
      stream([frame("game", undefined, { version: 7 }), frame("step", "7", { step: { version: 7 } })]),
      gone,
    );
    const { given } = await all(clientOf(server).gameEvents("a-game"));
    expect(given.map(({ type, id }) => [type, id])).toEqual([
      ["game", undefined],
      ["game", undefined],
      ["step", "7"],
    ]);
    expect(placesAsked(server)).toEqual([null, "6", "7"]);
    expect(server.requests[0]?.url).toBe("https://seneschal.test/v1/games/a-game/stream");
  });
});
