import { describe, expect, it } from "vitest";
import { rolls, scriptedChance } from "../testing/scripted-chance.ts";
import { chanceFrom, seededChance } from "./chance.ts";

const counted = (draws: readonly number[]) =>
  [...new Set(draws)].map((one) => draws.filter((other) => other === one).length);

describe("chance", () => {
  it("is the same for the same seed and another for the next", () => {
    const drawn = (seed: number) => seededChance(seed).shuffle(Array.from({ length: 20 }, (_, place) => place));
    expect(drawn(7)).toEqual(drawn(7));
    expect(drawn(7)).not.toEqual(drawn(8));
    expect(drawn(7)).not.toEqual(drawn(7 + 2 ** 32));
  });

  it("favours no face of a die (seed 3; 99.9 % of fair dice stay below 20.5)", () => {
    const chance = seededChance(3);
    const faces = counted(Array.from({ length: 6_000 }, () => chance.die()));
    const surprise = faces.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
    expect(faces).toHaveLength(6);
    expect(surprise).toBeLessThan(20.5);
  });

  it("favours no order of a shuffle (seed 4; 99.9 % of fair ones stay below 49.8)", () => {
    const chance = seededChance(4);
    const orders = counted(Array.from({ length: 4_800 }, () => Number(chance.shuffle([1, 2, 3, 4]).join(""))));
    const surprise = orders.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
    expect(orders).toHaveLength(24);
    expect(surprise).toBeLessThan(49.8);
  });

  it("leaves a list as it is when it draws nothing but zeros", () => {
    expect(chanceFrom(() => 0).shuffle(["a", "b", "c"])).toEqual(["a", "b", "c"]);
  });

  it("cannot pick from nothing", () => {
    expect(() => seededChance(1).pick([])).toThrow("empty list");
  });

  it("follows a script, and says when it is over", () => {
    const chance = scriptedChance(...rolls(6, 1), 2);
    expect([chance.die(), chance.die(), chance.pick(["a", "b", "c"])]).toEqual([6, 1, "c"]);
    expect(() => chance.die()).toThrow("the script of 3 draws is over");
    expect(() => scriptedChance(6).die()).toThrow("the script says 6");
  });
});
