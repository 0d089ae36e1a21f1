import { describe, expect, it } from "vitest";
import { z } from "zod";
import document from "../../../openapi.json" with { type: "json" };

const operationSchema = z.object({
  operationId: z.string().min(3),
  summary: z.string().min(3),
  tags: z.array(z.string()).min(1),
  responses: z.record(
    z.string(),
    z.object({ description: z.string(), content: z.record(z.string(), z.unknown()).optional() }),
  ),
  requestBody: z.unknown().optional(),
  parameters: z.array(z.looseObject({ in: z.string(), name: z.string() })).default([]),
});
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operationSchema.parse(operation) })),
);
const schemas: Readonly<Record<string, unknown>> = document.components.schemas;

describe("the OpenAPI document", () => {
  it("has version 3.1 and names each operation once", () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(document.openapi).toBe("3.1.0");
    expect(new Set(names).size).toBe(names.length);
  });

  it("begins with what a newcomer needs: guests, games, moves; and links to the site", () => {
    const ofTag = (tag: string) =>
      operations.flatMap(({ operation }) => (operation.tags[0] === tag ? [operation.operationId] : []));
    expect(ofTag("accounts").slice(0, 2)).toEqual(["createGuest", "signIn"]);
    expect(ofTag("lobby").slice(0, 2)).toEqual(["listGames", "createGame"]);
    expect(ofTag("play").slice(0, 2)).toEqual(["getPosition", "playMove"]);
    const tags = document.tags.map(({ name }) => name);
    expect(tags.filter((tag) => ["accounts", "lobby", "play"].includes(tag))).toEqual(["accounts", "lobby", "play"]);
    expect(tags.toSorted()).toEqual([...new Set(operations.flatMap(({ operation }) => operation.tags))].toSorted());
    expect(document.info.description).toContain("(/)");
  });

  it.each(operations)("lists the problems of $method $path", ({ method, operation }) => {
    const errors = Object.keys(operation.responses).filter((status) => Number(status) >= 400);
    const expected = ["400", "429", "500", "503", ...(method === "get" ? [] : ["403"])];
    expect(errors).toEqual(expect.arrayContaining(expected));
    if (operation.requestBody !== undefined) expect(errors).toEqual(expect.arrayContaining(["413", "415"]));
    for (const status of errors) {
      expect(Object.keys(operation.responses[status]?.content ?? {})).toEqual(["application/problem+json"]);
    }
  });

  it("documents the header of local players exactly where it is allowed", () => {
    const asks = ({ operation }: (typeof operations)[number]) =>
      operation.parameters.some(({ in: place, name }) => place === "header" && name === "seneschal-companion");
    const inOwnName = operations.filter((one) => one.path.startsWith("/v1/games/") && !asks(one));
    expect(inOwnName.map(({ operation }) => operation.operationId).toSorted()).toEqual(["createRematch", "takeSeat"]);
    for (const one of operations.filter(asks)) {
      expect(one.path).toMatch(/^\/v1\/games\//);
      expect(one.operation.responses["403"]?.description).toContain("`forbidden`");
    }
  });

  it("does not require fields with a default", () => {
    const game = document.paths["/v1/games"].post.requestBody.content["application/json"].schema;
    const { oneOf } = schemas[game.$ref.split("/").at(-1) ?? ""] as { oneOf: { required: string[] }[] };
    expect(oneOf.map(({ required }) => required)).toEqual(oneOf.map(() => ["ruleset", "name", "seats"]));
  });

  it("has no unused schema", () => {
    const unsent = Object.keys(schemas).filter((name) => name.endsWith("Input"));
    for (const name of unsent) expect(JSON.stringify(document)).toContain(`"#/components/schemas/${name}"`);
  });

  it("has no dangling reference", () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)];
    for (const [, name = ""] of references) expect(Object.keys(schemas)).toContain(name);
  });

  it.each(["Move", "RedactedFact", "Fact"])("discriminates the members of each ruleset's %s by type", (word) => {
    const union = z.object({ oneOf: z.array(z.looseObject({})).min(2) }).parse(schemas[`MiddleAges${word}`]);
    const types = union.oneOf.map((member) => typeOf(member));
    expect(new Set(types).size).toBe(types.length);
    expect(types).not.toContain(undefined);
  });

  it("describes the view and the options of each ruleset", () => {
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(["MiddleAgesView", "MiddleAgesOptions"]));
  });
});

function typeOf(member: Readonly<Record<string, unknown>>): string | undefined {
  const name = typeof member.$ref === "string" ? member.$ref.split("/").at(-1) : undefined;
  const schema = name === undefined ? member : schemas[name];
  return z.object({ properties: z.object({ type: z.object({ const: z.string() }) }) }).safeParse(schema).data
    ?.properties.type.const;
}
