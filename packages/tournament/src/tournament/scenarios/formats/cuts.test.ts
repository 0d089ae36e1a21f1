import { expect, it } from "vitest";
import { best, Played, planOf, stages } from "../testing.fixture.ts";

it("the random draw decides between equal ranks at a cut, even if it is no criterion", () => {
  const sizes = { least: 2, most: 2, preferred: 2 };
  const final = { ...stages["knock-out"], sizes, field: best(1, 2) };
  const plan = planOf([{ ...stages.swiss, sizes, rounds: 1 }, final], { tieBreaks: ["points"], seeding: "entry" });
  const begun = Array.from({ length: 5 }, (_, seed) => new Played(plan, seed + 1).begin(8));
  for (const played of begun) {
    played.playTables((players) => players.toSorted());
    const { lots, stages: states } = played.tournament;
    const tied = (states[0]?.ranking ?? []).filter(({ rank }) => rank === 1).map(({ player }) => player);
    const byLot = tied.toSorted((one, other) => (lots[other] ?? 0) - (lots[one] ?? 0));
    expect(tied).toHaveLength(4);
    expect(states[1]?.players.toSorted()).toEqual(byLot.slice(0, 2).toSorted());
  }
});
