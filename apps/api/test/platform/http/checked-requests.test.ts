import { expect, it } from "vitest";
import { CheckedRequests, operationAt } from "../../support/fuzz/checked-requests.ts";

const json = "application/json; charset=utf-8";
const problemType = "application/problem+json; charset=utf-8";
const notFound = {
  type: "/v1/problems/not-found",
  code: "not-found",
  title: "Not found",
  status: 404,
  detail: "Check the URL.",
  instance: "urn:uuid:00000000-0000-4000-8000-000000000000",
};

type Response = readonly [status: number, type: string, body: unknown];

/** What is wrong with a response. */
function faultsOf([status, type, body]: Response, url = "/v1/players/a/ratings"): readonly string[] {
  const operation = operationAt("GET", url);
  if (operation === undefined) throw new Error(`${url} is not documented`);
  const checked = new CheckedRequests("http://127.0.0.1");
  const response = { status, headers: new Headers({ "content-type": type }), text: JSON.stringify(body) };
  checked.note({ operation, url, headers: {}, body: "" }, response);
  return [...checked.faults.keys()];
}

it("random requests accept what is documented", () => {
  expect(faultsOf([404, problemType, notFound])).toEqual([]);
  expect(faultsOf([200, json, { status: "ok" }], "/health/live")).toEqual([]);
});

const faulty: readonly (readonly [what: string, response: Response, fault: string])[] = [
  ["a fault of the server", [500, problemType, { ...notFound, status: 500 }], "answers 500"],
  ["an undocumented status", [418, problemType, { ...notFound, status: 418 }], "status 418 is not documented"],
  ["an undocumented type", [404, json, notFound], "404 as application/json is not documented"],
  ["an undocumented code", [404, problemType, { ...notFound, code: "lost" }], "/code must be equal to one of"],
  ["an undocumented field", [404, problemType, { ...notFound, hint: "" }], '"additionalProperty":"hint"'],
  ["the status of another problem", [404, problemType, { ...notFound, status: 403 }], "a problem of status 403"],
];

it.each(faulty)("random requests find %s", (_what, response, fault) => {
  expect(faultsOf(response)).toContainEqual(expect.stringContaining(fault));
});
