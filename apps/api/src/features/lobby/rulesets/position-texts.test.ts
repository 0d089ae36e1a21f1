import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rulesetSchemas, seat } from "@seneschal/schema";
import { type Vocabulary, vocabularyOf } from "@seneschal/wording/position";
import { referenceTextsOf } from "@seneschal/wording/reference";
import { describe, expect, it } from "vitest";
import { z } from "zod";

describe.each(rulesetSchemas)("the words for positions of $id", ({ id, view, move }) => {
  const words = vocabularyOf(id, "en");
  const fields = fieldsIn(view, words);

  it.each(["en", "fr"])("label every field of a view, and no other: %s", (language) => {
    const { view: labels } = labelsOf(id, language);
    expect(Object.keys(labels).sort()).toEqual([...new Set(fields.map(({ name }) => name))].sort());
  });

  it.each(["en", "fr"])("label every field of a move: %s", (language) => {
    const { view: labels, choice = {} } = labelsOf(id, language);
    const known = { ...labels, ...choice, ...referenceTextsOf(id)?.names.field };
    const names = move.options.flatMap(({ shape }) => Object.keys(shape)).filter((name) => name !== "type");
    expect(names.filter((name) => !(name in known))).toEqual([]);
  });

  it("tell seats from other numbers", () => {
    const unlike = fields.filter(({ name, parent, isSeat }) => words.isSeat({ name, parent }) !== isSeat);
    expect(unlike).toEqual([]);
  });
});

interface Found {
  readonly name: string;
  readonly parent: string;
  readonly isSeat: boolean;
}

/** The fields of a view that are told; for those with numbers, whether these are seats. */
function fieldsIn(view: z.ZodType, words: Vocabulary): readonly Found[] {
  const found: Found[] = [];
  visit(view, { name: "", parent: "" });
  return found;

  function visit(wrapped: unknown, field: { readonly name: string; readonly parent: string }): void {
    const type = partOf(wrapped);
    if (type instanceof z.ZodUnion) for (const option of type.options) visit(option, field);
    if (type instanceof z.ZodNumber) found.push({ ...field, isSeat: type === seat });
    if (!(type instanceof z.ZodObject)) return;
    for (const [name, part] of Object.entries(type.shape)) {
      if (words.isLeftOut(name)) continue;
      const inView = { name, parent: field.name };
      if (!isNumeric(part)) found.push({ ...inView, isSeat: words.isSeat(inView) });
      visit(part, inView);
    }
  }
}

/** What a list holds, and what a field holds that may be missing. */
function partOf(type: unknown): unknown {
  if (type instanceof z.ZodNullable || type instanceof z.ZodOptional) return partOf(type.unwrap());
  return type instanceof z.ZodArray ? partOf(type.element) : type;
}

/** Whether a field holds numbers, which are then found by themselves. */
function isNumeric(wrapped: unknown): boolean {
  const type = partOf(wrapped);
  return type instanceof z.ZodUnion ? type.options.some(isNumeric) : type instanceof z.ZodNumber;
}

interface Labels {
  readonly view: Readonly<Record<string, string>>;
  readonly choice?: Readonly<Record<string, string>>;
}

/** Of the file for the reference, or of that of the game if it has no other. */
function labelsOf(ruleset: string, language: string): Labels {
  const folder = /^fief-(original|vitale)$/.test(ruleset) ? "fief-classic" : ruleset;
  const files = [`${folder}-reference`, folder].map((name) =>
    fileURLToPath(import.meta.resolve(`@seneschal/wording/messages/${language}/${name}.json`)),
  );
  return JSON.parse(readFileSync(files.find((file) => existsSync(file)) ?? "", "utf8"));
}
