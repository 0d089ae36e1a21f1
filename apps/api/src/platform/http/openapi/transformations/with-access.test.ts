import { expect, it } from "vitest";
import type { OpenApiDocument } from "./json.ts";
import { withAccess } from "./with-access.ts";

function accessFor(...security: readonly Readonly<Record<string, readonly string[]>>[]) {
  const operation = { description: "Lists games.", security, responses: {} };
  const document: OpenApiDocument = { paths: { "/v1/games": { get: operation } }, components: { schemas: {} } };
  return withAccess(document).paths["/v1/games"]?.get?.description;
}

it("says who may use an operation", () => {
  expect(accessFor()).toBe("Lists games.\n\nPublic: no token is needed.");
  expect(accessFor({ bearer: ["games:play"] }, { oauth2: ["games:play"] }, { cookie: [] })).toBe(
    "Lists games.\n\nNeeds a session or a token with `games:play`.",
  );
  expect(accessFor({ session: [] }, { cookie: [] })).toBe(
    "Lists games.\n\nNeeds a session; access tokens are rejected.",
  );
});

it("says what signing in adds, and which roles are needed", () => {
  expect(accessFor({}, { bearer: ["games:read"] }, { cookie: [] })).toContain(
    "Public. With a session or a token with `games:read`, you also see what only you may see.",
  );
  expect(accessFor({ bearer: ["admin:read"] }, { cookie: ["moderator", "administrator"] })).toContain(
    "Needs the role moderator or administrator, and a session or a token with `admin:read`.",
  );
});
