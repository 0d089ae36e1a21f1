import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readEnvironment } from "../../environment/environment.ts";
import { noContent } from "../response-schemas.ts";
import { asJsonLines } from "../responses/json-lines.ts";
import { createServer } from "../server.ts";
import { announceDeprecations } from "./deprecation-headers.ts";
import type { DeprecatedChange, Release } from "./release.ts";

const text = { en: "Use another.", fr: "Utilisez-en une autre." };
const releaseWith = (target: DeprecatedChange["target"]): Release => ({
  version: "1.2.0",
  date: "2026-12-01",
  changes: [{ type: "deprecated", target, sunset: "2027-07-01", text }],
});

/** The headers of a response of the operation `listGames`, if this is deprecated. */
async function headersOf(target: DeprecatedChange["target"], url = "/") {
  const server = createServer(readEnvironment({ LOG_LEVEL: "silent" }));
  announceDeprecations(server, [releaseWith(target)]);
  const querystring = z.strictObject({ state: z.string().max(5).optional(), mine: z.string().optional() });
  const schema = { operationId: "listGames", querystring, response: noContent() };
  server.get("/", { schema }, async (_, reply) => reply.code(204).header("link", "</next>; rel=next").send());
  const { statusCode, headers } = await server.inject(url);
  await server.close();
  const { deprecation, sunset, link } = headers;
  return { statusCode, deprecation, sunset, link };
}

const announced = {
  deprecation: "@1796083200",
  sunset: "Thu, 01 Jul 2027 00:00:00 GMT",
};
const changes = '</v1/changelog>; rel="deprecation"';

describe("a response", () => {
  it("says that its operation is deprecated, since when and until when", async () => {
    expect(await headersOf({ operation: "listGames" })).toMatchObject({ statusCode: 204, ...announced });
  });

  it("says so with an error, too", async () => {
    const headers = await headersOf({ operation: "listGames" }, "/?state=unknown");
    expect(headers).toEqual({ statusCode: 400, ...announced, link: changes });
  });

  it("says that a parameter is deprecated if the request has it", async () => {
    const target = { operation: "listGames", parameter: "state" };
    expect(await headersOf(target, "/?state=open")).toMatchObject(announced);
    expect(await headersOf(target, "/?mine=yes")).toEqual({ statusCode: 204, link: "</next>; rel=next" });
  });

  it("says nothing if another operation is deprecated", async () => {
    expect(await headersOf({ operation: "getGame" })).toEqual({ statusCode: 204, link: "</next>; rel=next" });
  });
});

it("a file as `application/jsonl` is deprecated, and keeps its other links", async () => {
  const server = createServer(readEnvironment({ LOG_LEVEL: "silent" }));
  server.get("/", async (request, reply) =>
    asJsonLines(request, reply.header("link", "</next>; rel=next"), "games.jsonl").send("{}"),
  );
  const sent = async (accept: string) => (await server.inject({ url: "/", headers: { accept } })).headers;
  const former = await sent("application/jsonl");
  expect(former).toMatchObject({
    "content-type": "application/jsonl; charset=utf-8",
    link: `</next>; rel=next, ${changes}`,
  });
  expect(former.deprecation).toMatch(/^@\d+$/);
  expect(Date.parse(String(former.sunset))).toBeGreaterThan(Date.parse("2027-05-27"));
  const current = await sent("application/x-ndjson");
  expect(current).toMatchObject({ "content-type": "application/x-ndjson; charset=utf-8", link: "</next>; rel=next" });
  expect(current).not.toHaveProperty("deprecation");
  await server.close();
});
