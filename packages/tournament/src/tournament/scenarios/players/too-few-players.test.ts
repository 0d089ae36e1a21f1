import { describe, expect, it } from "vitest";
import type { Stage } from "../../state/types.ts";
import { best, Played, planOf, stages } from "../testing.fixture.ts";

const reason = "For a reason that everybody reads.";
const fours = { least: 4, most: 4, preferred: 4 };
const pairedByRound = ["swiss", "heats", "round-robin", "league"] as const;
const stageOf = (format: Stage["format"]): Stage => ({ ...stages[format], sizes: fours });
const directed = (stage: Stage, players = 4) => new Played(planOf([stage], { pairing: "director" })).begin(players);

describe.each(pairedByRound)("a stage of %s", (format) => {
  it("waits while too few players are present, and continues when one resumes", () => {
    const played = directed(stageOf(format));
    expect(played.act({ type: "pause" }, "p1")).toBeUndefined();
    expect(played.tournament).toMatchObject({ phase: "running", pairingFailure: "too-few-players", rounds: [] });
    expect(played.act({ type: "resume" }, "p1")).toBeUndefined();
    expect(played.tournament).toMatchObject({ pairingFailure: null, rounds: [{ state: "drafted" }] });
  });
});

it("waits for lives to be played if the players with lives have paused", () => {
  const played = directed({ ...stages.lives, sizes: fours }, 5);
  for (const player of ["p1", "p2"]) played.act({ type: "pause" }, player);
  expect(played.tournament).toMatchObject({ phase: "running", pairingFailure: "too-few-players" });
});

it("waits in a knock-out if withdrawals leave too few players for its first table", () => {
  const played = directed({ ...stages["knock-out"], sizes: fours });
  played.act({ type: "withdraw" }, "p1");
  expect(played.tournament).toMatchObject({ phase: "running", pairingFailure: "too-few-players" });
});

it("waits in a round robin that too few players of the stage before have reached", () => {
  const final: Stage = { ...stages["round-robin"], sizes: fours, field: best(1, 4) };
  const played = new Played(planOf([{ ...stages.swiss, sizes: fours, rounds: 1 }, final])).begin(4);
  played.act({ type: "withdraw" }, "p1");
  expect(played.tournament.stages).toHaveLength(2);
  expect(played.tournament).toMatchObject({ phase: "running", pairingFailure: "too-few-players" });
});

it("continues when a withdrawn player registers again", () => {
  const played = directed(stageOf("swiss"));
  played.act({ type: "withdraw" }, "p1");
  expect(played.tournament.pairingFailure).toBe("too-few-players");
  expect(played.act({ type: "enter" }, "p1")).toBeUndefined();
  expect(played.tournament.rounds).toHaveLength(1);
});

describe("a director may end a stage early", () => {
  it("once a round was played, and its ranking counts", () => {
    const played = directed(stageOf("swiss"));
    const end = (stage = 1) => played.act({ type: "end-stage", stage, reason });
    expect(end()).toBe("not-now");
    played.act({ type: "publish-round", round: 1 });
    expect(end()).toBe("not-now");
    played.playTables((players) => players.toSorted());
    played.act({ type: "pause" }, "p4");
    expect(played.tournament.pairingFailure).toBe("too-few-players");
    expect(end(2)).toBe("not-found");
    expect(end()).toBeUndefined();
    expect(played.tournament.phase).toBe("finished");
    expect(played.tournament.ranking.map(({ player }) => player)).toEqual(["p1", "p2", "p3", "p4"]);
    expect(played.log).toContainEqual(expect.objectContaining({ event: expect.objectContaining({ reason }) }));
  });

  it("and drops the draft of the next round", () => {
    const played = directed(stageOf("swiss"));
    played.act({ type: "publish-round", round: 1 });
    played.playTables();
    expect(played.act({ type: "end-stage", stage: 1, reason })).toBeUndefined();
    expect(played.tournament).toMatchObject({ phase: "finished", rounds: [{ number: 1 }] });
  });
});
