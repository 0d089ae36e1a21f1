import { describe, expect, it } from "vitest";
import type { Deprecation } from "../../changelog/release.ts";
import type { JsonObject, OpenApiDocument } from "./json.ts";
import { withDeprecations } from "./with-deprecations.ts";

const lines = { "application/x-ndjson": {} };
const both = { ...lines, "text/event-stream": {} };
const query = (name: string) => ({ in: "query", name, description: `The ${name}.` });
const document = {
  paths: {
    "/v1/games": {
      get: {
        operationId: "listGames",
        description: "Lists games.",
        parameters: [query("state"), query("limit")],
        responses: { "200": { description: "Games." } },
      },
    },
    "/v1/log": { get: { operationId: "getLog", responses: { "200": { description: "Lines.", content: lines } } } },
    "/v1/stream": { get: { operationId: "follow", responses: { "200": { description: "A stream.", content: both } } } },
  },
  components: { schemas: { Game: { properties: { name: { $ref: "#/x" }, id: { type: "string" } } } } },
} as unknown as OpenApiDocument;

function deprecated(target: Deprecation["target"]) {
  const text = { en: "Use another.", fr: "" };
  const deprecation = { target, version: "1.2.0", date: "2026-12-01", sunset: "2027-07-01", text };
  return withDeprecations(document, [deprecation]);
}

const sentence = "Deprecated since 1.2.0, and available until 2027-07-01 at least. Use another.";
const operationIn = (changed: OpenApiDocument, path: string) => changed.paths[path]?.get as JsonObject;

describe("a deprecation in the changelog", () => {
  it("marks an operation", () => {
    const changed = deprecated({ operation: "listGames" });
    expect(operationIn(changed, "/v1/games")).toMatchObject({
      deprecated: true,
      description: `Lists games.\n\n${sentence}`,
    });
    expect(operationIn(changed, "/v1/log")).toEqual(operationIn(document, "/v1/log"));
  });

  it("marks one parameter of an operation", () => {
    const changed = deprecated({ operation: "listGames", parameter: "state" });
    const marked = { ...query("state"), deprecated: true, description: `The state.\n\n${sentence}` };
    expect(operationIn(changed, "/v1/games").parameters).toEqual([marked, query("limit")]);
    expect(operationIn(changed, "/v1/games").deprecated).toBeUndefined();
  });

  it("marks a field, also if it is a reference", () => {
    const { Game } = deprecated({ schema: "Game", field: "name" }).components.schemas;
    const name = { $ref: "#/x", deprecated: true, description: sentence };
    expect(Game).toEqual({ properties: { name, id: { type: "string" } } });
  });

  it("is noted at responses that have another content type on request", () => {
    const changed = deprecated({ mediaType: "application/jsonl", of: "application/x-ndjson" });
    const response = (operationIn(changed, "/v1/log").responses as JsonObject)["200"] as JsonObject;
    expect(response.description).toBe(
      "Lines. Requests with `Accept: application/jsonl` get that content type, which is deprecated since 1.2.0 and available until 2027-07-01 at least.",
    );
    expect(operationIn(changed, "/v1/stream")).toEqual(operationIn(document, "/v1/stream"));
    expect(Object.keys(response.headers as JsonObject)).toEqual(["deprecation", "sunset", "link"]);
  });

  it("adds its headers to the responses of an operation, and to no other", () => {
    for (const target of [{ operation: "listGames" }, { operation: "listGames", parameter: "state" }]) {
      const changed = deprecated(target);
      expect(operationIn(changed, "/v1/games").responses).toMatchObject({
        "200": { headers: { deprecation: { $ref: "#/components/headers/Deprecation" } } },
      });
      expect(operationIn(changed, "/v1/log")).toEqual(operationIn(document, "/v1/log"));
      expect(Object.keys(changed.components.headers as JsonObject)).toEqual([
        "Deprecation",
        "Sunset",
        "DeprecationLink",
      ]);
    }
    expect(deprecated({ schema: "Game", field: "name" }).components.headers).toBeUndefined();
  });

  it.each<Deprecation["target"]>([
    { operation: "listGmaes" },
    { operation: "listGames", parameter: "name" },
    { operation: "getLog", parameter: "state" },
    { schema: "Game", field: "state" },
    { schema: "Gmae", field: "id" },
    { mediaType: "text/x", of: "text/y" },
  ])("is wrong if the document has no such part: %j", (target) => {
    expect(() => deprecated(target)).toThrow("does not have");
  });
});
