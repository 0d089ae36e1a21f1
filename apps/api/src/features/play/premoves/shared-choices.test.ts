import { expect, it } from "vitest";
import { sharedChoices } from "./shared-choices.ts";

const pass = { type: "pass", fields: {}, isDefault: true } as const;
const lay = (...cards: string[]) => ({ type: "lay", fields: { card: { oneOf: cards } } }) as never;
const hire = (from: number, to: number) => ({ type: "hire", fields: { men: { from, to } } }) as never;
const levy = (someOf: readonly string[], min: number, max: number) =>
  ({ type: "levy", fields: { from: { someOf, min, max } } }) as never;

it("keeps what both courses of the game offer", () => {
  expect(sharedChoices([pass, lay("good", "bad"), hire(1, 5)], [lay("bad", "tax"), hire(2, 9), pass])).toEqual([
    pass,
    lay("bad"),
    hire(2, 5),
  ]);
  expect(sharedChoices([levy(["Ayr", "Brem", "Clun"], 1, 3)], [levy(["Brem", "Clun", "Dol"], 2, 4)])).toEqual([
    levy(["Brem", "Clun"], 2, 2),
  ]);
});

it("drops what only one of them offers, or what one of them blocks", () => {
  const blocked = { type: "hire", fields: { men: { from: 1, to: 5 } }, blockedBy: "F-1" } as never;
  expect(sharedChoices([lay("good"), hire(1, 5)], [lay("bad"), blocked, pass])).toEqual([]);
});
