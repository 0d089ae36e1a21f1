import { readFileSync } from "node:fs";
import { type Fief1429, fief1429 } from "@seneschal/schema/games/fief-1429";
import { describe, expect, it } from "vitest";
import english from "../../../messages/en/fief-1429.json" with { type: "json" };
import french from "../../../messages/fr/fief-1429.json" with { type: "json" };
import { placeholders } from "../../messages/placeholders.ts";
import { translatorFor } from "../../testing/translator.ts";
import { entriesOf } from "./chronicle.ts";
import { ruleOf } from "./rule-of.ts";
import { sampled } from "./testing/sampled.ts";
import { foreseenLineOf, lineOf } from "./told-words.ts";

type Told = Fief1429["told"];
const messages = { en: english, fr: french };
const flow = ["Settled", "Interrupted", "Answered"];
const toldTypes = fief1429.told.options.map((schema) => ({
  type: schema.shape.type.value as Told["type"],
  fields: Object.keys(schema.shape),
}));
const spoken = toldTypes.filter(({ type }) => !flow.includes(type));
const lines = { en: english.told as Record<string, string>, fr: french.told as Record<string, string> };
const facts = sampled.filter(({ type }) => !flow.includes(type));
const readers = { people: ["Ann", "Bob", "Cleo", "Yves"].map((name) => ({ name })), yourSeat: 1 };

describe("every type of redacted fact except the flow", () => {
  it.each(spoken)("has a line in both languages that names only its fields: $type", ({ type, fields }) => {
    for (const line of [lines.en[type], lines.fr[type]]) {
      expect(line).toBeDefined();
      expect(fields).toEqual(expect.arrayContaining([...placeholders(line ?? "")]));
    }
  });

  it.each(spoken)("names the same fields in both languages: $type", ({ type }) => {
    expect(placeholders(lines.fr[type] ?? "")).toEqual(placeholders(lines.en[type] ?? ""));
  });

  it("has no line left over from a fact that no longer exists", () => {
    expect(Object.keys(lines.en).toSorted()).toEqual(spoken.map(({ type }) => type).toSorted());
  });

  it("rests on a rule of the book", () => {
    const book = readFileSync(new URL("../../../../engine/src/games/fief-1429/RULES.md", import.meta.url), "utf8");
    for (const told of facts) expect(book, told.type).toContain(`**${ruleOf(told)}**`);
  });
});

describe.each(["en", "fr"] as const)("every shape of redacted fact in %s", (locale) => {
  const t = translatorFor(locale, messages);

  it("is previewed in the future tense if there is a message for it, and without a gap", () => {
    const types = Object.keys(english.foreseen);
    const ahead = facts.filter(({ type }) => types.includes(type));
    expect(new Set(ahead.map(({ type }) => type))).toEqual(new Set(types));
    for (const told of ahead) {
      const line = foreseenLineOf(t, told, readers);
      expect(line, JSON.stringify(told)).not.toMatch(/undefined|\[object|NaN|[{}]|fief-1429\.|_|\s\s|,,|,\./);
      expect(line).not.toBe(lineOf(t, told, readers));
      if (locale === "en") expect(line).toContain(" will ");
    }
  });

  it("is previewed in the words of the chronicle if there is no other message", () => {
    const others = facts.filter(({ type }) => !Object.hasOwn(english.foreseen, type));
    for (const told of others) expect(foreseenLineOf(t, told, readers)).toBe(lineOf(t, told, readers));
  });

  it("reads without a gap", () => {
    expect(facts.length).toBeGreaterThan(180);
    for (const told of facts) {
      const line = lineOf(t, told, readers);
      expect(line, JSON.stringify(told)).not.toMatch(/undefined|\[object|NaN|[{}]|fief-1429\.|_|\s\s|,,|,\./);
      expect(line.charAt(0), line).toBe(line.charAt(0).toLocaleUpperCase());
    }
  });

  it("has a line for every fact", () => {
    const entries = entriesOf(t, facts, readers);
    const said = entries.flatMap(({ text, from }) => [text, ...from.map((line) => line.text)]).join("\n");
    for (const told of facts) expect(said).toContain(lineOf(t, told, readers));
  });
});
