import { describe, expect, it } from "vitest";
import type { Draft } from "../../board-model.ts";
import { moveOf } from "../../choice.ts";
import { valuesOfField } from "../../fief-shared/decision/actions.ts";
import type { FiefModel } from "../game.ts";
import { recorded } from "../testing/recorded.ts";
import { translatorFor } from "../testing/translator.ts";
import { headingOf, quickOf } from "./heading.ts";
import { optionListsOf } from "./option-lists.ts";

const people = ["Ann", "Bob", "Cleo", "Yves"].map((name) => ({ name }));
const asking = Object.keys(recorded).filter((name) => name !== "end");
const t = translatorFor("en");
const toBoardModel = (name: string): FiefModel => {
  const moment = recorded[name];
  if (moment === undefined) throw new Error(`no recorded moment of ${name}`);
  return { ...moment.model, people, yourSeat: moment.seat };
};

describe.each(asking)("the lists of %s", (name) => {
  const model = toBoardModel(name);
  const open = model.choices.filter(({ barred }) => barred === undefined);

  it("reach every value of every field of every open choice", () => {
    const { moves, values } = reachedFrom(model);
    for (const choice of open) {
      for (const [field, domain] of Object.entries(choice.fields)) {
        for (const value of valuesOfField(domain)) {
          expect(values, `${choice.type} ${field} ${JSON.stringify(value)}`).toContain(
            spelled(choice.type, field, value),
          );
        }
      }
    }
    expect(moves.size).toBeGreaterThan(0);
  });

  it.each(["en", "fr"] as const)("give every line a name in %s", (locale) => {
    for (const { options, legend } of optionListsOf(translatorFor(locale), model, null)) {
      expect(legend).not.toContain("fief-classic.");
      for (const { label } of options) expect(label).toMatch(/^[«“A-ZÉÀ0-9][^{}_]*$/);
    }
  });

  it("ask first, and fold the asides below", () => {
    const folds = optionListsOf(t, model, null).map(({ fold }) => fold?.title ?? "");
    expect(folds[0]).toBe("");
    expect(folds.lastIndexOf("")).toBeLessThan(folds.findIndex((fold) => fold !== "") >>> 0);
  });

  it("say of every closed line why, and by which rule", () => {
    for (const { barred } of optionListsOf(t, model, null).flatMap(({ options }) => options)) {
      if (barred === null) continue;
      expect(barred).toEqual({ rule: expect.stringMatching(/^FC-/), reason: expect.stringMatching(/,$/) });
      expect(barred.reason).not.toContain("not possible now");
    }
  });

  it("answer with one tap what silence would mean, where that is a move to want", () => {
    const quick = quickOf(t, model);
    if (quick !== null) expect(moveOf(model.choices, quick.move)).toEqual(quick.move);
    if (model.choices.some(({ type }) => type === "pass")) expect(quick?.move).toEqual({ type: "pass" });
  });

  it("are announced with what may be chosen", () => {
    for (const locale of ["en", "fr"] as const) {
      const { title, announcement } = headingOf(translatorFor(locale), model);
      expect(title).not.toMatch(/heading\.|[{}_]|undefined|null/);
      expect(announcement.length).toBeGreaterThan(title.length + 10);
    }
  });

  it("tell the others whom the game waits for", () => {
    const other = { ...model, yourSeat: null, choices: [] };
    for (const locale of ["en", "fr"] as const) {
      expect(headingOf(translatorFor(locale), other).sub).not.toMatch(/waitingFor\.|[{}_]|undefined|null/);
    }
  });
});

it("an offer that is not filled in yet says nothing for nothing, and holds its many cards in a menu", () => {
  const model = toBoardModel("talks");
  const to = model.choices.flatMap(({ type, fields: { to: one } }) =>
    type === "offer" && one && "oneOf" in one ? one.oneOf : [],
  )[0];
  const parts = optionListsOf(t, model, { type: "offer", to }).filter(({ key }) => /^offer /.test(key));
  expect(parts.map(({ key, isMenu }) => isMenu === true && key).filter(Boolean)).toEqual(["offer askedCard"]);
  for (const { options } of parts) {
    expect(options.filter(({ isChosen }) => isChosen).map(({ key }) => key.split(" ")[1])).toEqual([
      expect.stringMatching(/^(0|none)$/),
    ]);
  }
});

it("an offer says whom it is made to before what it is about", () => {
  const model = toBoardModel("talks");
  const to = model.choices.flatMap(({ type, fields: { to: one } }) =>
    type === "offer" && one && "oneOf" in one ? one.oneOf : [],
  )[0];
  const [first, ...others] = optionListsOf(t, model, { type: "offer", to });
  expect(first?.options.filter(({ isChosen }) => isChosen).map(({ draft }) => draft.type)).toEqual(["offer"]);
  expect(others.length).toBeGreaterThan(0);
  for (const { key } of others) expect(key).toMatch(/^offer /);
});

const spelled = (type: string, field: string, value: unknown) => `${type} ${field} ${JSON.stringify(sorted(value))}`;
const sorted = (value: unknown) => (Array.isArray(value) ? value.toSorted() : value);

const unworded = (key: string) => key;

/** What can be reached line by line: every line of every list, and the lists that open behind it. */
function reachedFrom(model: FiefModel) {
  const values = new Set<string>();
  const moves = new Set<string>();
  const seen = new Set<string>();
  const waiting: (Draft | null)[] = [null];
  for (let draft = waiting.pop(); draft !== undefined; draft = waiting.pop()) {
    for (const { options, isNumber } of optionListsOf(unworded, model, draft)) {
      const open = options.filter(({ barred }) => barred === null);
      for (const [place, option] of open.entries()) {
        const move = moveOf(model.choices, option.draft);
        if (move !== null) moves.add(JSON.stringify(move));
        for (const [field, value] of Object.entries(option.draft)) values.add(spelled(option.draft.type, field, value));
        // What is counted, and the many lines of a trade, open the same lists behind every line.
        const isAlike = isNumber === true || trades.has(option.draft.type);
        const key = JSON.stringify(option.draft);
        if (!seen.has(key) && (!isAlike || draft === null || (place === 0 && move === null)))
          waiting.push(option.draft);
        seen.add(key);
      }
    }
  }
  return { moves, values };
}

const trades = new Set(["offer", "give"]);
