import { describe, expect, it } from "vitest";
import { decide } from "../../acts/decide.ts";
import { stageStandings } from "../../standings/stage-standings.ts";
import type { StageState } from "../../state/tournament.ts";
import type { Plan, Stage } from "../../state/types.ts";
import { Played, planOf, stages } from "../testing.fixture.ts";

const pairs = { least: 2, most: 2, preferred: 2 };
const swiss: Stage = { ...stages.swiss, sizes: pairs, rounds: 4 };
const reason = "For a reason that everybody reads.";
const byes = { most: 1, points: null, lastRound: 3 };
const scoring = { system: "list", points: [6, 3] } as const;

const opened = (more: Partial<Plan> = {}, list: readonly Stage[] = [swiss]) => {
  const played = new Played(planOf(list, { scoring, requestedByes: byes, absencePoints: 1, ...more }));
  played.act({ type: "open-entry" });
  for (let player = 1; player <= 6; player++) played.act({ type: "enter" }, `p${player}`);
  return played;
};
const bye = (round: number) => ({ round, isBye: true });
const absence = (round: number) => ({ round, isBye: false });
const plan = (played: Played, player: string, ...absences: readonly { round: number; isBye: boolean }[]) =>
  played.act({ type: "plan-absences", absences: [...absences] }, player);

const standing = ({ tournament }: Played, name: string) =>
  stageStandings(tournament, tournament.stages[0] as StageState).find(({ player }) => player === name);
const seatedIn = ({ tournament }: Played, round: number) =>
  tournament.rounds[round - 1]?.tables.flatMap(({ players }) => players) ?? [];

describe("planned absences", () => {
  it("leave players out of the pairing of their rounds, with the points of the plan", () => {
    const played = opened();
    expect(plan(played, "p1", absence(1), absence(3))).toBeUndefined();
    expect(plan(played, "p2", bye(1))).toBeUndefined();
    played.act({ type: "start" });
    expect(seatedIn(played, 1).toSorted()).toEqual(["p3", "p4", "p5", "p6"]);
    expect(played.tournament.rounds[0]).toMatchObject({
      byes: [],
      absent: expect.arrayContaining([
        { player: "p1", isBye: false },
        { player: "p2", isBye: true },
      ]),
    });
    expect(standing(played, "p1")).toMatchObject({ points: 1, sources: [{ from: "absence", round: 1, points: 1 }] });
    // Half of the 6 points of a win.
    expect(standing(played, "p2")).toMatchObject({ points: 3, sources: [{ from: "requested-bye", points: 3 }] });
    played.playTables();
    expect(seatedIn(played, 2)).toHaveLength(6);
    played.playTables();
    expect(seatedIn(played, 3)).not.toContain("p1");
  });

  it("are no games: they neither change the averages of opponents nor count as forced byes", () => {
    const played = opened();
    plan(played, "p1", absence(1));
    played.act({ type: "start" });
    const [forced = ""] = played.tournament.rounds[0]?.byes ?? [];
    expect(forced).not.toBe("");
    played.playTables((players) => players.toSorted());
    played.playTables((players) => players.toSorted());
    const meanOf = (name: string) => {
      const own = (standing(played, name)?.sources ?? []).filter(({ from }) => from === "table" || from === "bye");
      return own.reduce((sum, { points }) => sum + points, 0) / own.length;
    };
    const opponents = played.tournament.rounds.flatMap(({ tables }) =>
      tables.flatMap(({ players, places }) =>
        places !== null && players.includes("p1") ? players.filter((player) => player !== "p1") : [],
      ),
    );
    const mean = opponents.reduce((sum, name) => sum + meanOf(name), 0) / opponents.length;
    expect(standing(played, "p1")?.figures[2]).toBeCloseTo(mean, 5);
  });

  it("are planned before a round is paired, once per round, and replaced by later plans", () => {
    const played = opened({ pairing: "director" });
    expect(plan(played, "p1", absence(2), absence(2))).toBe("unfit");
    expect(plan(played, "p1", absence(9))).toBe("unfit");
    expect(plan(played, "stranger", absence(2))).toBe("not-entered");
    expect(plan(played, "p1", absence(2), absence(4))).toBeUndefined();
    expect(plan(played, "p1", absence(4))).toBeUndefined();
    played.act({ type: "start" });
    expect(plan(played, "p1", absence(1))).toBe("unfit");
    played.act({ type: "publish-round", round: 1 });
    played.playTables();
    expect(seatedIn(played, 2)).toContain("p1");
  });

  it("are entered by a director with a reason, too", () => {
    const played = opened();
    expect(played.act({ type: "plan-absences-of", player: "p4", absences: [absence(1)], reason })).toBeUndefined();
    played.act({ type: "start" });
    expect(seatedIn(played, 1)).not.toContain("p4");
  });

  it("wait for players or a director if too few are left for a table", () => {
    const played = opened();
    for (let player = 1; player <= 5; player++) plan(played, `p${player}`, absence(1));
    played.act({ type: "start" });
    expect(played.tournament).toMatchObject({ phase: "running", pairingFailure: "too-few-players" });
    expect(plan(played, "p1")).toBeUndefined();
    expect(seatedIn(played, 1).toSorted()).toEqual(["p1", "p6"]);
  });

  it("are not for formats that need all their players", () => {
    const played = opened({ requestedByes: null }, [{ ...stages["round-robin"], sizes: pairs }]);
    expect(plan(played, "p1", absence(1))).toBe("not-now");
  });
});

describe("requested byes", () => {
  it("are limited in number and to the first rounds", () => {
    const played = opened();
    expect(plan(played, "p1", bye(1), bye(2))).toBe("unfit");
    expect(plan(played, "p1", bye(4))).toBe("unfit");
    expect(plan(played, "p1", bye(1), absence(2))).toBeUndefined();
    played.act({ type: "start" });
    played.playTables();
    expect(plan(played, "p1", bye(3))).toBe("unfit");
  });

  it("are not known to plans that do not have them", () => {
    const played = opened({ requestedByes: null });
    expect(plan(played, "p1", bye(1))).toBe("unfit");
  });

  it.each([
    [{ system: "size-neutral" }, 0.5],
    [{ system: "win-only" }, 0.5],
    [{ system: "wbc" }, 500],
    [{ system: "cedh" }, 2.5],
  ] as const)("give half the points of a win: %j %d", (system, points) => {
    const played = opened({ scoring: system });
    plan(played, "p1", bye(1));
    played.act({ type: "start" });
    expect(standing(played, "p1")?.points).toBe(points);
  });

  it("give the points of the plan, or the average of the player where a win has no fixed points", () => {
    const fixed = opened({ requestedByes: { ...byes, points: 2 } });
    plan(fixed, "p1", bye(1));
    fixed.act({ type: "start" });
    expect(standing(fixed, "p1")?.points).toBe(2);
    const byScore = opened({ scoring: { system: "score-share" } });
    plan(byScore, "p1", bye(1));
    byScore.act({ type: "start" });
    byScore.playTables();
    byScore.playTables();
    const [one, other] = standing(byScore, "p1")?.sources ?? [];
    expect(one?.points).toBe(other?.points);
  });
});

describe("absences in a later stage", () => {
  const later: Stage = { ...swiss, rounds: 2, field: { from: "best", of: 1, count: 4 } };

  it("are refused with the last round that can be planned, and planned once the stage has begun", () => {
    const played = opened({ lastGraceMinutes: 0 }, [{ ...swiss, rounds: 1 } as Stage, later]);
    const act = { type: "plan-absences", absences: [absence(3)] } as const;
    const { tournament, context } = played;
    expect(decide({ tournament, by: "p1", context }, act)).toMatchObject({
      refusal: "unfit",
      detail: "Round 1 is the last one of this stage. Absences in a later stage can be planned once it has begun.",
    });
    played.act({ type: "start" });
    played.playTables();
    const [player = ""] = played.tournament.stages[1]?.players ?? [];
    expect(plan(played, player, absence(3))).toBeUndefined();
  });
});
