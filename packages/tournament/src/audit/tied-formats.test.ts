import { describe, expect, it } from "vitest";
import { audit } from "./audit.fixture.ts";
import {
  playedWithTies,
  playedWithWithdrawal,
  playedWithWithdrawalAtLargeTables,
  purposesIn,
  tiedFormats,
} from "./tied-formats.fixture.ts";

const sizes = [8, 9, 12, 16];

describe.each(Object.keys(tiedFormats))("%s", (name) => {
  const first = Object.keys(tiedFormats).indexOf(name);

  it("keeps every promise at any size, and breaks ties in some of them", () => {
    const runs = sizes.flatMap((players) => [1, 2, 3].map((run) => ({ players, seed: first * 3 + run })));
    const purposes = runs.flatMap((run) => {
      const played = playedWithTies(name, run);
      expect(played.tournament.phase).toBe("finished");
      expect(audit(played.log, played.shown(), played.context.hashOf)).toEqual([]);
      return purposesIn(played);
    });
    expect(purposes.length).toBeGreaterThan(0);
  });
});

describe("results that are annulled", () => {
  it.each([
    ["round-robin", 2],
    ["round-robin", 3],
    ["league", 1],
    ["league", 2],
  ] as const)("are those that the log says, in a %s that a player leaves after %i rounds", (format, rounds) => {
    const played = playedWithWithdrawal(format, rounds);
    expect(played.tournament.phase).toBe("finished");
    expect(audit(played.log, played.shown(), played.context.hashOf)).toEqual([]);
    const sources = [...played.shown().values()].flat().flatMap((row) => row.sources);
    expect(sources.some((source) => "isAnnulled" in source)).toBe(rounds === (format === "league" ? 1 : 2));
  });

  it.each([
    ["a plane of 4 rounds", 9, 1, true],
    ["a plane of 4 rounds", 9, 2, false],
    ["a design whose tables are all played at once", 7, 1, true],
    ["a searched schedule of 4 rounds", 8, 1, true],
    ["a searched schedule of 4 rounds", 8, 3, false],
    ["a searched schedule with byes", 10, 1, true],
  ] as const)(
    "are those that the log says at tables of three, in %s for %i players, left after %i",
    (_, players, rounds, isAnnulled) => {
      const played = playedWithWithdrawalAtLargeTables(players, rounds);
      expect(played.tournament.phase).toBe("finished");
      expect(audit(played.log, played.shown(), played.context.hashOf)).toEqual([]);
      const sources = [...played.shown().values()].flat().flatMap((row) => row.sources);
      expect(sources.some((source) => "isAnnulled" in source)).toBe(isAnnulled);
    },
  );
});
