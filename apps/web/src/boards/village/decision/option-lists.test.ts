import { describe, expect, it } from "vitest";
import type { Draft } from "../../board-model.ts";
import { moveOf, movesOf } from "../../choice.ts";
import type { VillageModel } from "../game.ts";
import { recorded } from "../testing/recorded.ts";
import { translatorFor } from "../testing/translator.ts";
import { headingOf } from "./heading.ts";
import { optionListsOf } from "./option-lists.tsx";
import { openSpots } from "./spots.ts";

const people = ["Ann", "Bob", "Cleo"].map((name) => ({ name }));
const asking = Object.keys(recorded).filter((name) => name !== "end");
const toBoardModel = (name: string): VillageModel => {
  const moment = recorded[name];
  if (moment === undefined) throw new Error(`no recorded moment of ${name}`);
  return { ...moment.model, people, yourSeat: moment.seat };
};

it("has a recorded moment of every question that the rules put", () => {
  const kinds = ["turn", "harvest", "family", "crafts", "sale", "travel", "reward", "council"];
  expect(asking.toSorted()).toEqual([...kinds, "privilege", "church", "death", "buyingOut", "rising"].toSorted());
});

describe.each(asking)("the lists of %s", (name) => {
  const model = toBoardModel(name);
  const open = model.choices.filter(({ blockedBy }) => blockedBy === undefined);

  it("reach exactly the moves that are open", () => {
    const reached = [...reachedFrom(model, null)].map((move) => JSON.parse(move));
    expect(reached.length).toBeGreaterThan(0);
    expect(new Set(reached.map(spelled))).toEqual(new Set(open.flatMap(movesOf).map(spelled)));
  });

  it.each(["en", "fr"] as const)("give every line a name in %s", (locale) => {
    for (const { options, legend } of optionListsOf(translatorFor(locale), model, null)) {
      expect(legend).not.toContain("village.");
      for (const { label } of options) expect(label).toMatch(/^[A-ZÉ0-9][^{}]+$/);
    }
  });

  it("say of every closed line why, and by which rule", () => {
    for (const { blockedBy } of optionListsOf(translatorFor("en"), model, null).flatMap(({ options }) => options)) {
      if (blockedBy === null) continue;
      expect(blockedBy).toEqual({ rule: expect.stringMatching(/^VIL-/), reason: expect.stringMatching(/,$/) });
      expect(blockedBy.reason).not.toContain("not possible now");
    }
  });

  it("show as chosen what the draft holds", () => {
    const [first] =
      optionListsOf(translatorFor("en"), model, null)[0]?.options.filter(({ blockedBy }) => blockedBy === null) ?? [];
    const chosen = optionListsOf(translatorFor("en"), model, first?.draft ?? null)[0]?.options.filter(
      ({ isChosen }) => isChosen,
    );
    expect(chosen?.map(({ key }) => key)).toEqual([first?.key]);
  });

  it("light no spot of the board but for a move that can be finished", () => {
    for (const action of [...openSpots(model).values()].flat())
      expect(reachedFrom(model, action).size).toBeGreaterThan(0);
  });

  it("are announced with what may be chosen", () => {
    const { title, announcement } = headingOf(translatorFor("en"), model);
    expect(title).not.toContain("heading.");
    expect(announcement).toContain("You may choose:");
  });
});

/** Every whole move that can be reached line by line. */
function reachedFrom(model: VillageModel, draft: Draft | null, seen = new Set<string>()): Set<string> {
  const move = moveOf(model.choices, draft);
  const found = new Set<string>(move === null ? [] : [JSON.stringify(move)]);
  for (const { options } of optionListsOf(translatorFor("en"), model, draft)) {
    for (const option of options.filter(({ blockedBy }) => blockedBy === null)) {
      const key = spelled(option.draft);
      if (seen.has(key)) continue;
      seen.add(key);
      for (const one of reachedFrom(model, option.draft, seen)) found.add(one);
    }
  }
  return found;
}

const spelled = (move: object) => JSON.stringify(Object.entries(move).toSorted());
