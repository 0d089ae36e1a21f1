import { expect, it } from "vitest";
import type { JsonObject } from "./json.ts";
import { withHeaders } from "./with-headers.ts";

function headersOf(status: string, description: string, security: readonly JsonObject[] = []) {
  const operation = { operationId: "playMove", security, responses: { [status]: { description } } };
  const document = { paths: { "/v1/games": { get: operation } }, components: { schemas: {} } };
  return Object.keys(withHeaders(document).paths["/v1/games"]?.get?.responses[status]?.headers ?? {});
}

it("describes WWW-Authenticate where the server says what a token lacks", () => {
  expect(headersOf("401", "`not-signed-in`: Sign in first.")).toContain("www-authenticate");
  expect(headersOf("403", "`banned`: Banned. `scope-missing`: The scope is missing.")).toContain("www-authenticate");
  expect(headersOf("403", "`forbidden`: Forbidden.")).not.toContain("www-authenticate");
  expect(headersOf("200", "The games.", [{}, { bearer: ["games:read"] }])).toContain("www-authenticate");
  expect(headersOf("200", "The session.", [{}, { session: [] }])).not.toContain("www-authenticate");
  expect(headersOf("200", "The games.", [{ bearer: ["games:read"] }])).not.toContain("www-authenticate");
});
