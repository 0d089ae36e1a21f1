import { expect, it } from "vitest";
import { shownRows } from "./shown-rows.ts";

const rowsOf = (count: number) => Array.from({ length: count }, (_, place) => ({ player: `p${place + 1}` }));
const shown = (count: number, own?: string, lastAbove?: string) =>
  shownRows(rowsOf(count), { own, lastAbove }).map(({ row, leftOut }) =>
    leftOut === 0 ? row.player : `${leftOut} … ${row.player}`,
  );

it("shows short tables as a whole", () => expect(shown(20)).toHaveLength(20));

it("shows the top of a long table, as far as the line", () => {
  expect(shown(64)).toHaveLength(10);
  expect(shown(64, undefined, "p16").at(-1)).toBe("p18");
  expect(shown(64, undefined, "p40")).toHaveLength(20);
});

it("shows the reader's own row with its neighbours, and how many are left out before it", () => {
  expect(shown(64, "p40").slice(10)).toEqual(["27 … p38", "p39", "p40", "p41", "p42"]);
  expect(shown(64, "p9").at(-1)).toBe("p11");
});
