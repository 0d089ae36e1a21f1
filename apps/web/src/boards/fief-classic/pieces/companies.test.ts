import { describe, expect, it } from "vitest";
import { overlapOf } from "../../fief-shared/pieces/box.ts";
import { places, villageNames } from "../../fief-shared/realm/places.ts";
import { recorded } from "../testing/recorded.ts";
import { translatorFor } from "../testing/translator.ts";
import { companiesOf } from "./companies.ts";
import { tagsOf } from "./tag.ts";

const views = Object.entries(recorded).map(([kind, { model }]) => [kind, model.view] as const);
const t = translatorFor("en");

describe.each(views)("the companies of a realm at %s", (_, view) => {
  const companies = companiesOf(view);

  it("hold every soldier and lord once", () => {
    const all = view.villages.flatMap(({ soldiers, gates }) => [soldiers, ...gates.map((gate) => gate.soldiers)]);
    const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
    expect(sum(companies.map(({ soldiers }) => soldiers))).toBe(sum(all));
    const lords = companies.flatMap((company) => company.lords.map(({ lord }) => lord));
    expect(lords.toSorted()).toEqual(view.lords.map(({ lord }) => lord).toSorted());
    expect(new Set(companies.map(({ key }) => key)).size).toBe(companies.length);
  });

  it("say what those before a village are there for", () => {
    const stances = view.villages.flatMap(({ village, stances: all }) =>
      all.map(({ seat, stance }) => ({ village, seat, stance })),
    );
    for (const one of stances) expect(companies).toContainEqual(expect.objectContaining(one));
  });

  it("are drawn over no village and not beyond the frame", () => {
    const tags = tagsOf(t, companies);
    expect(tags).toHaveLength(companies.length);
    for (const { tag, box } of tags) {
      for (const village of villageNames) {
        const [x, y] = places[village];
        const seal = { x: x - 14, y: y - 14, width: 28, height: 28 };
        expect(overlapOf(box, seal), `${tag.company.key} on ${village}`).toBe(0);
      }
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
    }
  });
});
