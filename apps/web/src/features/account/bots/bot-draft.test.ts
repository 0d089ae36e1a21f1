import { describe, expect, it } from "vitest";
import { changeOf, emptyDraft, faultsIn, withRuleset } from "./bot-draft.ts";

const village = { id: "village", seats: { min: 2, max: 4 } } as const;
const draft = { ...emptyDraft, name: "Robo", games: withRuleset([], village, true) };

describe("the draft of a bot account", () => {
  it("plays a new ruleset with all its numbers of seats and default options", () => {
    expect(draft.games).toEqual([{ ruleset: "village", seats: { min: 2, max: 4 }, options: "default" }]);
    expect(withRuleset(draft.games, village, false)).toEqual([]);
  });

  it("can be sent with a name and a game", () => {
    expect(faultsIn(draft)).toEqual(new Set());
    expect(faultsIn(emptyDraft)).toEqual(new Set(["name", "games"]));
  });

  it("needs an https link, if it has one", () => {
    expect(faultsIn({ ...draft, sourceUrl: "http://example.org" })).toEqual(new Set(["sourceUrl"]));
    expect(faultsIn({ ...draft, sourceUrl: "https://example.org/robo" })).toEqual(new Set());
  });

  it("needs numbers of seats in order", () => {
    const withSeats = (min: number, max: number) => ({
      ...draft,
      games: [{ ruleset: "village", seats: { min, max }, options: "any" as const }],
    });
    expect(faultsIn(withSeats(4, 2))).toEqual(new Set(["seats"]));
    expect(faultsIn(withSeats(Number.NaN, 2))).toEqual(new Set(["seats"]));
    expect(faultsIn(withSeats(2, 2))).toEqual(new Set());
  });

  it("needs limits that let it play", () => {
    const limits = { ...draft.limits, gamesMax: 51, visibilities: [], paces: [] };
    expect(faultsIn({ ...draft, limits })).toEqual(new Set(["gamesMax", "visibilities", "paces"]));
  });

  it("sends empty texts as none", () => {
    expect(changeOf({ ...draft, description: " ", sourceUrl: "" })).toMatchObject({
      description: null,
      sourceUrl: null,
    });
  });
});
