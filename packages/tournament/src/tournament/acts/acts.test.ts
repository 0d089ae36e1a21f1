import { describe, expect, it } from "vitest";
import { rankingOf } from "../formats/register.ts";
import { best, Played, planOf, stages } from "../scenarios/testing.fixture.ts";
import { evolve } from "../state/evolve.ts";
import type { Act } from "../state/types.ts";

const reason = "For a reason that everybody reads.";
const swiss = (more = {}) => new Played(planOf([stages.swiss], more));
const paused = (more = {}) => swiss({ pairing: "director", ...more });
const places = (...players: readonly string[]) =>
  players.map((player, place) => ({ player, rank: place + 1, score: 0, tieBreaks: [], isForfeit: false }));

describe("registrations", () => {
  it("are accepted once registration is open, once per player, and not from directors", () => {
    const played = swiss();
    expect(played.act({ type: "enter" }, "ann")).toBe("not-now");
    played.act({ type: "open-entry" });
    expect(played.act({ type: "open-entry" })).toBe("done-already");
    expect(played.act({ type: "enter" }, "ann")).toBeUndefined();
    expect(played.act({ type: "enter" }, "ann")).toBe("done-already");
    expect(played.act({ type: "enter" }, "director")).toBe("unfit");
  });

  it("go on the waiting list if the tournament is full, and move up in order when a player leaves", () => {
    const played = swiss({ playersMost: 4 });
    played.act({ type: "open-entry" });
    for (const player of ["ann", "bob", "cat", "dan", "eve", "fay"]) played.act({ type: "enter" }, player);
    const status = () => played.tournament.players.map((player) => player.status);
    expect(status()).toEqual(["entered", "entered", "entered", "entered", "waiting", "waiting"]);
    played.act({ type: "withdraw" }, "bob");
    expect(status()).toEqual(["entered", "withdrawn", "entered", "entered", "entered", "waiting"]);
    expect(played.act({ type: "withdraw" }, "bob")).toBe("done-already");
    expect(played.act({ type: "withdraw" }, "gus")).toBe("not-entered");
    expect(played.act({ type: "enter" }, "bob")).toBeUndefined();
    expect(played.tournament.players).toHaveLength(6);
  });

  it("are closed to a player removed by a director until a director readmits them", () => {
    const played = swiss();
    played.act({ type: "open-entry" });
    for (const player of ["ann", "bob"]) played.act({ type: "enter" }, player);
    expect(played.act({ type: "remove-player", player: "ann", reason })).toBeUndefined();
    expect(played.act({ type: "enter" }, "ann")).toBe("unfit");
    expect(played.act({ type: "readmit-player", player: "ann", reason })).toBeUndefined();
    expect(played.act({ type: "readmit-player", player: "bob", reason })).toBe("done-already");
    expect(played.act({ type: "enter" }, "ann")).toBeUndefined();
    expect(played.act({ type: "withdraw" }, "ann")).toBeUndefined();
    expect(played.act({ type: "enter" }, "ann")).toBeUndefined();
  });

  it("lapse for players who do not check in, and check-in opens in time", () => {
    const startsAt = "2026-12-01T02:00:00.000Z";
    const played = swiss({ startsAt, checkInMinutes: 60 });
    played.act({ type: "open-entry" });
    for (let player = 1; player <= 5; player++) played.act({ type: "enter" }, `p${player}`);
    expect(played.act({ type: "check-in" }, "p1")).toBe("not-now");
    played.wait(3_600_000);
    for (let player = 1; player <= 4; player++) expect(played.act({ type: "check-in" }, `p${player}`)).toBeUndefined();
    expect(played.act({ type: "check-in" }, "p1")).toBe("done-already");
    expect(played.act({ type: "check-in" }, "nobody")).toBe("not-entered");
    played.wait(3_600_000);
    expect(played.tournament).toMatchObject({ phase: "running", seeds: expect.not.arrayContaining(["p5"]) });
    expect(played.tournament.players[4]).toMatchObject({ status: "withdrawn" });
  });

  it("may come late while the plan allows it, with points for each missed round", () => {
    const played = swiss({ lateRounds: 2, latePoints: 1.5 }).begin(4);
    played.playTables();
    expect(played.act({ type: "enter" }, "late")).toBeUndefined();
    expect(played.tournament.players.at(-1)).toMatchObject({ latePoints: 3, lateBy: 2 });
    played.playTables();
    expect(played.act({ type: "enter" }, "later")).toBe("not-now");
  });
});

describe("the start", () => {
  it("happens automatically on time if there are enough players; an hour later, the director has to start it", () => {
    const startsAt = "2026-12-01T01:00:00.000Z";
    const played = swiss({ startsAt });
    played.act({ type: "open-entry" });
    for (const player of ["ann", "bob"]) played.act({ type: "enter" }, player);
    played.wait(2 * 3_600_000);
    for (const player of ["cat", "dan"]) played.act({ type: "enter" }, player);
    expect(played.tournament.phase).toBe("open");
    expect(played.act({ type: "start" })).toBeUndefined();
    const late = swiss({ startsAt: "2026-11-30T00:00:00.000Z" });
    expect(late.act({ type: "open-entry" })).toBe("unfit");
  });

  it("before its time needs a confirmation if players can still check in", () => {
    const played = swiss({ startsAt: "2026-12-01T01:00:00.000Z", checkInMinutes: 90 });
    played.act({ type: "open-entry" });
    for (const player of ["p1", "p2", "p3", "p4"]) played.act({ type: "enter" }, player);
    for (const player of ["p1", "p2", "p3"]) played.act({ type: "check-in" }, player);
    expect(played.act({ type: "start" })).toBe("unfit");
    expect(played.act({ type: "start", isEarly: true })).toBeUndefined();
    expect(played.tournament.seeds).toHaveLength(3);
  });

  it("waits for enough players and happens once", () => {
    const played = swiss();
    expect(played.act({ type: "start" })).toBe("not-now");
    played.act({ type: "open-entry" });
    expect(played.act({ type: "start" })).toBe("too-few-players");
    played.act({ type: "enter-bots", bot: "easy", count: 3 });
    expect(played.act({ type: "start" })).toBeUndefined();
    expect(played.act({ type: "start" })).toBe("done-already");
    expect(played.act({ type: "change-plan", plan: played.tournament.plan, reason })).toBe("not-now");
  });

  it("reads the levels of bots as earlier events have them", () => {
    const { tournament: before, now: at } = swiss();
    const event = { type: "PlayerEntered", player: "bot-1", bot: "greedy", isWaiting: false, points: 0 } as const;
    const after = evolve(before, { version: before.version + 1, at, by: "director", event });
    expect(after.players.map(({ bot }) => bot)).toEqual(["medium"]);
  });

  it("uses the plan that registered players know: later changes require a reason, and the game stays the same", () => {
    const played = swiss();
    const change = (more: object, why?: string) =>
      played.act({ type: "change-plan", plan: { ...played.tournament.plan, ...more }, ...(why && { reason: why }) });
    expect(change({ name: "Another name" })).toBeUndefined();
    played.act({ type: "open-entry" });
    expect(change({ playersMost: 12 })).toBe("unfit");
    expect(change({ ruleset: "village" }, reason)).toBe("unfit");
    expect(change({ stages: [{ ...stages.swiss, field: best(1, 4) }] }, reason)).toBe("unfit");
    expect(change({ playersMost: 12 }, reason)).toBeUndefined();
    expect(played.log.at(-1)?.event).toMatchObject({ type: "PlanChanged", reason });
  });
});

describe("rounds", () => {
  it("are published by the director, who may amend a draft if every player has one seat", () => {
    const played = paused().begin(8);
    const tables = played.tournament.rounds[0]?.tables ?? [];
    const [a = [], b = []] = tables.map(({ players }) => players);
    const amend = (drafted: readonly (readonly string[])[], byes: readonly string[] = []): string | undefined =>
      played.act({
        type: "amend-round",
        round: 1,
        tables: drafted.map((players) => ({ players: [...players], division: null })),
        byes: [...byes],
        mayMeet: false,
        reason,
      });
    expect(amend([a, b.slice(1)])).toBe("unfit");
    expect(amend([a, [...b.slice(1), a[0] as string]])).toBe("unfit");
    expect(amend([a, [...b, "stranger"]])).toBe("unfit");
    expect(amend([[...a, ...b]])).toBe("unfit");
    expect(amend([a, b.slice(1)], [b[0] as string])).toBeUndefined();
    expect(played.tournament.rounds[0]).toMatchObject({ byes: [b[0]], certificate: null });
    expect(played.act({ type: "publish-round", round: 1 })).toBeUndefined();
    expect(played.act({ type: "publish-round", round: 1 })).toBe("not-now");
    expect(amend([a, b])).toBe("not-now");
    expect(played.act({ type: "redraw-round", round: 1, reason })).toBe("not-now");
    expect(played.act({ type: "publish-round", round: 2 })).toBe("not-found");
  });

  it("are drawn again with a new seed when the director asks", () => {
    const played = paused().begin(8);
    const before = played.tournament.rounds[0]?.randomSeed;
    expect(played.act({ type: "redraw-round", round: 1, reason })).toBeUndefined();
    expect(played.tournament.rounds[0]?.randomSeed).not.toBe(before);
  });

  it("stop if players cannot be kept apart, and continue when the director lifts the restriction", () => {
    const played = swiss().begin(4);
    const all = ["p1", "p2", "p3", "p4"];
    const pairs = all.flatMap((one, place) => all.slice(place + 1).map((other): [string, string] => [one, other]));
    played.act({ type: "keep-apart", pairs, reason });
    played.playTables();
    expect(played.tournament).toMatchObject({ pairingFailure: "kept-apart", phase: "running" });
    played.act({ type: "keep-apart", pairs: [], reason });
    expect(played.tournament).toMatchObject({ pairingFailure: null });
    expect(played.tournament.rounds).toHaveLength(2);
    expect(played.act({ type: "keep-apart", pairs: [["p1", "xe"]], reason })).toBe("not-found");
  });

  it("have a deadline that can be moved, but not into the past", () => {
    const played = new Played(planOf([{ ...stages.swiss, roundDays: 7 }])).begin(4);
    expect(played.tournament.rounds[0]?.deadline).toBe("2026-12-08T00:00:00.000Z");
    const move = (deadline: string | null): Act => ({ type: "move-deadline", round: 1, deadline, reason });
    expect(played.act(move("2026-11-30T00:00:00.000Z"))).toBe("unfit");
    expect(played.act(move("2026-12-08T00:00:00.000Z"))).toBe("done-already");
    expect(played.act(move("2026-12-10T00:00:00.000Z"))).toBeUndefined();
    expect(played.act(move(null))).toBeUndefined();
  });

  it("leave out players who pause", () => {
    const played = swiss().begin(8);
    expect(played.act({ type: "pause" }, "p3")).toBeUndefined();
    expect(played.act({ type: "pause" }, "p3")).toBe("done-already");
    played.playTables();
    expect(played.tournament.rounds[1]?.tables.flatMap(({ players }) => players)).not.toContain("p3");
    expect(played.act({ type: "resume" }, "p3")).toBeUndefined();
    played.playTables();
    expect(played.tournament.rounds[2]?.tables.flatMap(({ players }) => players)).toContain("p3");
  });
});

describe("results", () => {
  it("can be corrected to valid places, visibly, until others play on because of them", () => {
    const played = new Played(planOf([stages.swiss, { ...stages["knock-out"], field: best(1, 4) }])).begin(4);
    played.playTables();
    const correct = (list: ReturnType<typeof places>, round = 1, table = 1) =>
      played.act({ type: "correct-result", round, table, places: list, reason });
    expect(correct(places("p4", "p3", "p2"))).toBe("unfit");
    expect(correct(places("p4", "p3", "p2", "p1").map((place) => ({ ...place, rank: 2 })))).toBe("unfit");
    expect(correct(places("p4", "p3", "p2", "p1"), 9)).toBe("not-found");
    expect(correct(places("p4", "p3", "p2", "p1"), 1, 9)).toBe("not-found");
    expect(correct(places("p4", "p3", "p2", "p1"))).toBeUndefined();
    expect(correct(places("p4", "p3", "p2", "p1"))).toBe("done-already");
    expect(played.tournament.rounds[0]?.tables[0]?.corrections).toMatchObject([{ by: "director", reason }]);
    for (let round = 2; round <= 4; round++) played.playTables();
    expect(correct(places("p1", "p2", "p3", "p4"))).toBe("not-now");
  });

  it("stand if a game is annulled after its round, until a director decides, who may also confirm them", () => {
    const played = new Played(planOf([stages.swiss], { pairing: "director" })).begin(4);
    played.act({ type: "publish-round", round: 1 });
    played.playTables();
    const { places: before = null, game } = played.tournament.rounds[0]?.tables[0] ?? {};
    const list = [...(before ?? [])];
    const rule = (ruled: typeof list) =>
      played.act({ type: "correct-result", round: 1, table: 1, places: ruled, reason });
    const found = () => played.tournament.rounds[0]?.tables[0];
    expect(rule(list)).toBe("done-already");

    played.annul({ round: 1, table: 1, game: "another" });
    expect(found()).toMatchObject({ annulment: null });
    const at = { round: 1, table: 1, game: game ?? "" };
    played.annul(at);
    expect(found()).toMatchObject({ state: "over", places: before, annulment: "open" });
    const drafts = played.tournament.drafts;
    expect(rule(list)).toBeUndefined();
    expect(found()).toMatchObject({ places: before, annulment: "settled", corrections: [{ before, reason }] });
    expect(played.tournament.drafts).toBe(drafts);
    expect(rule(list)).toBe("done-already");

    const length = played.log.length;
    played.annul(at);
    expect(played.log.length).toBe(length);
    expect(rule(list.map((place) => ({ ...place, rank: 1 })))).toBeUndefined();
    expect(found()).toMatchObject({ annulment: "settled" });
  });

  it("put a player who forfeits last, whatever the result of the game", () => {
    const played = swiss().begin(4);
    const forfeit = (player: string) => played.act({ type: "forfeit-place", round: 1, table: 1, player, reason });
    expect(forfeit("xe")).toBe("not-found");
    expect(forfeit("p1")).toBeUndefined();
    expect(forfeit("p1")).toBe("done-already");
    played.playTables((players) => players.toSorted());
    const found = played.tournament.rounds[0]?.tables[0]?.places;
    expect(found?.find(({ player }) => player === "p1")).toMatchObject({
      player: "p1",
      rank: 4,
      score: 0,
      isForfeit: true,
    });
    expect(forfeit("p2")).toBe("not-now");
  });

  it("are a walk-over if too few players come", () => {
    const played = paused().begin(6);
    played.act({ type: "publish-round", round: 1 });
    const [table] = played.tournament.rounds[0]?.tables ?? [];
    const [one = "", two = "", ...others] = table?.players ?? [];
    played.act({ type: "withdraw" }, one);
    expect(played.tournament.rounds[0]?.tables[0]).toMatchObject({ state: "over", verdict: "walk-over" });
    const found = played.tournament.rounds[0]?.tables[0]?.places;
    expect(found?.map(({ rank }) => rank)).toEqual([3, ...[two, ...others].map(() => 1)]);
  });
});

describe("substitutes", () => {
  it("take the place of players who leave, at tables that have not begun, and only from the waiting list", () => {
    const played = paused({ playersMost: 4 });
    played.act({ type: "open-entry" });
    for (const player of ["ann", "bob", "cat", "dan", "eve"]) played.act({ type: "enter" }, player);
    played.act({ type: "start" });
    const substitute = (player: string, by: string) => played.act({ type: "substitute", player, by, reason });
    expect(substitute("ann", "bob")).toBe("unfit");
    expect(substitute("eve", "ann")).toBe("unfit");
    expect(substitute("ann", "xe")).toBe("not-found");
    expect(substitute("ann", "eve")).toBeUndefined();
    const seated = played.tournament.rounds[0]?.tables.flatMap(({ players }) => players).toSorted();
    expect(seated).toEqual(["bob", "cat", "dan", "eve"]);
    expect(played.tournament.seeds).not.toContain("ann");
    played.act({ type: "publish-round", round: 1 });
    played.playTables();
    expect(substitute("bob", "eve")).toBe("unfit");
    // Players who were replaced come last.
    const [stage] = played.tournament.stages;
    const ranked = stage && rankingOf(played.tournament, stage).map(({ player }) => player);
    expect(ranked?.toSorted()).toEqual(["ann", "bob", "cat", "dan", "eve"]);
    expect(ranked?.at(-1)).toBe("ann");
  });
});

it("directors are named and dismissed, but at least one remains, and none of them plays", () => {
  const played = swiss().begin(4);
  expect(played.act({ type: "name-director", account: "p1" })).toBe("unfit");
  expect(played.act({ type: "name-director", account: "second" })).toBeUndefined();
  expect(played.act({ type: "name-director", account: "second" })).toBe("done-already");
  expect(played.act({ type: "dismiss-director", account: "nobody" })).toBe("not-found");
  expect(played.act({ type: "dismiss-director", account: "director" })).toBeUndefined();
  expect(played.act({ type: "dismiss-director", account: "second" })).toBe("unfit");
});

it("a tournament that is over does not change", () => {
  const played = swiss().begin(4);
  expect(played.act({ type: "cancel", reason })).toBeUndefined();
  const { version } = played.tournament;
  for (const act of [{ type: "enter" }, { type: "cancel", reason }, { type: "start" }] as const) {
    expect(played.act(act, "late")).toBe("not-now");
  }
  expect(played.tournament.version).toBe(version);
});
