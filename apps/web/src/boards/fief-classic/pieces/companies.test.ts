import { describe, expect, it } from "vitest";
import { expectTagsInFrame } from "../../fief-shared/testing/expect-tags-in-frame.ts";
import { recorded } from "../testing/recorded.ts";
import { translatorFor } from "../testing/translator.ts";
import { companiesOf } from "./companies.ts";
import { tagsOf } from "./tag.ts";

const views = Object.entries(recorded).map(([kind, { model }]) => [kind, model.view] as const);
const t = translatorFor("en");

describe.each(views)("the companies on the map at the question %s", (_, view) => {
  const companies = companiesOf(view);

  it("contain every soldier and lord once", () => {
    const all = view.villages.flatMap(({ soldiers, gates }) => [soldiers, ...gates.map((gate) => gate.soldiers)]);
    const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
    expect(sum(companies.map(({ soldiers }) => soldiers))).toBe(sum(all));
    const lords = companies.flatMap((company) => company.lords.map(({ lord }) => lord));
    expect(lords.toSorted()).toEqual(view.lords.map(({ lord }) => lord).toSorted());
    expect(new Set(companies.map(({ key }) => key)).size).toBe(companies.length);
  });

  it("say what the soldiers before a village intend", () => {
    const stances = view.villages.flatMap(({ village, stances: all }) =>
      all.map(({ seat, stance }) => ({ village, seat, stance })),
    );
    for (const one of stances) expect(companies).toContainEqual(expect.objectContaining(one));
  });

  it("are drawn next to the villages and inside the frame", () => {
    const tags = tagsOf(t, companies);
    expect(tags).toHaveLength(companies.length);
    expectTagsInFrame(tags);
  });
});
