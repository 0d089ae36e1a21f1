import english from "@seneschal/wording/messages/en/middle-ages.json" with { type: "json" };
import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import type { Translate } from "../../board.ts";
import { moveOf, movesOf } from "../../choice.ts";
import type { MiddleAgesModel } from "../game.ts";
import positions from "../testing/positions.json" with { type: "json" };
import { optionListsOf } from "./option-lists.tsx";

const translate = createTranslator({
  locale: "en",
  messages: english,
  onError: (error) => {
    throw error;
  },
});
const t: Translate = (key, values) => translate(key as never, values as never);
const people = ["Ann", "Bob", "Cleo", "Dora"].map((name) => ({ name }));
const asking = ["placing", "sending", "scouting", "raising", "addingCoin", "addingPlot", "losses"] as const;

const toBoardModel = (name: (typeof asking)[number]): MiddleAgesModel => {
  const { model, seat } = positions[name] as unknown as { readonly model: MiddleAgesModel; readonly seat: number };
  return { ...model, people, yourSeat: seat };
};

describe.each(asking)("the list of %s", (name) => {
  const model = toBoardModel(name);
  const open = model.choices.filter(({ blockedBy }) => blockedBy === undefined);

  it("reaches exactly the moves that are open", () => {
    const reached = optionListsOf(t, model, null)
      .flatMap(({ options }) => options.filter(({ blockedBy }) => blockedBy === null))
      .flatMap(({ draft }) => [
        draft,
        ...optionListsOf(t, model, draft).flatMap(({ options }) => options.map((one) => one.draft)),
      ])
      .filter((draft) => moveOf(model.choices, draft) !== null);
    const all = open.flatMap(movesOf);
    expect(new Set(reached.map(spelled))).toEqual(new Set(all.map(spelled)));
  });

  it("gives every line a name of its own words", () => {
    for (const { options, legend } of optionListsOf(t, model, null)) {
      expect(legend).not.toContain("middle-ages");
      for (const { label } of options) expect(label).toMatch(/^[A-Z][^{}]+$/);
    }
  });

  it("says of every closed line why, and by which rule", () => {
    for (const { blockedBy } of optionListsOf(t, model, null).flatMap(({ options }) => options)) {
      if (blockedBy !== null)
        expect(blockedBy).toEqual({ rule: expect.stringMatching(/^MA-/), reason: expect.stringMatching(/,$/) });
    }
  });
});

it("shows as chosen what the draft holds, and nothing else", () => {
  const model = toBoardModel("sending");
  const [first] = optionListsOf(t, model, null)[0]?.options.filter(({ blockedBy }) => blockedBy === null) ?? [];
  const chosen = optionListsOf(t, model, first?.draft ?? null)[0]?.options.filter(({ isChosen }) => isChosen);
  expect(chosen?.map(({ key }) => key)).toEqual([first?.key]);
});

const spelled = (move: object) => JSON.stringify(Object.entries(move).toSorted());
