import { describe, expect, it } from "vitest";
import type { FiefModel } from "../game.ts";
import { recorded } from "../testing/recorded.ts";
import { translatorFor } from "../testing/translator.ts";
import { vacancyText } from "./vacancy-text.ts";
import { voteSources } from "./vote-sources.ts";

const elections = Object.values(recorded).flatMap(({ model: { view } }) =>
  view.election === null ? [] : [{ view, election: view.election }],
);
const [some] = Object.values(recorded);
if (some === undefined) throw new Error("nothing was recorded");
const { view } = some.model;
const t = translatorFor("en");

describe("the votes of a family", () => {
  it("come from its villages, its clergy and its titled lords, and from nothing else", () => {
    expect(elections.length).toBeGreaterThan(0);
    for (const { view: seen, election } of elections) {
      for (const { seat, votes } of election.votes) {
        const from = voteSources(seen, election, seat);
        expect(from.villages + from.clergy + from.titles).toBe(votes);
        expect(Math.min(from.villages, from.clergy, from.titles)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it("count the chief town twice", () => {
    const villages = view.villages.map((one) => ({
      ...one,
      controller: one.village === "sigy" || one.village === "beaujeu" ? 2 : null,
    }));
    const election = {
      office: "bishop-5",
      candidates: [],
      votes: [{ seat: 2, votes: 5 }],
      laid: [],
      seen: [],
    } as const;
    const held = { ...view, villages } as FiefModel["view"];
    expect(
      voteSources(held, { ...election, candidates: [], votes: [...election.votes], laid: [], seen: [] }, 2),
    ).toEqual({
      votes: 5,
      villages: 3,
      clergy: 2,
      titles: 0,
    });
  });
});

describe("a vacant office", () => {
  it("waits, for a bishop, until all its villages are controlled", () => {
    const bishoprics = view.bishoprics.map((see) => ({
      ...see,
      bishop: null,
      isWhollyControlled: see.bishopric === 2,
    }));
    const vacant = { ...view, bishoprics, election: null };
    expect(vacancyText(t, vacant, "bishop-2")).toBe("vacant, to be elected");
    expect(vacancyText(t, vacant, "bishop-3")).toBe("vacant; not all its villages are controlled");
  });

  it("waits, for the pope, for two free cardinals", () => {
    const lords = view.lords.map((lord, place) => ({ ...lord, isCardinal: place < 2, guard: place === 1 ? 0 : null }));
    expect(vacancyText(t, { ...view, lords, election: null }, "pope")).toContain("needs two free cardinals");
    const free = lords.map((lord) => ({ ...lord, guard: null, isExcommunicated: false }));
    expect(vacancyText(t, { ...view, lords: free, election: null }, "pope")).toBe("vacant, to be elected");
  });
});
