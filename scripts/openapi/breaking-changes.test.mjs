import { describe, expect, it } from "vitest";
import { breakingChanges } from "./breaking-changes.mjs";

const game = {
  type: "object",
  properties: {
    id: { type: "string" },
    note: { type: ["string", "null"] },
    state: { type: "string", enum: ["open", "running"] },
  },
  required: ["id", "state"],
};
const newGame = {
  type: "object",
  properties: { name: { type: "string", maxLength: 40 }, seats: { type: "integer", minimum: 2, maximum: 6 } },
  required: ["name"],
};
const json = (schema) => ({ content: { "application/json": { schema } } });
const events = (contentSchema) => ({ content: { "text/event-stream": { schema: { type: "string", contentSchema } } } });
const problems = (description) => ({ description, content: { "application/problem+json": { schema: {} } } });
const withHeader = (name, type) => ({ ...json(game), headers: { [name]: { schema: { type } } } });
const limit = { in: "query", name: "limit", schema: { type: "integer", maximum: 100 } };

function documentOf({ response = game, body = newGame, parameters = [limit], paths } = {}) {
  const create = { operationId: "createGame", requestBody: json({ $ref: "#/components/schemas/NewGame" }) };
  const operation = { ...create, parameters, responses: { 201: json({ $ref: "#/components/schemas/Game" }) } };
  return {
    paths: paths ?? { "/v1/games": { post: operation } },
    components: { schemas: { Game: response, NewGame: body } },
  };
}
const changesTo = (changed) => breakingChanges(documentOf(), documentOf(changed));
const withProperty = (schema, name, property) => ({
  ...schema,
  properties: { ...schema.properties, [name]: property },
});

/** What breaks if the responses of an operation, its security or the webhooks change. */
function changesOf(part, before, after) {
  const documentWith = (value) => {
    const { paths } = documentOf();
    if (part === "webhooks") return { ...documentOf(), webhooks: value };
    return documentOf({ paths: { "/v1/games": { post: { ...paths["/v1/games"].post, [part]: value } } } });
  };
  return breakingChanges(documentWith(before), documentWith(after));
}

describe("a change that clients do not notice", () => {
  it.each([
    [
      "a new field and a new value in a response",
      {
        response: withProperty(withProperty(game, "seats", {}), "state", {
          type: "string",
          enum: ["open", "running", "closed"],
        }),
      },
    ],
    ["a new optional field in a request", { body: withProperty(newGame, "note", { type: "string" }) }],
    ["a type more in a request", { body: withProperty(newGame, "name", { type: ["string", "null"], maxLength: 40 }) }],
    ["a type less in a response", { response: withProperty(game, "note", { type: "string" }) }],
    ["a wider limit", { parameters: [{ ...limit, schema: { type: "integer", maximum: 200 } }] }],
    ["a new optional parameter", { parameters: [limit, { in: "query", name: "mine", schema: { type: "boolean" } }] }],
  ])("%s", (_case, changed) => expect(changesTo(changed)).toEqual([]));
});

describe("a breaking change", () => {
  const at = "POST /v1/games: ";
  it.each([
    ["an operation is gone", { paths: {} }, ["POST /v1/games is gone"]],
    [
      "a field of a response is gone",
      { response: { ...game, properties: { id: game.properties.id, note: game.properties.note }, required: ["id"] } },
      [`${at}response 201.state can be missing`, `${at}response 201.state is gone`],
    ],
    [
      "a field of a response can be missing",
      { response: { ...game, required: ["id"] } },
      [`${at}response 201.state can be missing`],
    ],
    [
      "a field has another type",
      { response: withProperty(game, "id", { type: "integer" }) },
      [`${at}response 201.id is integer, no longer string`],
    ],
    [
      "a field of a response can be null",
      { response: withProperty(game, "id", { type: ["string", "null"] }) },
      [`${at}response 201.id is string,null, no longer string`],
    ],
    ["a field is required", { body: { ...newGame, required: ["name", "seats"] } }, [`${at}body.seats is required`]],
    [
      "a bound is tighter",
      { body: withProperty(newGame, "name", { type: "string", maxLength: 20 }) },
      [`${at}body.name has another maxLength`],
    ],
    ["a parameter is gone", { parameters: [] }, [`${at}query parameter limit is gone`]],
    [
      "a parameter is required",
      { parameters: [{ ...limit, required: true }] },
      [`${at}query parameter limit is required`],
    ],
  ])("%s", (_case, changed, expected) => expect(changesTo(changed)).toEqual(expected));

  it("is a move that a union no longer accepts, but not a fact that it no longer has", () => {
    const tagged = (type) => ({ type: "object", properties: { type: { const: type } }, required: ["type"] });
    const both = { oneOf: [tagged("march"), tagged("pass")] };
    const fewer = { oneOf: [tagged("march")] };
    const older = documentOf({ response: both, body: both });
    expect(breakingChanges(older, documentOf({ response: fewer, body: both }))).toEqual([]);
    expect(breakingChanges(older, documentOf({ response: both, body: fewer }))).toEqual([
      `${at}body no longer accepts type pass`,
    ]);
  });
});

describe("what a value contains", () => {
  const changed = { ...game, required: ["id"] };

  it("is compared in events, maps and lists", () => {
    const before = { 200: events({ anyOf: [game] }), 201: json({ additionalProperties: game }) };
    expect(changesOf("responses", before, before)).toEqual([]);
    expect(
      changesOf("responses", before, {
        200: events({ anyOf: [changed] }),
        201: json({ additionalProperties: changed }),
      }),
    ).toEqual([
      'POST /v1/games: response 200("object").state can be missing',
      "POST /v1/games: response 201{}.state can be missing",
    ]);
  });

  it("can be described no longer, or no longer be accepted", () => {
    expect(changesOf("responses", { 200: events(game) }, { 200: events(undefined) })).toEqual([
      "POST /v1/games: response 200 has no contentSchema",
    ]);
    const open = withProperty(newGame, "labels", { additionalProperties: { type: "string" } });
    const closed = withProperty(newGame, "labels", { additionalProperties: false });
    expect(breakingChanges(documentOf({ body: open }), documentOf({ body: closed }))).toEqual([
      "POST /v1/games: body.labels{} has no additionalProperties",
    ]);
  });
});

describe("a response", () => {
  it("keeps its headers and their types", () => {
    const etag = { 200: withHeader("etag", "string") };
    expect(changesOf("responses", { 200: json(game) }, etag)).toEqual([]);
    expect(changesOf("responses", etag, { 200: json(game) })).toEqual([
      "POST /v1/games: response 200 no longer has the header etag",
    ]);
    expect(changesOf("responses", etag, { 200: withHeader("etag", "integer") })).toEqual([
      "POST /v1/games: response 200 header etag is integer, no longer string",
    ]);
  });

  it("keeps the codes of its problems", () => {
    const before = { 409: problems("`not-open`: The game is not open. `seat-taken`: The seat is taken.") };
    expect(changesOf("responses", { 409: problems("`not-open`: The game is not open.") }, before)).toEqual([]);
    expect(changesOf("responses", before, { 409: problems("`not-open`: Too late.") })).toEqual([
      "POST /v1/games: response 409 no longer has the problem seat-taken",
    ]);
    expect(changesOf("responses", before, {})).toEqual(["POST /v1/games: status 409 is gone"]);
  });

  it("may get a status", () => {
    expect(changesOf("responses", { 200: json(game) }, { 200: json(game), 204: {} })).toEqual([]);
  });
});

describe("the credentials of an operation", () => {
  const bearer = (...scopes) => ({ bearer: scopes });
  const cookie = (...roles) => ({ cookie: roles });

  it.each([
    ["a scope less", [bearer("games:read", "chat:read")], [bearer("games:read")]],
    ["an alternative more", [cookie()], [cookie(), bearer("games:read")]],
    ["no credentials", [cookie()], []],
    ["tokens besides sessions", [{ session: [] }], [bearer("games:read")]],
    ["a role more", [cookie("director")], [cookie("director", "moderator")]],
    ["any role", [cookie("director")], [cookie()]],
  ])("can be fewer: %s", (_case, before, after) => expect(changesOf("security", before, after)).toEqual([]));

  it.each([
    ["a scope more", [bearer("games:read")], [bearer("games:read", "chat:read")], bearer("games:read")],
    ["another scope", [bearer("games:read")], [bearer("games:play")], bearer("games:read")],
    ["only sessions", [bearer("games:read"), cookie()], [{ session: [] }, cookie()], bearer("games:read")],
    ["a session for all", [], [{ session: [] }, cookie()], {}],
    ["a session where nothing was needed", [{}, cookie()], [cookie()], {}],
    ["a role", [cookie()], [cookie("director")], cookie()],
    ["a role less", [cookie("director", "moderator")], [cookie("director")], cookie("director", "moderator")],
  ])("cannot be more: %s", (_case, before, after, refused) =>
    expect(changesOf("security", before, after)).toEqual([
      `POST /v1/games: security ${JSON.stringify(refused)} is not enough`,
    ]),
  );
});

describe("a webhook", () => {
  const id = { in: "header", name: "webhook-id", required: true, schema: { type: "string" } };
  const webhook = ({ message = game, parameters = [id], responses = { "2XX": {}, 410: {} } }) => ({
    notification: { post: { operationId: "receive", parameters, requestBody: json(message), responses } },
  });
  const changesIn = (changed) => changesOf("webhooks", webhook({}), webhook(changed));

  it.each([
    ["get a field", { message: withProperty(game, "seats", {}) }],
    ["get a header", { parameters: [id, { ...id, name: "webhook-timestamp" }] }],
  ])("may %s", (_case, changed) => expect(changesIn(changed)).toEqual([]));

  it.each([
    ["a field", { message: { ...game, required: ["id"] } }, "body.state can be missing"],
    ["a header", { parameters: [] }, "header parameter webhook-id is gone"],
    ["a status", { responses: { "2XX": {} } }, "status 410 is no longer accepted"],
  ])("may not lose %s", (_case, changed, expected) =>
    expect(changesIn(changed)).toEqual([`webhook POST notification: ${expected}`]),
  );

  it("may not be removed", () => {
    expect(changesOf("webhooks", webhook({}), {})).toEqual(["webhook POST notification is gone"]);
  });
});
