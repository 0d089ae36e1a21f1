import { describe, expect, it } from "vitest";
import { folded, Played, planOf, stages } from "../../scenarios/testing.fixture.ts";

const minute = 60_000;
const reason = "For a reason that everybody reads.";

function begun(more = {}): Played {
  const swiss = { ...stages.swiss, roundMinutes: 90 };
  return new Played(planOf([swiss], { boards: "physical", ...more })).begin(4);
}
const roundIn = ({ tournament }: Played) => tournament.rounds[0];

describe("the clock of a round in minutes", () => {
  it("is started, paused and extended by a director; while it runs, it is the deadline", () => {
    const played = begun();
    expect(roundIn(played)).toMatchObject({ deadline: null, clock: { state: "ready", leftSeconds: 5400 } });
    expect(played.act({ type: "pause-clock", round: 1 })).toBe("done-already");
    expect(played.act({ type: "start-clock", round: 1 })).toBeUndefined();
    expect(played.act({ type: "start-clock", round: 1 })).toBe("done-already");
    expect(roundIn(played)).toMatchObject({ deadline: "2026-12-01T01:30:00.000Z", clock: { state: "running" } });
    played.wait(30 * minute);
    expect(played.act({ type: "pause-clock", round: 1 })).toBeUndefined();
    expect(roundIn(played)).toMatchObject({ deadline: null, clock: { state: "paused", leftSeconds: 3600 } });
    played.wait(30 * minute);
    expect(played.act({ type: "extend-clock", round: 1, minutes: 5 })).toBeUndefined();
    expect(played.act({ type: "start-clock", round: 1 })).toBeUndefined();
    expect(roundIn(played)?.deadline).toBe("2026-12-01T02:05:00.000Z");
    expect(played.act({ type: "extend-clock", round: 1, minutes: -10 })).toBeUndefined();
    expect(roundIn(played)?.deadline).toBe("2026-12-01T01:55:00.000Z");
    expect(folded(played.log)).toEqual(played.tournament);
  });

  it("that has run out gets more minutes from now on, and ends nothing by itself", () => {
    const played = begun();
    played.act({ type: "start-clock", round: 1 });
    played.wait(200 * minute);
    expect(roundIn(played)?.state).toBe("published");
    expect(played.act({ type: "pause-clock", round: 1 })).toBe("not-now");
    expect(played.act({ type: "extend-clock", round: 1, minutes: 5 })).toBeUndefined();
    expect(roundIn(played)?.deadline).toBe("2026-12-01T03:25:00.000Z");
  });

  it("that was shortened to nothing is not started", () => {
    const played = begun();
    expect(played.act({ type: "extend-clock", round: 1, minutes: 0 })).toBe("unfit");
    played.act({ type: "extend-clock", round: 1, minutes: -120 });
    expect(roundIn(played)?.clock).toEqual({ state: "ready", leftSeconds: 0 });
    expect(played.act({ type: "start-clock", round: 1 })).toBe("not-now");
  });

  it("starts with the round if it is played online, also when a director publishes it", () => {
    const online = { boards: "online" } as const;
    expect(roundIn(begun(online))).toMatchObject({ deadline: "2026-12-01T01:30:00.000Z", clock: { state: "running" } });
    const drafted = begun({ ...online, pairing: "director" });
    expect(drafted.act({ type: "start-clock", round: 1 })).toBe("not-now");
    drafted.act({ type: "publish-round", round: 1 });
    expect(roundIn(drafted)?.clock).toEqual({ state: "running" });
  });

  it("replaces the change of deadlines, and rounds in days have none", () => {
    const played = begun();
    const deadline = "2027-01-01T00:00:00.000Z";
    expect(played.act({ type: "move-deadline", round: 1, deadline, reason })).toBe("unfit");
    expect(played.act({ type: "start-clock", round: 2 })).toBe("not-found");
    const days = new Played(planOf([stages.swiss])).begin(4);
    expect(days.act({ type: "start-clock", round: 1 })).toBe("unfit");
  });
});
