import { rulesetSchemas } from "@seneschal/schema";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import document from "../../../openapi.json" with { type: "json" };
import type { JsonObject } from "../../../src/platform/http/openapi/transformations/json.ts";
import { isPortable } from "../../../src/platform/http/openapi/transformations/portable-schemas.ts";
import { fieldsWithoutDescription } from "../../../src/platform/http/openapi/transformations/with-field-descriptions.ts";
import { documentedOperations } from "../../support/server/api-document.ts";

const operationSchema = z.object({
  operationId: z.string().min(3),
  summary: z.string().min(3),
  tags: z.array(z.string()).min(1),
  responses: z.record(
    z.string(),
    z.object({ description: z.string(), content: z.record(z.string(), z.unknown()).optional() }),
  ),
  requestBody: z.unknown().optional(),
  parameters: z.array(
    z.looseObject({ in: z.string(), name: z.string(), description: z.string(), schema: z.looseObject({}) }),
  ),
});
const operations = documentedOperations.map(({ path, method, operation }) => ({
  path,
  method,
  operation: operationSchema.parse(operation),
}));
/** Libraries expect errors of these in the form of RFC 6749. */
const isForOAuth = ({ operationId }: { readonly operationId: string }) =>
  ["registerApp", "createToken", "revokeToken", "introspectToken", "createDeviceCode"].includes(operationId);
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
    expect(tags.filter((tag) => ["accounts", "lobby", "play"].includes(tag))).toEqual(["lobby", "play", "accounts"]);
    expect(tags.toSorted()).toEqual([...new Set(operations.flatMap(({ operation }) => operation.tags))].toSorted());
    expect(document.info.description).toContain("(/)");
  });

  it.each(operations)("lists the problems of $method $path", ({ method, operation }) => {
    const errors = Object.keys(operation.responses).filter((status) => Number(status) >= 400);
    const expected = ["400", "429", "500", "503", ...(method === "get" ? [] : ["403"])];
    expect(errors).toEqual(expect.arrayContaining(expected));
    if (operation.requestBody !== undefined) {
      expect(errors).toEqual(expect.arrayContaining(["413", "415"]));
      expect(operation.responses["413"]?.description).toContain("64 kB");
    }
    for (const status of errors) {
      const type = isForOAuth(operation) && status === "400" ? "application/json" : "application/problem+json";
      expect(Object.keys(operation.responses[status]?.content ?? {})).toEqual([type]);
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
    const { oneOf } = named(game) as { oneOf: object[] };
    const required = oneOf.map((member) => (named(member) as { required: string[] }).required);
    expect(required).toEqual(oneOf.map(() => ["ruleset", "name", "seats"]));
  });

  it("has no unused component", () => {
    const { securitySchemes: _, ...components } = document.components;
    for (const [place, parts] of Object.entries(components)) {
      for (const name of Object.keys(parts)) expect(references).toContain(`#/components/${place}/${name}`);
    }
  });

  it("has no dangling reference", () => {
    const existing = Object.entries(document.components).flatMap(([place, parts]) =>
      Object.keys(parts).map((name) => `#/components/${place}/${name}`),
    );
    expect([...references].filter((reference) => !existing.includes(reference))).toEqual([]);
  });

  it("has the error responses once", () => {
    const inline = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods as Record<string, { responses: Record<string, object> }>))
      .flatMap(({ responses }) => Object.entries(responses))
      .filter(([status, response]) => Number(status) >= 400 && !("$ref" in response))
      .map(([, response]) => JSON.stringify(response));
    expect(new Set(inline).size).toBe(inline.length);
  });

  it("names the type of every query parameter: no number stands for an integer, no text for a boolean", () => {
    const queries = operations.flatMap(({ operation }) => operation.parameters.filter((one) => one.in !== "header"));
    for (const { name, schema } of queries) {
      expect(schema.type, name).not.toBe("number");
      if (schema.type === "integer" && schema.enum === undefined) expect(schema, name).toHaveProperty("minimum");
    }
    const flags = queries.filter(({ name }) => ["mine", "invited", "looking", "sanctioned"].includes(name));
    expect(flags.map(({ schema }) => schema.type)).toEqual(flags.map(() => "boolean"));
  });

  it("has only patterns that Python, Go and Rust read like JavaScript", () => {
    const patterns = [...JSON.stringify(document).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)];
    const read = patterns.map(([, pattern = ""]) => JSON.parse(pattern) as string);
    expect(read.length).toBeGreaterThan(10);
    expect(read.filter((pattern) => !isPortable(pattern))).toEqual([]);
  });

  it("describes every field", () => {
    const { schemas } = document.components as unknown as { schemas: JsonObject };
    const fields = Object.entries(schemas).flatMap(([name, schema]) =>
      fieldsWithoutDescription(schema, schemas).map((field) => `${name}.${field}`),
    );
    expect(fields).toEqual([]);
  });

  it.each(["exportGame", "downloadGameLogs", "exportImport"])("describes the lines of %s", (operationId) => {
    const { operation } = documentedOperations.find((one) => one.operation.operationId === operationId) ?? {};
    const lines = operation?.responses["200"]?.content?.["application/x-ndjson"]?.schema;
    expect(JSON.stringify(lines)).toContain('"#/components/schemas/GameLogLine"');
  });

  it("leaves responses open for new fields", () => {
    const responses = JSON.stringify(documentedOperations.map(({ operation }) => operation.responses));
    expect(responses).not.toContain('"additionalProperties":false');
    expect(schemas.Position).toBeDefined();
    expect(JSON.stringify([schemas.Game, schemas.Problem])).not.toContain('"additionalProperties":false');
  });

  it("maps each union of tagged objects with a discriminator", () => {
    for (const [name, schema] of Object.entries(schemas)) {
      const members = (schema as { oneOf?: object[] }).oneOf;
      // With or without a ruleset: scripts/openapi/unions.mjs lists the unions without a discriminator.
      if (members === undefined || `${name}ForAnyRuleset` in schemas) continue;
      const { discriminator } = schema as { discriminator?: { mapping: Record<string, string> } };
      const targets = members.map((member) => (member as { $ref: string }).$ref);
      expect([...new Set(Object.values(discriminator?.mapping ?? {}))], name).toEqual(targets);
    }
  });

  it.each(rulesetSchemas)("discriminates moves and facts of $id by type", ({ move, redactedFact, fact }) => {
    for (const union of [move, redactedFact, fact]) {
      const types = union.options.map(({ shape }) => (shape.type as z.ZodLiteral).value);
      expect(types.length).toBeGreaterThan(1);
      expect(new Set(types).size).toBe(types.length);
      expect(types).not.toContain(undefined);
    }
  });

  it("describes the view and the options of each ruleset", () => {
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(["MiddleAgesView", "MiddleAgesOptions"]));
  });
});

const references = new Set(
  [...JSON.stringify(document).matchAll(/"(#\/components\/[^"]+)"/g)].map(([, reference = ""]) => reference),
);

/** A schema, or the one that it refers to. */
function named(schema: object): unknown {
  return "$ref" in schema ? schemas[String(schema.$ref).split("/").at(-1) ?? ""] : schema;
}
