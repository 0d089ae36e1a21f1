import { describe, expect, it } from "vitest";
import { isActive, type Tournament } from "../../state/tournament.ts";
import type { Plan, Stage } from "../../state/types.ts";
import { best, folded, Played, planOf, stages } from "../testing.fixture.ts";

const pairs = { least: 2, most: 2, preferred: 2 };
const of = (...list: readonly Stage[]) => planOf(list);

/** Every format, and how stages follow each other. */
const plans: Readonly<Record<string, Plan>> = {
  "F1 heats, semi-final, final": of(stages.heats, { ...stages["knock-out"], field: best(1, 9) }),
  "F2 Swiss": of(stages.swiss),
  "F2 Swiss with a cut": of(stages.swiss, { ...stages["knock-out"], field: best(1, 4) }),
  "F3 round-robin": of(stages["round-robin"]),
  "F4 league": of(stages.league),
  "F5 knock-out": of(stages["knock-out"]),
  "F5 knock-out, two of each table": of({ ...stages["knock-out"], advance: 2 }),
  "F6 two lives": of(stages.lives),
  "F8 Swiss of two": of({ ...stages.swiss, sizes: pairs }),
  "F8 bracket": of({ ...stages["knock-out"], sizes: pairs }),
  "F8 round-robin of two": of({ ...stages["round-robin"], sizes: pairs }),
  "Swiss at tables of four alone": of({ ...stages.swiss, sizes: { least: 4, most: 4, preferred: 4 } }),
};
const sizes = [5, 7, 9, 11, 23];

describe.each(Object.entries(plans))("%s", (_, plan) => {
  it.each(sizes)("is played to its end by %i", (players) => {
    const { tournament, log } = new Played(plan).begin(players).playOn();
    expect(tournament.phase).toBe("finished");
    expect(tournament.ranking.map(({ player }) => player).toSorted()).toEqual(everybody(tournament));
    expect(folded(log)).toEqual(tournament);
  });

  it.each([7, 11, 23])("is played to its end by %i although one leaves after each round", (players) => {
    const gone: string[] = [];
    const { tournament } = new Played(plan, 3).begin(players).playOn((played) => {
      const leaver = `p${gone.length + 2}`;
      if (gone.length < 3 && played.act({ type: "withdraw" }, leaver) === undefined) gone.push(leaver);
    });
    expect(tournament.phase).toBe("finished");
    expect(gone.some((player) => isActive(tournament, player))).toBe(false);
    expect(tournament.ranking.length).toBe(players);
  });
});

it.each(["F2 Swiss", "F5 knock-out", "F6 two lives"])("%s is played to its end by 128", (name) => {
  const { tournament } = new Played(plans[name] as Plan).begin(128).playOn();
  expect(tournament.phase).toBe("finished");
  expect(tournament.ranking.filter(({ rank }) => rank === 1)).toHaveLength(1);
});

it("F7: a ladder gives tables to those who seek a game, and counts the best of their results", () => {
  const played = new Played(of({ ...stages.ladder, best: 1 })).begin(9);
  for (let time = 0; time < 3; time++) {
    for (let player = 1; player <= 9; player++) played.act({ type: "seek-game" }, `p${player}`);
    played.playTables();
  }
  expect(played.tournament.rounds[0]?.tables.map(({ players }) => players.length)).toEqual(Array(6).fill(4));
  // Three players are too few for a full table; they play at a smaller one after waiting long enough.
  expect(played.tournament.seeking).toHaveLength(3);
  played.wait(3_600_000);
  expect(played.tournament.rounds[0]?.tables.at(-1)?.players).toHaveLength(3);
  played.playTables();
  played.wait(31 * 86_400_000);
  expect(played.tournament.phase).toBe("finished");
  expect(played.act({ type: "seek-game" }, "p1")).toBe("not-now");
});

it("F7: no player has more games at the same time than the ladder allows", () => {
  const played = new Played(of(stages.ladder)).begin(4);
  for (let time = 0; time < 2; time++) {
    for (let player = 1; player <= 4; player++) expect(played.act({ type: "seek-game" }, `p${player}`)).toBeUndefined();
  }
  expect(played.act({ type: "seek-game" }, "p1")).toBe("not-now");
});

it("F3: seven at tables of four meet each other exactly twice, each once in each seat", () => {
  const fours = { least: 4, most: 4, preferred: 4 };
  const { tournament } = new Played(of({ ...stages["round-robin"], sizes: fours })).begin(7).playOn();
  const tables = tournament.rounds.flatMap((round) => round.tables.map(({ seated }) => seated));
  expect(tables).toHaveLength(7);
  for (const player of everybody(tournament)) {
    expect([0, 1, 2, 3].map((seat) => tables.filter((table) => table[seat] === player).length)).toEqual([1, 1, 1, 1]);
    const met = tables.filter((table) => table.includes(player)).flat();
    for (const other of everybody(tournament)) {
      if (other !== player) expect(met.filter((one) => one === other)).toHaveLength(2);
    }
  }
});

it("F3: nine at tables of three play four rounds and meet each other once", () => {
  const threes = { least: 3, most: 3, preferred: 3 };
  const { tournament } = new Played(of({ ...stages["round-robin"], sizes: threes })).begin(9).playOn();
  expect(tournament.rounds.map(({ tables }) => tables.length)).toEqual([3, 3, 3, 3]);
});

it("F3: no player has more games at the same time than the stage allows", () => {
  const fours = { least: 4, most: 4, preferred: 4 };
  const played = new Played(of({ ...stages["round-robin"], sizes: fours, mostAtOnce: 1 })).begin(7);
  const waves: number[] = [];
  for (let wave = played.playTables(); wave > 0; wave = played.playTables()) waves.push(wave);
  expect(waves[0]).toBe(1);
  expect(waves.reduce((sum, wave) => sum + wave, 0)).toBe(7);
});

it("F4: the best of a division are promoted, the last are relegated, and newcomers start at the bottom", () => {
  const fours = { least: 4, most: 4, preferred: 4 };
  const plan = planOf([{ ...stages.league, sizes: fours, seasons: 2 }], { seeding: "entry", lateRounds: 1 });
  const played = new Played(plan).begin(14);
  const divisionOf = (player: string) =>
    played.tournament.rounds.at(-1)?.tables.find(({ players }) => players.includes(player))?.division;
  expect(["p1", "p7", "p8", "p14"].map(divisionOf)).toEqual([1, 1, 2, 2]);
  expect(played.act({ type: "enter" }, "late")).toBeUndefined();
  // Players with lower numbers are stronger.
  played.playTables((players) => players.toSorted((one, other) => numberOf(one) - numberOf(other)));
  // Fifteen players make a division of eight and one of seven: the best player who stayed below fills the place.
  expect(["p1", "p5", "p6", "p7", "p8", "p9", "p10", "p11", "late"].map(divisionOf)).toEqual([
    1, 1, 2, 2, 1, 1, 1, 2, 2,
  ]);
});

it("F5: both players of a tie advance, with one lucky loser fewer", () => {
  const plan = of({ ...stages["knock-out"], sizes: { least: 4, most: 4, preferred: 4 } });
  const played = new Played(plan).begin(12);
  played.playTables();
  const final = played.tournament.rounds[1]?.tables[0]?.players ?? [];
  const firsts = played.tournament.rounds[0]?.tables.flatMap(({ places }) =>
    (places ?? []).filter(({ rank }) => rank === 1).map(({ player }) => player),
  );
  expect(final).toHaveLength(4);
  expect(final).toEqual(expect.arrayContaining(firsts ?? []));
});

it("F5: a knock-out at tables of four with three of each table advancing has fewer players in every round", () => {
  const fours = { least: 4, most: 4, preferred: 4 };
  const { tournament } = new Played(of({ ...stages["knock-out"], sizes: fours, advance: 3 })).begin(9).playOn();
  const fields = tournament.rounds.map(
    ({ tables, byes }) => tables.flatMap(({ players }) => players).length + byes.length,
  );
  expect(tournament.phase).toBe("finished");
  expect(fields).toEqual([...new Set(fields)].sort((one, other) => other - one));
});

it("F6: no player continues without a life, and the last ones play for the title at one table", () => {
  const { tournament } = new Played(of(stages.lives)).begin(11).playOn();
  expect(tournament.rounds.at(-1)?.tables).toHaveLength(1);
  for (const [place, round] of tournament.rounds.entries()) {
    const lost = tournament.rounds
      .slice(0, place)
      .flatMap(({ tables }) => tables.flatMap(({ places }) => places ?? []));
    const out = round.tables.flatMap(({ players }) =>
      players.filter((player) => lost.filter((one) => one.player === player && one.rank > 1).length >= 2),
    );
    // Returning players fill the last table alone.
    if (place < tournament.rounds.length - 1) expect(out).toEqual([]);
  }
});

it("F8: a bracket of five gives all its byes in the first round, to the seeds", () => {
  const plan = planOf([{ ...stages["knock-out"], sizes: pairs }], { seeding: "entry" });
  const { tournament } = new Played(plan).begin(5).playOn();
  expect(tournament.rounds.map(({ byes }) => byes)).toEqual([["p1", "p2", "p3"], [], []]);
});

const numberOf = (player: string) => (player === "late" ? 99 : Number(player.slice(1)));
const everybody = ({ players }: Tournament) => players.map(({ player }) => player).toSorted();
