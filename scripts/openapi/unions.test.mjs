import { expect, it } from "vitest";
import { unionFaults } from "./unions.mjs";

const tagged = (type) => ({ type: "object", properties: { type: { const: type } }, required: ["type"] });
const reference = (name) => ({ $ref: `#/components/schemas/${name}` });
const documentWith = (union) => ({ components: { schemas: { March: tagged("march"), Pass: tagged("pass"), union } } });
const moves = [reference("March"), reference("Pass")];

it("accepts unions with a discriminator, and those that may be null", () => {
  const discriminator = { propertyName: "type", mapping: { march: "", pass: "" } };
  expect(unionFaults(documentWith({ oneOf: moves, discriminator }), [])).toEqual([]);
  expect(unionFaults(documentWith({ anyOf: [reference("March"), { type: "null" }] }), [])).toEqual([]);
});

it("finds a union without a discriminator, unless it is a known exception", () => {
  const document = documentWith({ anyOf: moves });
  const fault = '/components/schemas/union: a union without discriminator: ["March","Pass"]';
  expect(unionFaults(document, [])).toEqual([fault]);
  expect(unionFaults(document, [{ members: ["March", "Pass"] }])).toEqual([]);
});

it("finds members without a name by their fields, at any depth", () => {
  const anyOf = [
    { type: "object", properties: { name: {} } },
    { type: "object", properties: { account: {} } },
  ];
  const body = { paths: { "/v1/games": { post: { requestBody: { schema: { anyOf } } } } } };
  expect(unionFaults(body, [])).toEqual([
    '/paths//v1/games/post/requestBody/schema: a union without discriminator: [["name"],["account"]]',
  ]);
});

it("finds an exception that no union needs", () => {
  expect(unionFaults({}, [{ members: ["March", "Pass"] }])).toEqual([
    'scripts/openapi/unions.mjs: no union needs this exception: ["March","Pass"]',
  ]);
});

it("knows the unions of moves over all games of a document, in any order", () => {
  const games = ["Chess", "Draughts"].flatMap((game) => ["Move", "Fact", "View"].map((part) => `${game}${part}`));
  const schemas = Object.fromEntries([...games, "AdminMove"].map((name) => [name, tagged(name)]));
  const over = (...names) => ({ components: { schemas: { ...schemas, union: { anyOf: names.map(reference) } } } });
  const missing = (faults) => faults.filter((fault) => fault.includes("without discriminator"));
  expect(missing(unionFaults(over("DraughtsMove", "ChessMove")))).toEqual([]);
  expect(missing(unionFaults(over("ChessMove", "AdminMove")))).toEqual([
    '/components/schemas/union: a union without discriminator: ["AdminMove","ChessMove"]',
  ]);
});
