import type { games, tournaments as schemas } from "@seneschal/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../support/database/test-database.ts";
import { act, look, planned, swiss, type Tournament, testPlan, until } from "../support/games/tournament-play.ts";
import { bidFirst, type Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
const day = 86_400_000;
let time = Date.now();
let server: TestServer;
let director: Caller;

beforeAll(async () => {
  server = await startServer(database, { now: () => new Date(time) });
  director = await guest(server.url, "Directrix");
});
afterAll(() => server.close());

const all = { from: "all" };
const best = (count: number) => ({ from: "best", of: 1, count });
const [some, fours, pairs] = [
  { least: 3, most: 5, preferred: 4 },
  { least: 4, most: 4, preferred: 4 },
  { least: 2, most: 2, preferred: 2 },
];
const knockOut = (more: object = {}) => ({ format: "knock-out", field: all, sizes: some, ...more });

interface Row {
  readonly name: string;
  readonly players: number;
  readonly stages: readonly object[];
  readonly rounds: number;
}

/** Every format that bots can play to the end by themselves. */
const rows: readonly Row[] = [
  {
    name: "F1 heats, semi-final, final",
    players: 16,
    stages: [{ format: "heats", field: all, sizes: some, rounds: 2, best: 1 }, knockOut({ field: best(9) })],
    rounds: 4,
  },
  { name: "F2 Swiss with a cut", players: 11, stages: [swiss(3), knockOut({ field: best(4) })], rounds: 4 },
  {
    name: "F3 balanced round-robin",
    players: 7,
    stages: [{ format: "round-robin", field: all, sizes: fours }],
    rounds: 1,
  },
  {
    name: "F4 league of two divisions and two seasons",
    players: 8,
    stages: [{ format: "league", field: all, sizes: fours, division: 4, seasons: 2, moving: 1 }],
    rounds: 2,
  },
  { name: "F5 knock-out tables", players: 12, stages: [knockOut({ advance: 2 })], rounds: 3 },
  { name: "F6 two lives", players: 9, stages: [{ format: "lives", field: all, sizes: some }], rounds: 2 },
  { name: "F8 Swiss of two", players: 6, stages: [swiss(3, { sizes: pairs })], rounds: 3 },
  { name: "F8 bracket", players: 5, stages: [knockOut({ sizes: pairs })], rounds: 3 },
  {
    name: "F8 double round-robin of two",
    players: 4,
    stages: [{ format: "round-robin", field: all, sizes: pairs, isDouble: true }],
    rounds: 6,
  },
];

describe.each(rows)("$name", ({ players, stages, rounds }) => {
  it("is created, played by bots and finished with a champion, and every number links to its game", async () => {
    const prizes = [{ place: 1, title: "The golden cup" }];
    const id = await planned(director, testPlan(stages, { prizes }));
    await act(director, id, { type: "open-entry" });
    await act(director, id, { type: "enter-bots", bot: "easy", count: players });
    await act(director, id, { type: "start" });
    const over = await until(director, id, ({ phase }) => phase === "finished");
    expect(over.rounds.length).toBeGreaterThanOrEqual(rounds);
    await isWhole(over, players);
  });
});

it("F7: a ladder gives every player who seeks a game a table, and ends with its window", async () => {
  const people = await Promise.all(["Ada", "Bea", "Cyr"].map((name) => guest(server.url, name)));
  const stages = [{ format: "ladder", field: all, sizes: { ...some, preferred: 3 }, days: 7, best: 2 }];
  const id = await planned(director, testPlan(stages, { prizes: [{ place: 1, title: "The golden cup" }] }));
  await act(director, id, { type: "open-entry" });
  for (const person of people) await act(person, id, { type: "enter" });
  await act(director, id, { type: "start" });
  for (let table = 0; table < 2; table++) {
    for (const person of people) await act(person, id, { type: "seek-game" });
    const { rounds } = await until(director, id, (body) => body.rounds[0]?.tables[table]?.state === "playing");
    for (const person of people) await bidFirst(person, rounds[0]?.tables[table]?.game ?? "");
    await until(director, id, (body) => body.rounds[0]?.tables[table]?.state === "over");
  }
  time += 8 * day;
  await isWhole(await until(director, id, ({ phase }) => phase === "finished"), 3);
});

/** There is a champion and prizes, everyone is ranked once, and every number has a finished game as its source. */
async function isWhole({ id, ranking, rounds, prizes, stages }: Tournament, players: number): Promise<void> {
  expect(new Set(ranking.map(({ player }) => player)).size).toBe(players);
  const champions = ranking.filter(({ rank }) => rank === 1).map(({ player }) => player);
  expect(champions.length).toBeGreaterThan(0);
  expect(prizes.map(({ player }) => player)).toEqual(champions);
  const tables = rounds.flatMap((round) => round.tables);
  expect(new Set(tables.map(({ game }) => game)).size).toBe(tables.length);
  for (const { game, places } of tables) {
    const { state, outcome, tournament } = await director.get<games.GameBody>(`/v1/games/${game}`);
    expect({ state, tournament: tournament?.tournament }).toEqual({ state: "finished", tournament: id });
    const scores = (figures: readonly { score: number }[]) => figures.map(({ score }) => score).toSorted();
    expect(scores(places ?? [])).toEqual(scores(outcome?.ranking ?? []));
  }
  for (const { stage } of stages) await hasSources(id, stage, new Set(tables.map(({ game }) => game)));
  expect((await look(director, id)).fairness.secret).not.toBeNull();
}

async function hasSources(id: string, stage: number, known: ReadonlySet<string | null>): Promise<void> {
  const { rows: found } = await director.get<schemas.TournamentStandings>(
    `/v1/tournaments/${id}/standings?stage=${stage}`,
  );
  expect(found.length).toBeGreaterThan(0);
  for (const { points, sources } of found) {
    const counted = sources.filter(({ counts }) => counts);
    expect(counted.reduce((sum, source) => sum + source.points, 0)).toBeCloseTo(points, 6);
    for (const { from, game } of sources) if (from === "table") expect(known.has(game)).toBe(true);
  }
}
