import { describe, expect, it } from "vitest";
import { moveOf } from "../../choice.ts";
import { valuesOfField } from "../../fief-shared/decision/actions.ts";
import type { Draft } from "../../scene.ts";
import type { FiefScene } from "../game.ts";
import { recorded } from "../testing/recorded.ts";
import { translatorFor } from "../testing/translator.ts";
import { headingOf, quickOf } from "./heading.ts";
import { optionListsOf } from "./option-lists.ts";

const people = ["Ann", "Bob", "Cleo", "Yves"].map((name) => ({ name }));
const asking = Object.keys(recorded).filter((name) => name !== "end");
const t = translatorFor("en");
const sceneOf = (name: string): FiefScene => {
  const moment = recorded[name];
  if (moment === undefined) throw new Error(`no recorded moment of ${name}`);
  return { ...moment.scene, people, yourSeat: moment.seat };
};

describe.each(asking)("the lists of %s", (name) => {
  const scene = sceneOf(name);
  const open = scene.choices.filter(({ barred }) => barred === undefined);

  it("reach every value of every field of every open choice", () => {
    const { moves, values } = reachedFrom(scene);
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
    for (const { options, legend } of optionListsOf(translatorFor(locale), scene, null)) {
      expect(legend).not.toContain("fief-1429.");
      for (const { label } of options) expect(label).toMatch(/^[«“A-ZÉÀ0-9d][^{}_]*$/);
    }
  });

  it("ask first, and fold the asides below", () => {
    const folds = optionListsOf(t, scene, null).map(({ fold }) => fold?.title ?? "");
    expect(folds[0]).toBe("");
    expect(folds.lastIndexOf("")).toBeLessThan(folds.findIndex((fold) => fold !== "") >>> 0);
  });

  it("say of every closed line why, and by which rule", () => {
    for (const { barred } of optionListsOf(t, scene, null).flatMap(({ options }) => options)) {
      if (barred === null) continue;
      expect(barred).toEqual({ rule: expect.stringMatching(/^F1429-/), reason: expect.stringMatching(/,$/) });
      expect(barred.reason).not.toContain("not possible now");
    }
  });

  it("answer with one tap what silence would mean, where that is a move to want", () => {
    const quick = quickOf(t, scene);
    if (quick !== null) expect(moveOf(scene.choices, quick.move)).toEqual(quick.move);
    if (scene.choices.some(({ type }) => type === "pass")) expect(quick?.move).toEqual({ type: "pass" });
  });

  it("are announced with what may be chosen", () => {
    for (const locale of ["en", "fr"] as const) {
      const { title, announcement } = headingOf(translatorFor(locale), scene);
      expect(title).not.toMatch(/heading\.|[{}_]|undefined|null/);
      expect(announcement.length).toBeGreaterThan(title.length + 10);
    }
  });

  it("tell the others whom the game waits for", () => {
    const other = { ...scene, yourSeat: null, choices: [] };
    for (const locale of ["en", "fr"] as const) {
      expect(headingOf(translatorFor(locale), other).sub).not.toMatch(/waitingFor\.|[{}_]|undefined|null/);
    }
  });
});

const spelled = (type: string, field: string, value: unknown) => `${type} ${field} ${JSON.stringify(sorted(value))}`;
const sorted = (value: unknown) => (Array.isArray(value) ? value.toSorted() : value);

const unworded = (key: string) => key;

/** What can be reached line by line: every line of every list, and the lists that open behind it. */
function reachedFrom(scene: FiefScene) {
  const values = new Set<string>();
  const moves = new Set<string>();
  const seen = new Set<string>();
  const waiting: (Draft | null)[] = [null];
  for (let draft = waiting.pop(); draft !== undefined; draft = waiting.pop()) {
    for (const { options, isNumber } of optionListsOf(unworded, scene, draft)) {
      const open = options.filter(({ barred }) => barred === null);
      for (const [place, option] of open.entries()) {
        const move = moveOf(scene.choices, option.draft);
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

const trades = new Set(["offer", "give", "openRoom"]);
