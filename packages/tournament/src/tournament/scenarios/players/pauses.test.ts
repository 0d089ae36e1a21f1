import { expect, it } from "vitest";
import { livesLeft } from "../../formats/lives.ts";
import type { Plan, Stage } from "../../state/types.ts";
import { best, Played, planOf, stages } from "../testing.fixture.ts";

const pairs = { least: 2, most: 2, preferred: 2 };
const bracket: Stage = { ...stages["knock-out"], sizes: pairs };
const directed = (list: readonly Stage[], more: Partial<Plan> = {}) =>
  new Played(planOf(list, { pairing: "director", seeding: "entry", ...more })).begin(4);
const reason = "For a reason that everybody reads.";

function publish(played: Played): void {
  const round = played.tournament.rounds.at(-1)?.number ?? 0;
  expect(played.act({ type: "publish-round", round })).toBeUndefined();
}

it("a missed round costs a life, as a lost one does", () => {
  const played = directed([{ ...stages.lives, sizes: pairs }]);
  played.act({ type: "pause" }, "p4");
  publish(played);
  played.playTables((players) => players.toSorted());
  const left = (player: string) => {
    const [stage] = played.tournament.stages;
    return stage && livesLeft(played.tournament, stage, stages.lives, player);
  };
  expect(["p1", "p2", "p3", "p4"].map(left).toSorted()).toEqual([1, 1, 2, 2]);
  expect(left("p4")).toBe(1);
  played.act({ type: "resume" }, "p4");
  expect(left("p4")).toBe(1);
});

it("a bracket has no pauses: every player is drawn and stays drawn", () => {
  const played = directed([bracket]);
  const drawn = () => played.tournament.rounds.at(-1)?.tables.flatMap(({ players }) => players);
  expect(played.act({ type: "pause" }, "p2")).toBe("not-now");
  expect(drawn()?.toSorted()).toEqual(["p1", "p2", "p3", "p4"]);
});

it("players who paused before a bracket take part in it", () => {
  const played = directed([
    { ...stages.swiss, rounds: 1, sizes: pairs },
    { ...bracket, field: best(1, 4) },
  ]);
  publish(played);
  played.act({ type: "pause" }, "p2");
  played.playTables();
  expect(played.tournament.stages).toHaveLength(2);
  expect(played.tournament.rounds.at(-1)?.tables).toHaveLength(2);
  expect(played.tournament.players.find(({ player }) => player === "p2")).toMatchObject({ isPaused: false });
});

it("the second round of a bracket can be seated by hand, without the players who are out", () => {
  const played = directed([{ ...bracket, sizes: pairs }]);
  publish(played);
  played.playTables((players) => players.toSorted());
  const final = played.tournament.rounds.at(-1)?.tables[0]?.players ?? [];
  const tables = [{ players: [...final].reverse(), division: null }];
  expect(played.act({ type: "amend-round", round: 2, tables, byes: [], mayMeet: false, reason })).toBeUndefined();
});
