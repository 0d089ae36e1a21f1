import { readFileSync } from "node:fs";
import { village } from "@seneschal/schema/games/village";
import { describe, expect, it } from "vitest";
import english from "../../../messages/en/village.json" with { type: "json" };
import french from "../../../messages/fr/village.json" with { type: "json" };
import { placeholders } from "../../messages/placeholders.ts";
import { translatorFor } from "../../testing/translator.ts";
import { entriesOf } from "./chronicle.ts";
import type { Told } from "./game.ts";
import { ruleOf } from "./rule-of.ts";
import recorded from "./testing/told.json" with { type: "json" };
import { lineOf } from "./told-words.ts";

const messages = { en: english, fr: french };
const flow = ["Settled", "Interrupted", "Answered"];
const toldTypes = village.told.options.map((schema) => ({
  type: schema.shape.type.value as Told["type"],
  fields: Object.keys(schema.shape),
}));
const spoken = toldTypes.filter(({ type }) => !flow.includes(type));
const lines = { en: english.told as Record<string, string>, fr: french.told as Record<string, string> };
const facts = recorded as unknown as readonly Told[];
const readers = { people: ["Ann", "Bob", "Cleo"].map((name) => ({ name })), yourSeat: 1 };

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
});

describe.each(["en", "fr"] as const)("a whole game told in %s", (locale) => {
  const t = translatorFor(locale, messages);

  it("reads without a gap", () => {
    expect(facts.length).toBeGreaterThan(200);
    for (const told of facts.filter(({ type }) => !flow.includes(type))) {
      expect(lineOf(t, told, readers)).not.toMatch(/undefined|null|\[object|NaN|[{}]|village\./);
    }
  });

  it("has a line for every fact", () => {
    const entries = entriesOf(t, facts, readers);
    const said = entries.flatMap(({ text, from }) => [text, ...from.map((line) => line.text)]).join("\n");
    for (const told of facts.filter(({ type }) => !flow.includes(type))) {
      expect(said).toContain(lineOf(t, told, readers));
    }
  });
});

it("names a rule of the rule book for every line", () => {
  const book = readFileSync(new URL("../../../../engine/src/games/village/RULES.md", import.meta.url), "utf8");
  for (const told of facts.filter(({ type }) => !flow.includes(type))) {
    expect(book, told.type).toContain(`**${ruleOf(told)}**`);
  }
});

it("says who dies, where, and where they are placed", () => {
  const died: Told = {
    type: "MemberDied",
    seat: 0,
    generation: 1,
    from: "smithy",
    profession: "crafts",
    to: "grave",
  };
  const line = lineOf(translatorFor("en", messages), died, readers);
  expect(line).toBe(
    "Ann’s member of generation 1 dies (smithy) and is buried in a nameless grave: the chronicle is full for crafts.",
  );
});

it("puts players who leave the market with nothing to sell below the sale before", () => {
  const leaving = (seat: number): Told => ({ type: "MarketLeft", seat, hadWares: false });
  const sold: Told = {
    type: "CustomerServed",
    seat: 1,
    stall: 0,
    customer: { asks: ["grain"], prestige: 3 },
    fee: [],
    time: 0,
  };
  const [entry, ...others] = entriesOf(translatorFor("en", messages), [sold, leaving(2), leaving(0)], readers);
  expect(others).toEqual([]);
  expect(entry?.from).toHaveLength(2);
});

it("never takes a player named you for the reader", () => {
  const impostor = { people: [{ name: "you" }], yourSeat: null };
  expect(lineOf(translatorFor("en", messages), { type: "MarkerTaken", seat: 0 }, impostor)).toMatch(/^you.? takes/u);
});
