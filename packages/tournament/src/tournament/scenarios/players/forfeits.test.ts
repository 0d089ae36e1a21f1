import { expect, it } from "vitest";
import { stageStandings } from "../../standings/stage-standings.ts";
import { Played, planOf, stages } from "../testing.fixture.ts";

const reason = "For a reason that everybody reads.";
const scoring = { system: "size-neutral" as const };
const tieBreaks = ["points", "wins"] as const;
const played = () => new Played(planOf([stages.swiss], { scoring, tieBreaks: [...tieBreaks] })).begin(4);
const forfeit = (given: Played, player: string) =>
  given.act({ type: "forfeit-place", round: 1, table: 1, player, reason });
const figuresOf = ({ tournament }: Played) => {
  const [stage] = tournament.stages;
  const standings = stage === undefined ? [] : stageStandings(tournament, stage);
  return Object.fromEntries(standings.map(({ player, figures }) => [player, figures]));
};

it("two players who forfeit get nothing, and the last who plays ranks above them", () => {
  const given = played();
  for (const player of ["p3", "p4"]) expect(forfeit(given, player)).toBeUndefined();
  const table = given.tournament.rounds[0]?.tables[0];
  expect(table).toMatchObject({ state: "over", verdict: "walk-over" });
  expect(figuresOf(given)).toMatchObject({ p3: [0, 0], p4: [0, 0] });
});

it("a corrected result puts players who forfeit last, without a score", () => {
  const given = played();
  given.playTables((players) => players.toSorted());
  const places = given.tournament.rounds[0]?.tables[0]?.places ?? [];
  const correct = (rank: number, score: number) =>
    given.act({
      type: "correct-result",
      round: 1,
      table: 1,
      places: places.map((place) => (place.rank === 4 ? { ...place, rank, score, isForfeit: true } : { ...place })),
      reason,
    });
  expect(correct(1, 0)).toBe("unfit");
  expect(correct(4, 7)).toBe("unfit");
  expect(correct(4, 0)).toBeUndefined();
});
