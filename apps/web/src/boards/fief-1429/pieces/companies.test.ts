import { describe, expect, it } from "vitest";
import { expectTagsInFrame } from "../../fief-shared/testing/expect-tags-in-frame.ts";
import { recorded } from "../testing/recorded.ts";
import { translatorFor } from "../testing/translator.ts";
import { companiesOf } from "./companies.ts";
import { tagsOf } from "./tag.ts";

const views = Object.entries(recorded).map(([kind, { model }]) => [kind, model.view] as const);
const t = translatorFor("en");

describe.each(views)("the companies on the map at the question %s", (_, view) => {
  it("contain every pawn, lord and prisoner once", () => {
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

  it("are drawn next to the villages and inside the frame", () => {
    expectTagsInFrame(tagsOf(t, companiesOf(view)));
  });

  it("are drawn in the same places in whatever order they come", () => {
    const companies = companiesOf(view);
    const boxes = (list: typeof companies) => new Map(tagsOf(t, list).map(({ tag, box }) => [tag.company.key, box]));
    expect(boxes(companies.toReversed())).toEqual(boxes(companies));
    expect(boxes(companies).size).toBe(companies.length);
  });
});
