import { describe, expect, it } from "vitest";
import { bracketAhead } from "../../formats/knock-out/bracket-ahead.ts";
import { isPlayOff } from "../../state/tournament.ts";
import type { Plan, Stage, StageOf } from "../../state/types.ts";
import { best, Played, planOf, stages } from "../testing.fixture.ts";

const pairs = { least: 2, most: 2, preferred: 2 };
const fixed: StageOf<"knock-out"> = { ...stages["knock-out"], sizes: pairs, bracket: "fixed" };
const reason = "For a reason that everybody reads.";
const numberOf = (player: string) => Number(player.slice(1));
const byNumber = (players: readonly string[]) => players.toSorted((one, other) => numberOf(one) - numberOf(other));
const upset = (players: readonly string[]) => byNumber(players).toReversed();

const drawn = (list: readonly Stage[], more: Partial<Plan> = {}) =>
  new Played(planOf(list, { seeding: "entry", ...more }));
const tablesIn = ({ tournament }: Played, round: number) =>
  (tournament.rounds[round - 1]?.tables ?? []).map(({ players }) => byNumber(players).join("–"));

describe("a fixed bracket", () => {
  it("brings together the winners of the same tables, whatever the results", () => {
    const played = drawn([fixed]).begin(8);
    expect(tablesIn(played, 1)).toEqual(["p1–p8", "p2–p7", "p3–p6", "p4–p5"]);
    played.playTables((players) => (players.includes("p1") ? upset(players) : byNumber(players)));
    expect(tablesIn(played, 2)).toEqual(["p4–p8", "p2–p3"]);
    played.playTables(byNumber);
    expect(tablesIn(played, 3)).toEqual(["p2–p4"]);
  });

  it("draws the seeds again in each round of a reseeded one, and of an earlier plan", () => {
    for (const bracket of [{ bracket: "reseeded" as const }, {}]) {
      const { bracket: _, ...earlier } = fixed;
      const played = drawn([{ ...earlier, ...bracket }]).begin(8);
      played.playTables((players) => (players.includes("p1") ? upset(players) : byNumber(players)));
      expect(tablesIn(played, 2)).toEqual(["p2–p8", "p3–p4"]);
    }
  });

  it("keeps the byes of the first round in their places", () => {
    const played = drawn([fixed]).begin(5);
    played.playTables(upset);
    expect(tablesIn(played, 2)).toEqual(["p1–p5", "p2–p3"]);
  });

  it("gives a substitute the place of the player who advanced", () => {
    const played = drawn([fixed], { pairing: "director", playersMost: 8 });
    played.act({ type: "open-entry" });
    for (let player = 1; player <= 9; player++) played.act({ type: "enter" }, `p${player}`);
    played.act({ type: "start" });
    played.act({ type: "publish-round", round: 1 });
    played.playTables(byNumber);
    played.act({ type: "substitute", player: "p1", by: "p9", reason });
    expect(tablesIn(played, 2)).toEqual(["p4–p9", "p2–p3"]);
  });
});

describe("the bracket ahead", () => {
  const seed = (number: number) => ({ from: "seed", seed: number });
  const winner = (table: number) => ({ from: "table", table, place: 1 });

  it("is known before the start, for the players who are registered", () => {
    const played = drawn([{ ...fixed, thirdPlace: true }]);
    played.act({ type: "open-entry" });
    for (let player = 1; player <= 6; player++) played.act({ type: "enter" }, `p${player}`);
    expect(bracketAhead(played.tournament, 1)).toEqual([
      {
        byes: [seed(1), seed(2)],
        tables: [
          { players: [seed(3), seed(6)], purpose: null },
          { players: [seed(4), seed(5)], purpose: null },
        ],
      },
      {
        byes: [],
        tables: [
          { players: [seed(1), winner(2)], purpose: null },
          { players: [seed(2), winner(1)], purpose: null },
        ],
      },
      {
        byes: [],
        tables: [
          { players: [winner(1), winner(2)], purpose: null },
          {
            players: [
              { from: "table", table: 1, place: 2 },
              { from: "table", table: 2, place: 2 },
            ],
            purpose: "third-place",
          },
        ],
      },
    ]);
  });

  it.each([5, 6, 8, 11, 16])("fits what is drawn later, for %i players", (players) => {
    const played = drawn([fixed]).begin(players);
    for (let ahead = bracketAhead(played.tournament, 1); ahead.length > 0; ahead = bracketAhead(played.tournament, 1)) {
      const last = played.tournament.rounds.at(-1);
      played.playTables();
      const next = played.tournament.rounds.at(-1);
      if (next === last) return;
      const winners = (last?.tables ?? []).map(({ number }) => {
        const table = played.tournament.rounds.find((round) => round.number === last?.number)?.tables[number - 1];
        return table?.places?.filter(({ rank }) => rank === 1).map(({ player }) => player) ?? [];
      });
      if (winners.some(({ length }) => length !== 1)) return;
      const named = ahead[0]?.tables.map((table) =>
        table.players
          .map((entry) =>
            entry.from === "table" ? winners[entry.table - 1]?.[0] : entry.from === "player" && entry.player,
          )
          .toSorted(),
      );
      expect(named).toEqual(next?.tables.map((table) => table.players.toSorted()));
    }
  });

  it("leaves open who meets where the seeds are drawn again", () => {
    const played = drawn([{ ...fixed, bracket: "reseeded" }]).begin(4);
    expect(bracketAhead(played.tournament, 1)).toEqual([
      { byes: [], tables: [{ players: [{ from: "open" }, { from: "open" }], purpose: null }] },
    ]);
  });

  it("names the best of the others where winners do not fill tables", () => {
    const fours = { least: 4, most: 4, preferred: 4 };
    const played = drawn([{ ...fixed, sizes: fours }]).begin(12);
    expect(bracketAhead(played.tournament, 1)).toEqual([
      { byes: [], tables: [{ players: [winner(1), winner(2), winner(3), { from: "others" }], purpose: null }] },
    ]);
  });
});

describe("a game for third place", () => {
  it("is played by the losers of the semi-finals next to the final, and decides the third and fourth rank", () => {
    const played = drawn([{ ...fixed, thirdPlace: true }]).begin(4);
    played.playTables(byNumber);
    expect(played.tournament.rounds[1]?.tables).toMatchObject([{ purpose: null }, { purpose: "third-place" }]);
    expect(tablesIn(played, 2)).toEqual(["p1–p2", "p3–p4"]);
    played.playTables(upset);
    expect(played.tournament.phase).toBe("finished");
    expect(played.tournament.ranking.map(({ player, rank }) => `${rank} ${player}`)).toEqual([
      "1 p2",
      "2 p1",
      "3 p4",
      "4 p3",
    ]);
  });

  it("is not played if the plan has none, or if there was one semi-final", () => {
    expect(drawn([fixed]).begin(4).playOn().tournament.rounds[1]?.tables).toHaveLength(1);
    expect(
      drawn([{ ...fixed, thirdPlace: true }])
        .begin(3)
        .playOn().tournament.rounds[1]?.tables,
    ).toHaveLength(1);
  });
});

describe("play-offs", () => {
  /** All players of these tables share the first place. */
  function tied(played: Played, round: number): void {
    played.act({ type: "publish-round", round });
    for (const { number: table, players } of played.tournament.rounds[round - 1]?.tables ?? []) {
      const places = players.map((player) => ({ player, rank: 1, score: 0, tieBreaks: [], isForfeit: false }));
      expect(played.act({ type: "correct-result", round, table, places, reason })).toBeUndefined();
    }
  }

  it("decide who advances from a table that ended in a tie, and who wins a tied final", () => {
    const played = drawn([{ ...fixed, playOffs: true }], { pairing: "director" }).begin(4);
    tied(played, 1);
    expect(played.tournament.rounds[1]?.tables.map(({ purpose }) => purpose)).toEqual(["cut", "cut"]);
    played.act({ type: "publish-round", round: 2 });
    played.playTables(upset);
    expect(tablesIn(played, 3)).toEqual(["p3–p4"]);
    tied(played, 3);
    expect(played.tournament.rounds[3]?.tables).toMatchObject([{ purpose: "title" }]);
    played.act({ type: "publish-round", round: 4 });
    played.playTables(byNumber);
    expect(played.tournament.phase).toBe("finished");
    expect(played.tournament.ranking.slice(0, 2)).toEqual([
      { player: "p3", rank: 1 },
      { player: "p4", rank: 2 },
    ]);
  });

  it("are played once: after another tie, both are champions", () => {
    const played = drawn([{ ...fixed, playOffs: true }], { pairing: "director" }).begin(2);
    tied(played, 1);
    tied(played, 2);
    expect(played.tournament.phase).toBe("finished");
    expect(played.tournament.ranking.map(({ rank }) => rank)).toEqual([1, 1]);
  });

  const swiss: Stage = { ...stages.swiss, sizes: pairs, rounds: 1, playOffs: true };

  it("decide the last places that advance to the next stage, instead of the random draw", () => {
    const played = drawn([swiss, { ...fixed, field: best(1, 3) }], { pairing: "director" }).begin(4);
    played.act({ type: "publish-round", round: 1 });
    played.playTables(byNumber);
    expect(played.tournament.rounds[1]?.tables).toMatchObject([{ purpose: "cut" }]);
    const [one = "", other = ""] = played.tournament.rounds[1]?.tables[0]?.players ?? [];
    played.act({ type: "publish-round", round: 2 });
    played.playTables(() => [one, other]);
    expect(played.tournament.stages[1]?.players).toContain(one);
    expect(played.tournament.stages[1]?.players).not.toContain(other);
  });

  it("decide the first place of the last stage, and are no round of it", () => {
    const played = drawn([swiss]).begin(4);
    played.playTables(byNumber);
    expect(played.tournament.rounds.map(isPlayOff)).toEqual([false, true]);
    const [one = ""] = played.tournament.rounds[1]?.tables[0]?.players ?? [];
    played.playTables((players) => [one, ...players.filter((player) => player !== one)]);
    expect(played.tournament.ranking[0]).toEqual({ player: one, rank: 1 });
  });

  it("wait until the results of the last round can no longer be corrected", () => {
    const played = drawn([swiss], { lastGraceMinutes: 60 }).begin(4);
    played.playTables(byNumber);
    expect(played.tournament.rounds).toHaveLength(1);
    played.wait(60 * 60_000);
    expect(played.tournament.rounds).toHaveLength(2);
  });

  it("are left to the random draw where a plan has none, or too many players share the place", () => {
    const { playOffs: _, ...earlier } = swiss;
    expect(
      drawn([earlier as Stage])
        .begin(4)
        .playOn().tournament.rounds,
    ).toHaveLength(1);
    expect(drawn([swiss]).begin(6).playOn().tournament.rounds).toHaveLength(1);
  });
});
