import { describe, expect, it } from "vitest";
import { movementsAfter } from "../../formats/league/movements.ts";
import { divisionStandings, seasonNumber, seasonsOf } from "../../formats/league/seasons.ts";
import { isPlayOff, type StageState } from "../../state/tournament.ts";
import type { Plan, StageOf } from "../../state/types.ts";
import { Played, planOf, stages } from "../testing.fixture.ts";

const pairs = { least: 2, most: 2, preferred: 2 };
const reason = "For a reason that everybody reads.";
const league: StageOf<"league"> = { ...stages.league, sizes: pairs, division: 4, moving: 1, seasons: 2 };

const begun = (terms: Partial<StageOf<"league">> = {}, more: Partial<Plan> = {}) =>
  new Played(planOf([{ ...league, ...terms }], { seeding: "entry", ...more })).begin(8);

const numberOf = (player: string) => Number(player.slice(1));
/** Players with lower numbers win. */
const byNumber = (players: readonly string[]) => players.toSorted((one, other) => numberOf(one) - numberOf(other));

const stageOf = ({ tournament }: Played) => tournament.stages.at(-1) as StageState;
const divisionsOf = ({ tournament }: Played) =>
  [1, 2].map((division) => [
    ...new Set(
      (seasonsOf(tournament, { number: 1 }).at(-1)?.tables ?? [])
        .filter((table) => table.division === division)
        .flatMap(({ players }) => players),
    ),
  ]);
const movements = (played: Played, season: number) => {
  const { tournament } = played;
  const terms = tournament.plan.stages[0] as StageOf<"league">;
  const found = movementsAfter(
    { tournament, stage: stageOf(played), terms },
    seasonsOf(tournament, { number: 1 })[season - 1] as never,
  );
  return Object.fromEntries([...found].filter(([, movement]) => movement !== null));
};

describe("past seasons", () => {
  it("keep their tables, with ranks within each division and the players who moved", () => {
    const played = begun();
    played.playTables(byNumber);
    const [first] = seasonsOf(played.tournament, { number: 1 });
    const tables = divisionStandings(played.tournament, stageOf(played), first as never);
    expect(tables.map(({ standings }) => standings.map(({ player, rank }) => `${rank} ${player}`))).toEqual([
      ["1 p1", "2 p2", "3 p3", "4 p4"],
      ["1 p5", "2 p6", "3 p7", "4 p8"],
    ]);
    expect(movements(played, 1)).toEqual({ p4: "relegated", p5: "promoted" });
    expect(movements(played, 2)).toEqual({});
    expect(played.tournament.rounds.map((round) => seasonNumber(played.tournament, round))).toEqual([1, 2]);
  });

  it("mark who would move while a season is played, and after the last one", () => {
    const played = begun({ seasons: 1 });
    played.playTables(byNumber);
    expect(played.tournament.phase).toBe("finished");
    expect(movements(played, 1)).toEqual({ p4: "relegated", p5: "promoted" });
  });
});

describe("promotion play-offs", () => {
  it("are between the last but one of a division and the second of the next, and the winner plays in the higher one", () => {
    const played = begun({ promotionPlayOffs: true });
    played.playTables(byNumber);
    const playOff = played.tournament.rounds.at(-1);
    expect(playOff?.tables).toMatchObject([{ division: 1, purpose: "promotion", state: "waiting" }]);
    expect(playOff?.tables[0]?.players.toSorted()).toEqual(["p3", "p6"]);
    expect(movements(played, 1)).toEqual({ p3: "play-off", p4: "relegated", p5: "promoted", p6: "play-off" });
    played.playTables((players) => byNumber(players).toReversed());
    expect(divisionsOf(played).map((division) => division.toSorted())).toEqual([
      ["p1", "p2", "p5", "p6"],
      ["p3", "p4", "p7", "p8"],
    ]);
    expect(movements(played, 1)).toEqual({ p3: "relegated", p4: "relegated", p5: "promoted", p6: "promoted" });
    expect(played.tournament.rounds.map((round) => seasonNumber(played.tournament, round))).toEqual([1, 1, 2]);
  });

  it("do not count in the standings, and change nothing if they end in a tie", () => {
    const played = begun({ promotionPlayOffs: true }, { pairing: "director" });
    played.act({ type: "publish-round", round: 1 });
    played.playTables(byNumber);
    played.act({ type: "publish-round", round: 2 });
    const tied = played.tournament.rounds.at(-1)?.tables[0]?.players ?? [];
    const places = tied.map((player) => ({ player, rank: 1, score: 0, tieBreaks: [], isForfeit: false }));
    expect(played.act({ type: "correct-result", round: 2, table: 1, places, reason })).toBeUndefined();
    expect(movements(played, 1)).toEqual({ p4: "relegated", p5: "promoted" });
    const [first] = seasonsOf(played.tournament, { number: 1 });
    const [division] = divisionStandings(played.tournament, stageOf(played), first as never);
    expect(division?.standings.map(({ sources }) => sources.length)).toEqual([3, 3, 3, 3]);
  });

  it("fix the results of the season before them", () => {
    const played = begun({ promotionPlayOffs: true });
    played.playTables(byNumber);
    const [table] = played.tournament.rounds[0]?.tables ?? [];
    const places = (table?.places ?? []).map((place) => ({ ...place, rank: 1, tieBreaks: [] }));
    expect(played.act({ type: "correct-result", round: 1, table: 1, places, reason })).toBe("not-now");
  });
});

describe("a play-off for first place", () => {
  // p1, p2 and p3 beat each other in a circle, and all beat p4.
  const circle = (players: readonly string[]) => {
    const order = byNumber(players);
    return order.join() === "p1,p3" ? order.toReversed() : order;
  };

  it("is played by those that only the random draw would separate, once, and decides", () => {
    const played = begun({ playOffs: true, sizes: { least: 2, most: 3, preferred: 2 } });
    played.playTables(circle);
    const playOff = played.tournament.rounds.at(-1);
    expect(playOff?.tables).toMatchObject([{ division: 1, purpose: "title" }]);
    expect(playOff?.tables[0]?.players.toSorted()).toEqual(["p1", "p2", "p3"]);
    played.playTables((players) => byNumber(players).toReversed());
    const [first] = seasonsOf(played.tournament, { number: 1 });
    const [division] = divisionStandings(played.tournament, stageOf(played), first as never);
    expect(division?.standings.map(({ player, rank }) => `${rank} ${player}`)).toEqual([
      "1 p3",
      "2 p2",
      "3 p1",
      "4 p4",
    ]);
    expect(played.tournament.rounds.map(isPlayOff)).toEqual([false, true, false]);
  });

  it("is not played by more players than a table has", () => {
    const played = begun({ playOffs: true });
    played.playTables(circle);
    expect(played.tournament.rounds.some(isPlayOff)).toBe(false);
  });
});

describe("inactive players", () => {
  function forfeited(effect: "relegate" | "remove"): Played {
    const played = begun({ inactivity: { forfeits: 1, effect } }, { pairing: "director" });
    played.act({ type: "publish-round", round: 1 });
    const table = played.tournament.rounds[0]?.tables.find(({ players }) => byNumber(players).join() === "p1,p2");
    const forfeit = { type: "forfeit-place", round: 1, table: table?.number ?? 0, player: "p1", reason } as const;
    expect(played.act(forfeit)).toBeUndefined();
    played.playTables(byNumber);
    return played;
  }

  it("are relegated, and replaced from below", () => {
    const played = forfeited("relegate");
    const drafted = played.tournament.rounds.at(-1)?.tables ?? [];
    const higher = new Set(drafted.filter(({ division }) => division === 1).flatMap(({ players }) => players));
    expect([...higher].toSorted()).toEqual(["p2", "p3", "p5", "p6"]);
  });

  it("are removed before the next season, and marked as such", () => {
    const played = forfeited("remove");
    expect(played.log.map(({ event }) => event)).toContainEqual({
      type: "PlayerWithdrew",
      player: "p1",
      why: "inactive",
      reason: null,
    });
    const drafted = played.tournament.rounds.at(-1)?.tables ?? [];
    const higher = new Set(drafted.filter(({ division }) => division === 1).flatMap(({ players }) => players));
    expect([...higher].toSorted()).toEqual(["p2", "p3", "p5", "p6"]);
    expect(movements(played, 1)).toMatchObject({ p1: "left" });
  });
});

it("a draft that is changed by hand keeps each player in one division, with one seat at a table", () => {
  const played = begun({}, { pairing: "director" });
  const tables = (played.tournament.rounds[0]?.tables ?? []).map(({ players, division }) => ({ players, division }));
  const amend = (changed: typeof tables) =>
    played.act({ type: "amend-round", round: 1, tables: changed, byes: [], mayMeet: false, reason });
  const [first, ...others] = tables;
  if (first === undefined) throw new Error("there are tables");
  const [one = "", other = ""] = [divisionsOf(played)[0]?.[0], divisionsOf(played)[1]?.[0]];
  expect(amend([{ ...first, players: [one, other] }, ...others])).toBe("unfit");
  expect(amend([...others, { ...first, players: [one, one] }])).toBe("unfit");
  expect(amend([{ ...first, players: first.players.toReversed() }, ...others])).toBeUndefined();
});
