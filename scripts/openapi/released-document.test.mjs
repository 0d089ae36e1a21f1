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
  expect(kept.components.schemas.Series.properties.description).toMatchObject({ type: "string" });
});
