import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../root.mjs";
import { breakingChanges } from "./breaking-changes.mjs";
import { comparedPart, majorOf } from "./released-document.mjs";

const released = readFileSync(join(root, "apps/api/openapi-released.json"), "utf8");
const current = readFileSync(join(root, "apps/api/openapi.json"), "utf8");

/** What breaks since the release if the released document is changed like this. */
function changesAfter(plant) {
  const changed = JSON.parse(released);
  plant(changed);
  return breakingChanges(JSON.parse(released), changed);
}

describe("the released document", () => {
  it("has a promise to keep, and no texts", () => {
    expect(majorOf(JSON.parse(released))).toBeGreaterThanOrEqual(1);
    expect(released).not.toContain('"description":"');
    expect(Object.keys(JSON.parse(released).components.schemas).length).toBeGreaterThan(1000);
  });

  it("finds a planted breaking change", () => {
    expect(changesAfter(({ paths }) => delete paths["/v1/games/{game}/moves"].post)).toEqual([
      "POST /v1/games/{game}/moves is gone",
    ]);
    const withoutField = changesAfter(({ components }) => {
      const { Game } = components.schemas;
      delete Game.properties.state;
      Game.required = Game.required.filter((name) => name !== "state");
    });
    expect(withoutField).toContain("GET /v1/games/{game}: response 200.state is gone");
    const required = changesAfter(({ components }) => components.schemas.NewGuest.required.push("email"));
    expect(required).toContain("POST /v1/guests: body.email is required");
  });

  it("finds what breaks in events, credentials, problems, headers and webhooks", () => {
    const event = changesAfter(({ components: { schemas } }) => {
      const step = schemas[schemas.StreamStep.oneOf[0].$ref.split("/").at(-1)];
      step.required = step.required.filter((name) => name !== "step");
    });
    expect(event.join("\n")).toMatch(/^GET \/v1\/games\/\{game\}\/stream: response 200.*step can be missing$/m);
    const others = changesAfter(({ paths, components, webhooks }) => {
      paths["/v1/games"].get.security = [{ session: [] }];
      const { MalformedRequest } = components.responses;
      MalformedRequest["x-problem-codes"] = [];
      delete MalformedRequest.headers["x-request-id"];
      delete webhooks.tournament;
    });
    expect(others).toContain("GET /v1/games: security {} is not enough");
    expect(others).toContain("GET /v1/games: response 400 no longer has the problem malformed-request");
    expect(others).toContain("GET /v1/games: response 400 no longer has the header x-request-id");
    expect(others).toContain("webhook POST tournament is gone");
  });

  it("accepts a planted addition", () => {
    const additions = changesAfter(({ paths, components }) => {
      paths["/v1/weather"] = { get: { operationId: "getWeather", responses: {} } };
      components.schemas.Game.properties.weather = { type: "string" };
      components.schemas.NewGuest.properties.weather = { type: "string" };
    });
    expect(additions).toEqual([]);
  });
});

it("a release keeps what is compared, and fields that are called like texts", () => {
  const kept = comparedPart(JSON.parse(current));
  expect(breakingChanges(kept, JSON.parse(current))).toEqual([]);
  expect(Object.keys(kept.webhooks)).toEqual(Object.keys(JSON.parse(current).webhooks));
  expect(kept.components.schemas.Series.properties.description).toMatchObject({ type: "string" });
});
