import { rulesetSchemas } from "@seneschal/schema";
import { referenceTextsOf, seatColourName } from "@seneschal/wording/reference";
import { describe, expect, it } from "vitest";
import { z } from "zod";

describe.each(rulesetSchemas)("the reference of $id", ({ id, move, fact, redactedFact, view }) => {
  const { names, fields, descriptions, title, pitch, provenance } = textsOf(id);

  it.each(Object.entries({ move, fact, redactedFact, view }))("names every value of a %s", (_, schema) => {
    const unnamed = valuesIn(z.toJSONSchema(schema, { unrepresentable: "any" }) as JsonSchema).filter(
      ({ field, value }) => !(fields[field] ?? []).some((kind) => names[kind]?.[value] !== undefined),
    );
    expect([...new Set(unnamed.map(({ field, value }) => `${field}: ${value}`))]).toEqual([]);
  });

  it("uses each kind of name", () => {
    const kinds = new Set(Object.values(fields).flat());
    expect([...kinds].filter((kind) => names[kind] === undefined)).toEqual([]);
  });

  it("has every text in both languages, without placeholders", () => {
    const texts = [title, pitch, provenance, ...[names, descriptions].flatMap(allTextsOf)];
    const faulty = texts.flatMap(({ en, fr }) => [en, fr]).filter((text) => text === "" || text.includes("{"));
    expect(faulty).toEqual([]);
  });
});

it("names the colours of seats", () => {
  expect(seatColourName("or")).toEqual({ en: "yellow (or)", fr: "jaune (or)" });
});

function textsOf(ruleset: string) {
  const texts = referenceTextsOf(ruleset);
  if (texts === undefined) throw new Error(`no reference for ${ruleset}`);
  return texts;
}

const allTextsOf = (texts: ReturnType<typeof textsOf>["names"]) => Object.values(texts).flatMap(Object.values);

interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
}

/** Every text that a schema allows from a list, with the field that holds it. */
function valuesIn(root: JsonSchema): readonly { readonly field: string; readonly value: string }[] {
  const found: { field: string; value: string }[] = [];
  const seen = new Set<string>();
  visit(root, "");
  return found;

  function visit(schema: JsonSchema, field: string): void {
    if (schema.$ref !== undefined) follow(schema.$ref, field);
    for (const value of schema.enum ?? [schema.const]) if (typeof value === "string") found.push({ field, value });
    for (const [name, part] of Object.entries(schema.properties ?? {})) visit(part, name);
    for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) visit(part, field);
    if (schema.items !== undefined) visit(schema.items, field);
  }

  function follow(reference: string, field: string): void {
    const key = `${reference} ${field}`;
    const target = root.$defs?.[reference.replace("#/$defs/", "")];
    if (target === undefined || seen.has(key)) return;
    seen.add(key);
    visit(target, field);
  }
}
