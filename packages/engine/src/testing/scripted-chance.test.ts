import { expect, it } from "vitest";
import { rolls, scriptedChance } from "./scripted-chance.ts";

it("draws numbers, names and orders as the script says", () => {
  const chance = scriptedChance(1, "knight", ["b", "a"], ...rolls(6));
  expect(chance.pick(["mill", "castle"])).toBe("castle");
  expect(chance.pick(["sergeant", "knight"])).toBe("knight");
  expect(chance.shuffle(["a", "b"])).toEqual(["b", "a"]);
  expect(chance.die()).toBe(6);
});

it("fails when the script is over, or names what cannot be drawn", () => {
  expect(() => scriptedChance().below(2)).toThrow("the script of 0 draws is over");
  expect(() => scriptedChance("abbot").pick(["monk"])).toThrow("the script says abbot");
  expect(() => scriptedChance("abbot").below(3)).toThrow("the script says abbot where a number below 3");
  expect(() => scriptedChance(["a"]).shuffle(["a", "b"])).toThrow("the script orders 1 of 2");
});
