import { describe, expect, it } from "vitest";
import { overlapOf } from "../../fief-shared/pieces/box.ts";
import type { View } from "../game.ts";
import { villagesOnMap } from "../realm/realm.ts";
import { recorded } from "../testing/recorded.ts";
import { translatorFor } from "../testing/translator.ts";
import { companiesOf } from "./companies.ts";
import { placedTags } from "./placed-tags.ts";
import { tagOf } from "./tag.ts";

const views = Object.entries(recorded).map(([kind, { model }]) => [kind, model.view] as const);
const t = translatorFor("en");

describe.each(views)("the companies of a realm at %s", (_, view) => {
  it("hold every pawn, lord and prisoner once", () => {
    const companies = companiesOf(view);
    const bands = view.villages.flatMap(({ bands: all }) => all);
    const sum = (list: readonly { readonly sergeants: number | null; readonly knights: number | null }[]) =>
      list.reduce((total, { sergeants, knights }) => total + Number(sergeants) + Number(knights), 0);
    expect(sum(companies)).toBe(sum(bands));
    const lords = companies.flatMap((company) => [...company.lords, ...company.prisoners].map(({ lord }) => lord));
    expect(lords.toSorted()).toEqual(view.lords.map(({ lord }) => lord).toSorted());
    const engines = companies.flatMap(({ engine }) => (engine === null ? [] : [engine]));
    expect(engines).toHaveLength(view.villages.flatMap(({ engines: all }) => all).length);
  });

  it("are drawn over no village and not beyond the frame", () => {
    for (const { tag, box } of placesIn(view)) {
      for (const { at, name } of villagesOnMap) {
        const seal = { x: at[0] - 14, y: at[1] - 14, width: 28, height: 28 };
        expect(overlapOf(box, seal), `${tag.company.key} on ${name}`).toBe(0);
      }
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
    }
  });

  it("are drawn alike, in whatever order they are told", () => {
    const tags = companiesOf(view).map((company) => tagOf(t, company));
    const boxes = (list: typeof tags) => new Map(placedTags(list).map(({ tag, box }) => [tag.company.key, box]));
    expect(boxes(tags.toReversed())).toEqual(boxes(tags));
    expect(boxes(tags).size).toBe(tags.length);
  });
});

const placesIn = (view: View) => placedTags(companiesOf(view).map((company) => tagOf(t, company)));
