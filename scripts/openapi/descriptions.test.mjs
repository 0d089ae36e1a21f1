import { expect, it } from "vitest";
import { descriptionFaults } from "./descriptions.mjs";

const described = { description: "All games.", responses: { 200: { description: "A page of games." } } };
const faultsOf = (operation) =>
  descriptionFaults({ paths: { "/v1/games": { get: { operationId: "listGames", ...described, ...operation } } } });

it("accepts an operation that says what it does and returns", () => {
  expect(faultsOf({})).toEqual([]);
});

it("finds an operation without a description", () => {
  const fault = "listGames: no description of what it does";
  expect(faultsOf({ description: undefined })).toEqual([fault]);
  const added = "Needs a session or a token with `games:read`.\n\nAt most 5 requests per minute per account.";
  expect(faultsOf({ description: added })).toEqual([fault]);
});

it("finds a response that says only its status", () => {
  expect(faultsOf({ responses: { 200: { description: "OK" } } })).toEqual(['listGames: 200 says only "OK"']);
  expect(faultsOf({ responses: { 201: { description: "Created" } } })).toEqual(['listGames: 201 says only "Created"']);
});
