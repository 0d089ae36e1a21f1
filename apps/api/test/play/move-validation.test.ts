import { rulesetSchemas } from "@seneschal/schema";
import { pieces } from "@seneschal/schema/games/fief-1429";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../support/database/test-database.ts";
import { type Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let ada: Caller;

beforeAll(async () => {
  server = await startServer(database, { runsBots: false });
  ada = await guest(server.url, "Ada");
});
afterAll(() => server.close());

const villages = pieces.village.options;
const firstVillages = villages.slice(0, 8).map((name) => `"${name}"`);
const someVillage = `expected one of ${firstVillages.join("|")} or one of ${villages.length - 8} others`;

interface Wrong {
  readonly ruleset: string;
  /** A move with one invalid field. */
  readonly move: { readonly type: string };
  readonly field: string;
  readonly may: string;
  /** A move of another ruleset, if there is one: the body can be parsed, but is not valid here. */
  readonly foreign: object;
}

const wrongs: readonly Wrong[] = [
  {
    ruleset: "middle-ages",
    move: { type: "addCoin", domain: "moat" } as Wrong["move"],
    field: "domain",
    may: "expected one of",
    foreign: { type: "harvest" },
  },
  {
    ruleset: "village",
    move: { type: "act", action: "plunder" } as Wrong["move"],
    field: "action",
    may: "expected one of",
    foreign: { type: "keepScout" },
  },
  ...["fief-1429", "fief-original", "fief-vitale"].map((ruleset) => ({
    ruleset,
    move: { type: "settle", village: "Paris" },
    field: "village",
    may: someVillage,
    foreign: { type: "harvest" },
  })),
];

it("every ruleset is tested", () => {
  expect(wrongs.map(({ ruleset }) => ruleset).toSorted()).toEqual(rulesetSchemas.map(({ id }) => id).toSorted());
});

describe.each(wrongs)("a move in $ruleset", ({ ruleset, move, field, may, foreign }) => {
  let game: string;
  let version: number;

  beforeAll(async () => {
    const opening = { ruleset, options: {}, seats: 3, bots: ["easy", "easy"] };
    ({ id: game } = await ada.open(opening));
    ({ version } = await ada.post<{ version: number }>(`/v1/games/${game}/start`));
  });

  const faultsOf = async (asked: unknown) => {
    const { status, body } = await ada.call<{ code: string; errors: { path: string; message: string }[] }>(
      "POST",
      `/v1/games/${game}/moves`,
      { expectedVersion: version, move: asked },
    );
    expect({ status, code: body.code }).toEqual({ status: 400, code: "malformed-request" });
    return body.errors;
  };

  it("is rejected with the name of an invalid field and the allowed values", async () => {
    expect(await faultsOf(move)).toEqual([{ path: `body/move/${field}`, message: expect.stringContaining(may) }]);
  });

  it("is rejected with the name of a missing field", async () => {
    expect(await faultsOf({ type: move.type })).toEqual([
      { path: `body/move/${field}`, message: expect.stringContaining(may) },
    ]);
  });

  it("is rejected with the name of an additional field", async () => {
    expect(await faultsOf({ ...move, colour: "red" })).toContainEqual({
      path: "body/move",
      message: 'Unrecognized key: "colour"',
    });
  });

  it.each([{ type: "castle" }, foreign, {}])(
    "is rejected with the list of types if its type is unknown: %j",
    async (asked) => {
      expect(await faultsOf(asked)).toEqual([
        { path: "body/move/type", message: expect.stringContaining(`'${move.type}'`) },
      ]);
    },
  );

  it("is rejected if it is not an object", async () => {
    expect(await faultsOf("settle")).toEqual([
      { path: "body/move", message: "Invalid input: expected object, received string" },
    ]);
  });

  it("is reported with its position in a list, next to other errors", async () => {
    for (const [method, path] of [
      ["POST", "previews"],
      ["POST", "draft/check"],
      ["POST", "draft/play"],
      ["PUT", "draft"],
    ] as const) {
      const body = { moves: [foreign, move] };
      const answer = await ada.call<{ errors: { path: string }[] }>(method, `/v1/games/${game}/${path}`, body);
      const paths = answer.body.errors.map(({ path }) => path);
      expect(paths).toEqual(["body/expectedVersion", `body/moves/1/${field}`]);
    }
  });
});

it("errors of combined values are one list", async () => {
  const { id } = await ada.open({ ruleset: "fief-1429", options: {}, seats: 3 });
  const move = { type: "vote", on: "nobody", blank: "somebody" };
  const { body } = await ada.call("POST", `/v1/games/${id}/moves`, { expectedVersion: 1, move });
  const message = expect.stringMatching(
    /^Invalid option: expected one of ("[\w-]+"\|){7}"[\w-]+" or one of \d+ others$/,
  );
  expect(body).toMatchObject({ errors: [{ path: "body/move/blank", message }] });
});

it("the error of a move does not reveal a game that the sender may not see", async () => {
  const { id } = await ada.open({ ruleset: "fief-1429", options: {}, seats: 3, visibility: "invitation" });
  const stranger = await guest(server.url, "Xe");
  const asked = { expectedVersion: 1, move: { type: "settle", village: "Paris" } };
  const { body } = await stranger.call("POST", `/v1/games/${id}/moves`, asked);
  expect(body).toMatchObject({ errors: [{ path: "body/move", message: "Invalid input" }] });
});

describe("a request that names a ruleset", () => {
  let game: string;
  let version: number;

  beforeAll(async () => {
    ({ id: game } = await ada.open({ ruleset: "middle-ages", options: {}, seats: 2, bots: ["easy"] }));
    ({ version } = await ada.post<{ version: number }>(`/v1/games/${game}/start`));
  });

  const routes = [
    ["POST", "moves"],
    ["POST", "previews"],
    ["POST", "draft/check"],
    ["POST", "draft/play"],
    ["PUT", "draft"],
    ["POST", "premoves/check"],
    ["PUT", "premoves"],
  ] as const;
  const sent = (path: string, ruleset: string, move: object) => {
    const moves = path === "moves" ? { move } : { moves: [move] };
    return { ruleset, expectedVersion: version, ...moves };
  };

  it.each(routes)("is rejected by %s %s if the game has another ruleset", async (method, path) => {
    for (const move of [{ type: "harvest" }, { type: "keepScout" }]) {
      const { status, body } = await ada.call(method, `/v1/games/${game}/${path}`, sent(path, "village", move));
      expect({ status, body }).toMatchObject({ status: 422, body: { code: "wrong-ruleset" } });
    }
  });

  it.each(routes)("is rejected by %s %s if there is no such ruleset", async (method, path) => {
    const body = sent(path, "chess", { type: "keepScout" });
    const answer = await ada.call(method, `/v1/games/${game}/${path}`, body);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: "body/ruleset" }] } });
  });

  it.each(["middle-ages", "any"])("names the wrong field of a move: %s", async (ruleset) => {
    const move = { type: "addCoin", domain: "moat" };
    const { body } = await ada.call("POST", `/v1/games/${game}/moves`, sent("moves", ruleset, move));
    expect(body).toMatchObject({ code: "malformed-request", errors: [{ path: "body/move/domain" }] });
  });

  it.each(["middle-ages", "any"])("keeps the moves of the game: %s", async (ruleset) => {
    const move = { type: "keepScout" };
    const saved = await ada.call("PUT", `/v1/games/${game}/draft`, sent("draft", ruleset, move));
    expect(saved).toMatchObject({ status: 200, body: { ruleset: "middle-ages", draft: { moves: [move] } } });
    expect((await ada.call("GET", `/v1/games/${game}/draft`)).body).toEqual(saved.body);
    expect((await ada.call("GET", `/v1/games/${game}/premoves`)).body).toEqual({
      ruleset: "middle-ages",
      premoves: null,
    });
  });
});
