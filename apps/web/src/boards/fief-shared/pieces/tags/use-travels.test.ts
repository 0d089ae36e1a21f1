import { expect, it } from "vitest";
import { layOutTag } from "./tag.ts";
import { travelsBetween } from "./use-travels.ts";

const placed = (key: string, x: number, ...lords: readonly string[]) => {
  const company = { key, seat: 0, village: "sigy", road: null } as const;
  const names = lords.map((lord) => ({ lord, name: lord, signs: [] }));
  const tag = layOutTag(company, { shields: [], counts: [["knight", 1]], names });
  return { tag, box: { x, y: 0, width: 40, height: 30 }, anchor: [x, 0] as const };
};

it("knows where the lord of a new company was", () => {
  const travels = travelsBetween([placed("sigy 0", 100, "jeanne")], [placed("bourg 0", 300, "jeanne")]);
  expect(travels.get("bourg 0")).toMatchObject({ x: 100 });
});

it("moves nothing that was there before, that has no lord, or that comes into play", () => {
  const before = [placed("sigy 0", 100, "jeanne"), placed("blaye 0", 200)];
  const now = [placed("sigy 0", 100, "jeanne"), placed("bourg 0", 300), placed("tournus 0", 400, "henri")];
  expect(travelsBetween(before, now).size).toBe(0);
});

it("has no strip under lords without troops", () => {
  const company = { key: "sigy 0", seat: 0, village: "sigy", road: null } as const;
  const names = [{ lord: "guenievre", name: "Guenièvre", signs: [] }];
  const shields = [{ key: "guenievre", seat: 0, kind: "lord" as const }];
  const alone = layOutTag(company, { shields, counts: [["knight", 0]], names });
  const led = layOutTag(company, { shields, counts: [["knight", 2]], names });
  expect(alone.strip).toBeNull();
  expect(led.strip).toBeLessThan(led.width);
});
