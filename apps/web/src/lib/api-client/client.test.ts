import { afterEach, describe, expect, it, vi } from "vitest";
import { client } from "./client.ts";

interface Sent {
  readonly address: string;
  readonly init: RequestInit;
}

describe("a request to the API", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("fills in the path, and the values of the query that are given", async () => {
    const sent = answerWith(Response.json({ games: [] }));
    const { data } = await client.GET("/v1/games", {
      params: { query: { mine: true, limit: 2, ruleset: undefined as never } },
    });
    expect(data).toEqual({ games: [] });
    expect(sent[0]?.address).toBe("/v1/games?mine=true&limit=2");

    await client.GET("/v1/games/{game}", { params: { path: { game: "a/b" } } });
    expect(sent[1]?.address).toBe("/v1/games/a%2Fb");
    expect(sent[1]?.init).toMatchObject({ method: "GET", cache: "no-store", headers: {} });
    expect(sent[1]?.init).not.toHaveProperty("body");
  });

  it("sends a body as JSON, with the headers of the request", async () => {
    const sent = answerWith(Response.json({ id: "g" }));
    const body = { name: "Ada" } as never;
    await client.POST("/v1/games", { body, params: { header: { "idempotency-key": "k" } } });
    expect(sent[0]?.init).toMatchObject({
      method: "POST",
      body: '{"name":"Ada"}',
      headers: { "content-type": "application/json", "idempotency-key": "k" },
    });
  });

  it("has no data where the answer has no body", async () => {
    answerWith(new Response(null, { status: 204 }));
    expect(await client.DELETE("/v1/session")).toMatchObject({ data: undefined, response: { status: 204 } });
  });

  it("tells a refusal by its problem document, or by its text if a server in between answered", async () => {
    answerWith(Response.json({ code: "forbidden", status: 403 }, { status: 403 }));
    expect((await client.GET("/v1/session")).error).toEqual({ code: "forbidden", status: 403 });
    answerWith(new Response("Bad gateway", { status: 502 }));
    expect((await client.GET("/v1/session")).error).toBe("Bad gateway");
  });

  it("says that nobody sees the page", async () => {
    const sent = answerWith(Response.json({}));
    vi.stubGlobal("document", { visibilityState: "hidden" });
    await client.GET("/v1/session");
    expect(sent[0]?.init.headers).toEqual({ "seneschal-background": "true" });
  });
});

function answerWith(answer: Response): readonly Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    sent.push({ address, init });
    return answer.clone();
  });
  return sent;
}
