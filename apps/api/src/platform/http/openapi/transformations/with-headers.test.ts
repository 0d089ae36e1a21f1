import { expect, it } from "vitest";
import { withHeaders } from "./with-headers.ts";

function headersOf(status: string, description: string) {
  const operation = { operationId: "playMove", responses: { [status]: { description } } };
  const document = { paths: { "/v1/games": { get: operation } }, components: { schemas: {} } };
  return Object.keys(withHeaders(document).paths["/v1/games"]?.get?.responses[status]?.headers ?? {});
}

it("describes WWW-Authenticate where the server says what a token lacks", () => {
  expect(headersOf("401", "`not-signed-in`: Sign in first.")).toContain("www-authenticate");
  expect(headersOf("403", "`banned`: Banned. `scope-missing`: The scope is missing.")).toContain("www-authenticate");
  expect(headersOf("403", "`forbidden`: Forbidden.")).not.toContain("www-authenticate");
});
