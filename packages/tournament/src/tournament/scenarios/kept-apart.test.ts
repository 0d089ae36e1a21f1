import { describe, expect, it } from "vitest";
import type { Stage } from "../state/types.ts";
import { Played, planOf, stages } from "./testing.fixture.ts";

const reason = "They share a household.";
const fixed = (size: number) => ({ least: size, most: size, preferred: size });
const together = ({ tournament }: Played, one: string, other: string) =>
  tournament.rounds
    .flatMap(({ tables }) => tables)
    .some(({ players }) => [one, other].every((p) => players.includes(p)));

function apart(stage: Stage, players: number): Played {
  const played = new Played(planOf([stage], { pairing: "director", seeding: "entry" })).begin(players);
  expect(played.act({ type: "keep-apart", pairs: [["p1", "p2"]], reason })).toBeUndefined();
  return played;
}

it("two players in a bracket of two are not paired until the director lifts the restriction", () => {
  const played = apart({ ...stages["knock-out"], sizes: fixed(2) }, 2);
  expect(played.tournament).toMatchObject({ pairingFailure: "kept-apart", rounds: [] });
  played.act({ type: "keep-apart", pairs: [], reason });
  expect(played.tournament.rounds).toHaveLength(1);
});

describe.each([
  ["a knock-out", { ...stages["knock-out"], sizes: fixed(4) }, 8],
  ["a round robin by a design", { ...stages["round-robin"], sizes: fixed(3) }, 9],
  ["a division of a league", { ...stages.league, sizes: fixed(4), division: 8 }, 8],
] as const)("%s", (_, stage, players) => {
  it("keeps two players apart, or waits for the director", () => {
    const played = apart(stage, players);
    for (let round = 1; played.tournament.rounds.at(-1)?.state === "drafted"; round++) {
      played.act({ type: "publish-round", round });
      played.playTables((names) => names.toSorted());
    }
    expect(played.tournament.rounds.length).toBeGreaterThan(0);
    expect(together(played, "p1", "p2")).toBe(false);
    if (played.tournament.phase !== "finished") expect(played.tournament.pairingFailure).toBe("kept-apart");
  });
});

it("a division of one table of a league waits for the director", () => {
  expect(apart({ ...stages.league, sizes: fixed(4), division: 4 }, 4).tournament).toMatchObject({
    pairingFailure: "kept-apart",
  });
});

it("a director seats them together on purpose alone", () => {
  const played = apart({ ...stages.swiss, sizes: fixed(2) }, 4);
  const tables = [
    { players: ["p1", "p2"], division: null },
    { players: ["p3", "p4"], division: null },
  ];
  const amend = (mayMeet: boolean) => played.act({ type: "amend-round", round: 1, tables, byes: [], mayMeet, reason });
  expect(amend(false)).toBe("unfit");
  expect(amend(true)).toBeUndefined();
});
