import english from "@seneschal/wording/messages/en/middle-ages.json" with { type: "json" };
import { createTranslator } from "next-intl";
import { expect, it } from "vitest";
import type { Translate } from "../../board.ts";
import { moveOf, movesOf } from "../../choice.ts";
import type { MiddleAgesModel } from "../game.ts";
import positions from "../testing/positions.json" with { type: "json" };
import { choiceTitleOf } from "./heading.ts";
import { lossDraft } from "./loss-lists.tsx";
import { optionListsOf } from "./option-lists.tsx";

const translate = createTranslator({ locale: "en", messages: english });
const t: Translate = (key, values) => translate(key as never, values as never);

/** A question after Barbarian Invasion to a player who has two kinds of Field and of Mill. */
const both = twoLosses();

it("lists the tiles of each domain that an event hits, by the name of the domain", () => {
  const lists = optionListsOf(t, both, null);
  expect(lists.map(({ legend, options }) => [legend, options.length])).toEqual([
    ["Mill", 2],
    ["Field", 2],
  ]);
});

it("reaches every pair of tiles from the two lists, in either order", () => {
  const drafts = optionListsOf(t, both, null)
    .flatMap(({ options }) => options.map(({ draft }) => draft))
    .flatMap((draft) => optionListsOf(t, both, draft).flatMap(({ options }) => options.map((one) => one.draft)))
    .filter((draft) => moveOf(both.choices, draft) !== null);
  expect(new Set(drafts.map(spelled))).toEqual(new Set(both.choices.flatMap(movesOf).map(spelled)));
});

it("keeps the tile of one domain while the other is chosen on the board, and names both", () => {
  const mill = lossDraft(both, null, "mill", 1);
  expect(moveOf(both.choices, mill)).toBeNull();
  const pair = lossDraft(both, mill, "field", 0);
  expect(pair).toEqual({ type: "giveBoth", domain: "mill", tile: 1, otherDomain: "field", otherTile: 0 });
  expect(moveOf(both.choices, pair)).toEqual(pair);
  expect(choiceTitleOf(t, both, pair)).toMatch(/^Mill.* \+ Field/);
});

function twoLosses(): MiddleAgesModel {
  const { model, seat } = positions.losses as unknown as { readonly model: MiddleAgesModel; readonly seat: number };
  const [plain, peasant] = [0, 1];
  const tilesOf = (domain: "field" | "mill", number: number) =>
    [plain, peasant].map((peasants) => ({ number, domain, stack: "blue" as const, peasants, chests: 0 }));
  const fiefs = model.view.fiefs.map((fief) =>
    fief.seat === seat
      ? { ...fief, columns: fief.columns.with(0, tilesOf("field", 1)).with(1, tilesOf("mill", 4)) }
      : fief,
  );
  const fields = {
    domain: { oneOf: ["mill"] },
    tile: { oneOf: [1, 0] },
    otherDomain: { oneOf: ["field"] },
    otherTile: { oneOf: [1, 0] },
  };
  const choices = [{ type: "giveBoth", fields, isDefault: true }] as unknown as MiddleAgesModel["choices"];
  return { ...model, yourSeat: seat, view: { ...model.view, fiefs }, choices };
}

function spelled(move: object): string {
  return JSON.stringify(Object.entries(move).toSorted());
}
