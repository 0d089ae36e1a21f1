import { describe, expect, it } from "vitest";
import { areValidPlacements, initialPlacements, sharedPlacements, withPlace, withScore } from "./placements.ts";

const place = (player: string, rank: number, score = 0) => ({ player, rank, score, tieBreaks: [], isForfeit: false });

describe("places of a table", () => {
  it.each([
    [[1, 2, 3], true],
    [[1, 1, 3], true],
    [[1, 2, 2, 4], true],
    [[1, 2, 2, 3], false],
    [[2, 3, 4], false],
    [[1, 1, 2], false],
  ])("%j can be a result: %s", (ranks, isSound) => {
    expect(areValidPlacements(ranks.map((rank, at) => place(`p${at}`, rank)))).toBe(isSound);
  });

  it("need every score, and none that is out of range", () => {
    expect(areValidPlacements([place("ada", 1, 1e300), place("bea", 2)])).toBe(false);
    expect(areValidPlacements([place("ada", 1, Number.NaN), place("bea", 2)])).toBe(false);
  });

  it("begin with the result as it stands, else with the seats", () => {
    const known = [place("bea", 1, 7), place("ada", 2, 3)];
    expect(initialPlacements({ players: ["ada", "bea"], places: known })).toBe(known);
    expect(initialPlacements({ players: ["ada", "bea"], places: null })).toEqual([place("ada", 1), place("bea", 2)]);
  });

  it("are shared where nobody has won", () => {
    const shared = sharedPlacements({ players: ["ada", "bea"] });
    expect(shared).toEqual([place("ada", 1), place("bea", 1)]);
    expect(areValidPlacements(shared)).toBe(true);
  });

  it("change for one player alone", () => {
    const places = [place("ada", 1), place("bea", 2)];
    expect(withPlace(places, "bea", 1)).toEqual([place("ada", 1), place("bea", 1)]);
    expect(withPlace(places, "ada", "forfeit")).toEqual([{ ...place("ada", 2), isForfeit: true }, place("bea", 2)]);
    expect(withScore(places, "ada", 12)).toEqual([place("ada", 1, 12), place("bea", 2)]);
  });
});
