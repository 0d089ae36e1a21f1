import fief1429En from "@seneschal/wording/messages/en/fief-1429.json" with { type: "json" };
import classicEn from "@seneschal/wording/messages/en/fief-classic.json" with { type: "json" };
import middleAgesEn from "@seneschal/wording/messages/en/middle-ages.json" with { type: "json" };
import villageEn from "@seneschal/wording/messages/en/village.json" with { type: "json" };
import fief1429Fr from "@seneschal/wording/messages/fr/fief-1429.json" with { type: "json" };
import classicFr from "@seneschal/wording/messages/fr/fief-classic.json" with { type: "json" };
import middleAgesFr from "@seneschal/wording/messages/fr/middle-ages.json" with { type: "json" };
import villageFr from "@seneschal/wording/messages/fr/village.json" with { type: "json" };
import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import type { BoardModel, Draft, Field } from "./board-model.ts";
import { boardOf } from "./board-of.ts";
import { movesOf, valuesOf } from "./choice.ts";
import { recorded as fief1429 } from "./fief-1429/testing/recorded.ts";
import { recorded as classic } from "./fief-classic/testing/recorded.ts";
import { recorded as village } from "./village/testing/recorded.ts";

const onlyFirst = ([name, field]: readonly [string, Field]) =>
  [name, { oneOf: "someOf" in field ? [field.someOf.slice(0, 1)] : valuesOf(field).slice(0, 1) }] as const;

const people = ["Ann", "Bob"].map((name) => ({ name }));
const files = {
  en: { "middle-ages": middleAgesEn, village: villageEn, "fief-1429": fief1429En, "fief-classic": classicEn },
  fr: { "middle-ages": middleAgesFr, village: villageFr, "fief-1429": fief1429Fr, "fief-classic": classicFr },
} as const;

const facts = async (locale: "en" | "fr", ruleset: string, move: Draft) => {
  const board = await boardOf(ruleset);
  const messages = files[locale][board.messages as keyof (typeof files)["en"]];
  const translate = createTranslator({
    locale,
    messages: messages as typeof villageEn,
    onError: (error) => {
      throw error;
    },
  });
  return board.moveParts((key, values) => translate(key as never, values as never), move, people);
};

describe("a move by itself", () => {
  it.each([
    ["middle-ages", { type: "send", place: 2 }, ["The lord to place 3 of the row"]],
    ["middle-ages", { type: "addCoin", domain: "mill" }, ["Place an extra coin"]],
    ["village", { type: "take", action: "crafts", cube: "pink" }, ["Take a cube: Crafts", "Pink (knowledge)"]],
    ["village", { type: "useWell" }, ["Pay at the well"]],
    ["fief-1429", { type: "settle", village: "sigy" }, ["Begin in Sigy"]],
    ["fief-1429", { type: "vote", on: "eric", blank: "nobody" }, ["Place your vote markers", "Eric", "Nobody"]],
    ["fief-original", { type: "chooseRegion", region: "sigy" }, ["Settle in the county of Sigy"]],
    ["fief-vitale", { type: "exchange", card: "sun" }, ["Exchange “Sun” for a new card"]],
    ["fief-vitale", { type: "recruit", village: "sigy", soldiers: 3 }, ["Soldiers in Sigy", "3"]],
    ["chess", { type: "push", pawn: "e4" }, ["Push", "e4"]],
  ] as const)("of %s is told in the words of its table: %j", async (ruleset, move, texts) => {
    expect((await facts("en", ruleset, move)).map(({ text }) => text)).toEqual(texts);
    for (const { name, text } of await facts("fr", ruleset, move))
      expect(`${name} ${text}`).not.toMatch(/[{}]|undefined/);
  });

  it.each([
    ["village", village],
    ["fief-1429", fief1429],
    ["fief-vitale", classic],
  ] as const)("has words at every question of %s", async (ruleset, recorded) => {
    const choices = Object.values(recorded).flatMap(({ model }) => (model as Pick<BoardModel, "choices">).choices);
    expect(choices.length).toBeGreaterThan(20);
    for (const choice of choices) {
      const [move] = movesOf({ ...choice, fields: Object.fromEntries(Object.entries(choice.fields).map(onlyFirst)) });
      if (move === undefined) continue;
      for (const locale of ["en", "fr"] as const) {
        for (const { text } of await facts(locale, ruleset, move)) expect(text).not.toMatch(/[{}]|undefined|^$/);
      }
    }
  });

  it("names each field once, so that an order may leave it open", async () => {
    const offer = { type: "offer", to: 1, ecus: 0, card: "none", pledge: "none" };
    expect((await facts("en", "fief-original", offer)).map(({ name, fields }) => [name, fields])).toEqual([
      [null, ["to"]],
      ["Écus you give", ["ecus"]],
      ["Card you give", ["card"]],
      ["What you promise", ["pledge"]],
    ]);
  });
});
