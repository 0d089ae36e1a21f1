import { describe, expect, it } from "vitest";
import type { Plan, Stage } from "../state/types.ts";
import { best, Played, planOf, stages } from "./testing.fixture.ts";

const reason = "The scores were read the wrong way round.";
const minuteMs = 60_000;
const played = (more: Partial<Plan>, list: readonly Stage[] = [{ ...stages.swiss, rounds: 1 }]) =>
  new Played(planOf(list, more)).begin(4);
const reversed = (given: Played) => {
  const places = given.tournament.rounds.at(-1)?.tables[0]?.places ?? [];
  return places.map((place) => ({ ...place, rank: places.length + 1 - place.rank, tieBreaks: [] }));
};
const correct = (given: Played, round = 1) =>
  given.act({ type: "correct-result", round, table: 1, places: reversed(given), reason });
const finish = (players: readonly string[]) => players.toSorted();

describe("the last results of a tournament", () => {
  it("can be corrected for the time that the plan gives, and then decide", () => {
    const given = played({ lastGraceMinutes: 60 });
    given.playTables(finish);
    expect(given.tournament.phase).toBe("running");
    given.wait(59 * minuteMs);
    expect(correct(given)).toBeUndefined();
    given.wait(minuteMs);
    expect(given.tournament).toMatchObject({ phase: "finished", ranking: [{ player: "p4", rank: 1 }, {}, {}, {}] });
    expect(correct(given)).toBe("not-now");
  });

  it("decide at once in plans that give no time, as earlier ones did", () => {
    const given = played({});
    given.playTables(finish);
    expect(given.tournament.phase).toBe("finished");
  });

  it("decide when the director ends the stage", () => {
    const given = played({ lastGraceMinutes: 60 });
    given.playTables(finish);
    expect(given.act({ type: "end-stage", stage: 1 })).toBeUndefined();
    expect(given.tournament.phase).toBe("finished");
  });

  it("are unknown again when a table is played again", () => {
    const given = played({ lastGraceMinutes: 60 });
    given.playTables(finish);
    expect(given.act({ type: "replay-table", round: 1, table: 1, reason })).toBeUndefined();
    given.wait(120 * minuteMs);
    expect(given.tournament.phase).toBe("running");
    given.playTables(finish);
    given.wait(59 * minuteMs);
    expect(given.tournament.phase).toBe("running");
    given.wait(minuteMs);
    expect(given.tournament.phase).toBe("finished");
  });
});

describe("a round of a knock-out", () => {
  const pairs = { least: 2, most: 2, preferred: 2 };
  const bracket = [{ ...stages["knock-out"], sizes: pairs }];

  it("can be corrected before the next one is drawn from it", () => {
    const given = played({ graceMinutes: 30 }, bracket);
    given.playTables(finish);
    expect(given.tournament.rounds).toHaveLength(1);
    const [winner] = given.tournament.rounds[0]?.tables[0]?.players.toSorted() ?? [];
    const places = given.tournament.rounds[0]?.tables[0]?.places ?? [];
    const swapped = places.map((place) => ({ ...place, rank: 3 - place.rank, tieBreaks: [] }));
    given.act({ type: "correct-result", round: 1, table: 1, places: swapped, reason });
    given.wait(30 * minuteMs);
    expect(given.tournament.rounds[1]?.tables.flatMap(({ players }) => players)).not.toContain(winner);
  });

  it("ends when the director closes it, if the plan says so", () => {
    const given = played({ closing: "director" }, bracket);
    const close = (round: number) => given.act({ type: "close-round", round });
    expect(close(1)).toBe("not-now");
    expect(close(2)).toBe("not-found");
    given.playTables(finish);
    given.wait(10_000 * minuteMs);
    expect(given.tournament.rounds).toMatchObject([{ state: "published" }]);
    expect(close(1)).toBeUndefined();
    expect(close(1)).toBe("done-already");
    given.playTables(finish);
    expect(close(2)).toBeUndefined();
    given.wait(10_000 * minuteMs);
    expect(given.tournament.phase).toBe("running");
    expect(given.act({ type: "end-stage", stage: 1 })).toBeUndefined();
    expect(given.tournament.phase).toBe("finished");
  });
});

it("a cut waits for the corrections of the last heat", () => {
  const final: Stage = { ...stages["knock-out"], field: best(1, 4) };
  const given = played({ graceMinutes: 30 }, [{ ...stages.heats, rounds: 1, best: 1 }, final]);
  given.playTables(finish);
  expect(given.tournament.stages).toHaveLength(1);
  expect(correct(given)).toBeUndefined();
  given.wait(30 * minuteMs);
  expect(given.tournament.stages[0]?.ranking?.[0]).toEqual({ player: "p4", rank: 1 });
  expect(given.tournament.stages).toHaveLength(2);
});

it("a stage that is not over ends with a reason alone", () => {
  const given = played({ pairing: "director" }, [stages.swiss]);
  given.act({ type: "publish-round", round: 1 });
  given.playTables(finish);
  expect(given.act({ type: "end-stage", stage: 1 })).toBe("unfit");
  expect(given.act({ type: "end-stage", stage: 1, reason })).toBeUndefined();
});
