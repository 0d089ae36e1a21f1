import english from "@seneschal/wording/messages/en/middle-ages.json" with { type: "json" };
import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import type { Words } from "../../board.ts";
import { moveOf, movesOf } from "../../choice.ts";
import type { MiddleAgesScene } from "../game.ts";
import scenes from "../testing/scenes.json" with { type: "json" };
import { listsOf } from "./lists.tsx";

const translate = createTranslator({
  locale: "en",
  messages: english,
  onError: (error) => {
    throw error;
  },
});
const words: Words = (key, values) => translate(key as never, values as never);
const people = ["Ann", "Bob", "Cleo", "Dora"].map((name) => ({ name }));
const asking = ["placing", "sending", "scouting", "raising", "addingCoin", "addingPlot", "losses"] as const;

const sceneOf = (name: (typeof asking)[number]): MiddleAgesScene => {
  const { scene, seat } = scenes[name] as unknown as { readonly scene: MiddleAgesScene; readonly seat: number };
  return { ...scene, people, yourSeat: seat };
};

describe.each(asking)("the list of %s", (name) => {
  const scene = sceneOf(name);
  const open = scene.choices.filter(({ barred }) => barred === undefined);

  it("reaches exactly the moves that are open", () => {
    const reached = listsOf(words, scene, null)
      .flatMap(({ options }) => options.filter(({ barred }) => barred === null))
      .flatMap(({ draft }) => [
        draft,
        ...listsOf(words, scene, draft).flatMap(({ options }) => options.map((one) => one.draft)),
      ])
      .filter((draft) => moveOf(scene.choices, draft) !== null);
    const all = open.flatMap(movesOf);
    expect(new Set(reached.map(spelled))).toEqual(new Set(all.map(spelled)));
  });

  it("gives every line a name of its own words", () => {
    for (const { options, legend } of listsOf(words, scene, null)) {
      expect(legend).not.toContain("middle-ages");
      for (const { label } of options) expect(label).toMatch(/^[A-Z][^{}]+$/);
    }
  });

  it("says of every closed line why, and by which rule", () => {
    for (const { barred } of listsOf(words, scene, null).flatMap(({ options }) => options)) {
      if (barred !== null)
        expect(barred).toEqual({ rule: expect.stringMatching(/^MA-/), reason: expect.stringMatching(/,$/) });
    }
  });
});

it("shows as chosen what the draft holds, and nothing else", () => {
  const scene = sceneOf("sending");
  const [first] = listsOf(words, scene, null)[0]?.options.filter(({ barred }) => barred === null) ?? [];
  const chosen = listsOf(words, scene, first?.draft ?? null)[0]?.options.filter(({ isChosen }) => isChosen);
  expect(chosen?.map(({ key }) => key)).toEqual([first?.key]);
});

const spelled = (move: object) => JSON.stringify(Object.entries(move).toSorted());
