import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createClient } from "../client.ts";
import { type FakeServer, fakeServer, json, problem } from "../fake-server.fixture.ts";

const url = "https://seneschal.test";
const lost = new TypeError("fetch failed");
const move = { params: { path: { game: "g" } }, body: { expectedVersion: 3, move: { type: "stay" } } } as const;
const clientOf = ({ fetch }: FakeServer, more = {}) => createClient({ url, token: "sen_pat_1", fetch, ...more });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What comes of a request when all its waiting is over, and how long it waited. */
async function settled(asked: Promise<unknown>): Promise<{ result: unknown; waitedMs: number }> {
  const began = Date.now();
  const result = asked.then(
    (value) => value,
    (failure: unknown) => failure,
  );
  await vi.runAllTimersAsync();
  return { result: await result, waitedMs: Date.now() - began };
}

describe("a request", () => {
  it("carries the token to the address of the server, and gives the body", async () => {
    const server = fakeServer(json({ rulesets: [] }));
    const { data } = await createClient({ url: `${url}/`, token: "sen_pat_1", fetch: server.fetch }).GET(
      "/v1/rulesets",
    );
    expect(data).toEqual({ rulesets: [] });
    expect(server.requests[0]?.url).toBe(`${url}/v1/rulesets`);
    expect(server.requests[0]?.headers.get("authorization")).toBe("Bearer sen_pat_1");
  });

  it("throws what the server refuses as an ApiError", async () => {
    const server = fakeServer(problem(422, "refused", {}, { rule: "VIL-3.1" }));
    await expect(clientOf(server).POST("/v1/games/{game}/moves", move)).rejects.toMatchObject({
      name: "ApiError",
      code: "refused",
      status: 422,
      message: "It is refused.",
      problem: { rule: "VIL-3.1" },
    });
    expect(server.requests).toHaveLength(1);
  });

  it("can prefer a minimal answer, which has no body", async () => {
    const headers = { "preference-applied": "return=minimal", "game-version": "4", "game-digest": "ab" };
    const server = fakeServer(new Response(null, { status: 204, headers }));
    const params = { ...move.params, header: { prefer: "return=minimal" } };
    const { data, response } = await clientOf(server).POST("/v1/games/{game}/moves", { ...move, params });
    expect(server.requests[0]?.headers.get("prefer")).toBe("return=minimal");
    expect(data).toBeUndefined();
    expect(response.headers.get("game-version")).toBe("4");
  });

  it("throws an answer that is none of the API as unreadable", async () => {
    const server = fakeServer(new Response("<h1>Bad gateway</h1>", { status: 500 }));
    await expect(clientOf(server).GET("/v1/rulesets")).rejects.toMatchObject({ code: "unreadable", status: 500 });
  });
});

describe("retrying", () => {
  it.each([
    ["429", problem(429, "too-many-requests")],
    ["502", new Response("", { status: 502 })],
    ["503", problem(503, "unavailable")],
    ["504", new Response("", { status: 504 })],
    ["a lost connection", lost],
  ])("repeats a request that reads after %s", async (_, failure) => {
    const server = fakeServer(failure, failure, json({ rulesets: [] }));
    const { result } = await settled(clientOf(server).GET("/v1/rulesets"));
    expect(result).toMatchObject({ data: { rulesets: [] } });
    expect(server.requests).toHaveLength(3);
  });

  it("waits as long as Retry-After asks", async () => {
    const server = fakeServer(problem(429, "too-many-requests", { "retry-after": "17" }), json({ rulesets: [] }));
    const { waitedMs } = await settled(clientOf(server).GET("/v1/rulesets"));
    expect(waitedMs).toBe(17_000);
  });

  it("waits until the date that Retry-After names", async () => {
    vi.setSystemTime("2026-05-01T12:00:00Z");
    const date = "Fri, 01 May 2026 12:00:40 GMT";
    const server = fakeServer(problem(503, "unavailable", { "retry-after": date }), json({ rulesets: [] }));
    const { waitedMs } = await settled(clientOf(server).GET("/v1/rulesets"));
    expect(waitedMs).toBe(40_000);
  });

  it("waits longer each time, at random between half of the time and all of it", async () => {
    const random = vi.spyOn(Math, "random").mockReturnValue(0);
    const shortest = await settled(clientOf(fakeServer(lost), { maxRetries: 3 }).GET("/v1/rulesets"));
    random.mockReturnValue(1);
    const longest = await settled(clientOf(fakeServer(lost), { maxRetries: 3 }).GET("/v1/rulesets"));
    random.mockRestore();
    expect([shortest.waitedMs, longest.waitedMs]).toEqual([250 + 500 + 1000, 500 + 1000 + 2000]);
  });

  it("gives up after the last retry, with the error", async () => {
    const server = fakeServer(problem(503, "unavailable", { "retry-after": "2" }));
    const { result } = await settled(clientOf(server, { maxRetries: 2 }).GET("/v1/rulesets"));
    expect(result).toMatchObject({ code: "unavailable", status: 503, retryAfter: 2 });
    expect(server.requests).toHaveLength(3);
  });

  it("gives a wait that is too long to the caller", async () => {
    const server = fakeServer(problem(429, "too-many-requests", { "retry-after": "121" }));
    const { result, waitedMs } = await settled(clientOf(server).GET("/v1/rulesets"));
    expect(result).toMatchObject({ code: "too-many-requests", retryAfter: 121 });
    expect({ waitedMs, requests: server.requests.length }).toEqual({ waitedMs: 0, requests: 1 });
  });

  it("ends with the signal of the request", async () => {
    const stop = new AbortController();
    const server = fakeServer(problem(429, "too-many-requests", { "retry-after": "60" }));
    const asked = clientOf(server).GET("/v1/rulesets", { signal: stop.signal });
    setTimeout(() => stop.abort(), 5000);
    const { waitedMs } = await settled(asked);
    expect({ waitedMs, requests: server.requests.length }).toEqual({ waitedMs: 5000, requests: 2 });
  });
});

describe("a move", () => {
  it("is repeated with the same idempotency key and body", async () => {
    const server = fakeServer(lost, problem(503, "unavailable"), json({ version: 4 }));
    const { result } = await settled(clientOf(server).POST("/v1/games/{game}/moves", move));
    expect(result).toMatchObject({ data: { version: 4 } });
    const keys = server.requests.map(({ headers }) => headers.get("idempotency-key"));
    expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0], keys[0]]);
    const bodies = await Promise.all(server.requests.map((request) => request.json()));
    expect(bodies).toEqual([move.body, move.body, move.body]);
  });

  it("has a key of its own each time it is sent", async () => {
    const server = fakeServer(json({ version: 4 }));
    const client = clientOf(server);
    await client.POST("/v1/games/{game}/moves", move);
    await client.POST("/v1/games/{game}/moves", move);
    const [first, second] = server.requests.map(({ headers }) => headers.get("idempotency-key"));
    expect(first).not.toBe(second);
  });

  it("keeps the key of the caller", async () => {
    const server = fakeServer(json({ version: 4 }));
    const params = { ...move.params, header: { "idempotency-key": "mine" } };
    await clientOf(server).POST("/v1/games/{game}/moves", { ...move, params });
    expect(server.requests[0]?.headers.get("idempotency-key")).toBe("mine");
  });
});

describe("a request that could be executed twice", () => {
  const start = { params: { path: { game: "g" } } };

  it("is not repeated after a lost connection", async () => {
    const server = fakeServer(lost);
    const { result } = await settled(clientOf(server).POST("/v1/games/{game}/start", start));
    expect(result).toBe(lost);
    expect(server.requests).toHaveLength(1);
  });

  it("is not repeated after 503, and has no key that the server would ignore", async () => {
    const server = fakeServer(problem(503, "unavailable"));
    const { result } = await settled(clientOf(server).POST("/v1/games/{game}/start", start));
    expect(result).toMatchObject({ code: "unavailable" });
    expect(server.requests.map(({ headers }) => headers.has("idempotency-key"))).toEqual([false]);
  });

  it("is repeated after 429, which executes nothing", async () => {
    const server = fakeServer(problem(429, "too-many-requests"), json({ id: "g" }));
    const { result } = await settled(clientOf(server).POST("/v1/games/{game}/start", start));
    expect(result).toMatchObject({ data: { id: "g" } });
  });
});
