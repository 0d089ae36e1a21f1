import { expect, it } from "vitest";
import { divisionStandings } from "../../formats/league/seasons.ts";
import { stageStandings } from "../../standings/stage-standings.ts";
import type { Plan, Stage } from "../../state/types.ts";
import { Played, planOf, stages } from "../testing.fixture.ts";

const threes = { least: 3, most: 3, preferred: 3 };
const late = { lateRounds: 3, latePoints: 2, tieBreaks: ["points", "opponents"] } as const;
const played = (stage: Stage, players: number, more: Partial<Plan> = {}) =>
  new Played(planOf([{ ...stage, sizes: threes }], { ...late, ...more })).begin(players);
const standingOf = ({ tournament }: Played, player: string) => {
  const [stage] = tournament.stages;
  const found = stage && stageStandings(tournament, stage).find((one) => one.player === player);
  if (found === undefined) throw new Error(`${player} has no standing`);
  return found;
};
const lateIn = (given: Played, player: string) =>
  standingOf(given, player).sources.filter(({ from }) => from === "late");

it("give points for each missed round, and are no games of the opponents' averages", () => {
  const swiss = played(stages.swiss, 5);
  swiss.playTables((players) => players.toSorted());
  // The second round is published already.
  swiss.act({ type: "enter" }, "late");
  expect(lateIn(swiss, "late").map(({ round, points }) => [round, points])).toEqual([
    [1, 2],
    [2, 2],
  ]);
  expect(standingOf(swiss, "late")).toMatchObject({ points: 4, figures: [4, 0] });
});

it("do not count an unpublished draft as a missed round", () => {
  const swiss = played(stages.swiss, 6, { pairing: "director" });
  swiss.act({ type: "publish-round", round: 1 });
  swiss.playTables();
  expect(swiss.tournament.rounds.at(-1)).toMatchObject({ number: 2, state: "drafted" });
  swiss.act({ type: "enter" }, "late");
  expect(lateIn(swiss, "late")).toEqual([{ from: "late", round: 1, points: 2 }]);
});

it("compete with games if only the best results count", () => {
  const heats = played({ ...stages.heats, rounds: 4, best: 1 }, 6);
  heats.playTables();
  heats.act({ type: "enter" }, "late");
  expect(standingOf(heats, "late")).toMatchObject({ points: 2 });
});

it("miss nothing in a ladder", () => {
  const ladder = played(stages.ladder, 3);
  expect(ladder.act({ type: "enter" }, "late")).toBeUndefined();
  expect(standingOf(ladder, "late")).toMatchObject({ points: 0, sources: [] });
});

it("count in the first season of a player in a league, and in no later one", () => {
  const league = played({ ...stages.league, division: 3, seasons: 4 }, 6);
  league.playTables((players) => players.toSorted());
  league.act({ type: "enter" }, "p0");
  const pointsIn = (number: number) => {
    const [stage] = league.tournament.stages;
    const season = league.tournament.rounds.find((round) => round.number === number);
    const divisions = stage && season ? divisionStandings(league.tournament, stage, season) : [];
    return divisions.flatMap(({ standings }) => standings).find(({ player }) => player === "p0");
  };
  league.playTables((players) => players.toSorted());
  expect(pointsIn(2)).toBeUndefined();
  expect(pointsIn(3)?.sources.filter(({ from }) => from === "late")).toHaveLength(2);
  league.playTables((players) => players.toSorted());
  expect(pointsIn(4)).toBeDefined();
  expect(pointsIn(4)?.sources.filter(({ from }) => from === "late")).toEqual([]);
});

it("of players who withdrew before the start give the points that the log announces", () => {
  const swiss = new Played(planOf([{ ...stages.swiss, sizes: threes }], late));
  swiss.act({ type: "open-entry" });
  for (const player of ["p1", "p2", "p3", "gone"]) swiss.act({ type: "enter" }, player);
  swiss.act({ type: "withdraw" }, "gone");
  swiss.act({ type: "start" });
  swiss.act({ type: "enter" }, "gone");
  expect(swiss.log.at(-1)?.event).toMatchObject({ type: "PlayerEntered", points: 2 });
  expect(standingOf(swiss, "gone")).toMatchObject({ points: 2 });
});
