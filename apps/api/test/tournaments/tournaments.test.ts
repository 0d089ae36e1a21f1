import type { tournaments as schemas } from "@seneschal/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "../support/database/test-database.ts";
import { act, look, planned, playRound, swiss, testPlan } from "../support/games/tournament-play.ts";
import { type Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let director: Caller;
let people: Caller[];

beforeAll(async () => {
  server = await startServer(database);
  director = await guest(server.url, "Directrix");
  people = await Promise.all(["Ada", "Bea", "Cyr", "Dan"].map((name) => guest(server.url, name)));
});
afterAll(() => server.close());

it("nine players play a Swiss of two rounds from registration to prize, with a withdrawal, a late entry and a correction", async () => {
  const [ada, bea, cyr, dan] = people as [Caller, Caller, Caller, Caller];
  const id = await planned(
    director,
    testPlan([swiss(2)], { lateRounds: 1, pairing: "director", prizes: [{ place: 1, title: "The golden cup" }] }),
  );
  await act(director, id, { type: "open-entry" });
  for (const person of [ada, bea, cyr]) await act(person, id, { type: "enter" });
  await act(director, id, { type: "enter-bots", bot: "easy", count: 6 });
  const started = await act(director, id, { type: "start" });
  expect(started.rounds[0]).toMatchObject({ state: "drafted", byes: [] });
  expect(started.rounds[0]?.tables.map(({ players }) => players.length)).toEqual([5, 4]);
  expect(started.rounds[0]?.tables.every(({ game }) => game === null)).toBe(true);

  const begun = await act(director, id, { type: "publish-round", round: 1 });
  const tables = begun.rounds[0]?.tables ?? [];
  expect(tables.filter(({ game }) => game === null)).toEqual([]);
  // Games between bots may already be over.
  const withPeople = tables.filter(({ players }) => players.some((player) => !player.startsWith("bot-")));
  expect(withPeople.filter(({ state }) => state !== "playing")).toEqual([]);
  const [first] = begun.rounds[0]?.tables ?? [];
  const { tournament } = await ada.get<{ tournament: string }>(`/v1/games/${first?.game}/tournament`);
  expect(tournament).toBe(id);

  const closed = await playRound([ada, bea, cyr], id, 1);
  expect(closed.rounds[1]).toMatchObject({ state: "drafted" });
  const corrected = closed.rounds[0]?.tables[0];
  const places = (corrected?.places ?? []).map((place, at, all) => ({ ...place, rank: all.length - at }));
  await act(cyr, id, { type: "withdraw" });
  await act(dan, id, { type: "enter" });
  const reason = "The table agreed that the scores were read the wrong way round.";
  await act(director, id, { type: "correct-result", round: 1, table: corrected?.table, places, reason });

  const draft = await look(ada, id);
  const seated = draft.rounds[1]?.tables.flatMap(({ players }) => players) ?? [];
  expect(seated).toHaveLength(9);
  expect(seated).toContain(dan.id);
  expect(seated).not.toContain(cyr.id);
  expect(draft.rounds[0]?.tables[0]?.corrections).toMatchObject([{ reason, by: { name: "Directrix" } }]);

  const ranks = async () => {
    const { rows } = await ada.get<schemas.TournamentStandings>(`/v1/tournaments/${id}/standings`);
    return rows.toSorted((one, other) => one.player.localeCompare(other.player));
  };
  const afterFirst = await ranks();
  expect(afterFirst.every(({ rankBefore }) => rankBefore === null)).toBe(true);
  await act(director, id, { type: "publish-round", round: 2 });
  expect((await ranks()).map(({ rankBefore }) => rankBefore)).toEqual(afterFirst.map(({ rank }) => rank));
  const over = await playRound([ada, bea, dan], id, 2);
  expect(over).toMatchObject({ phase: "finished", fairness: { secret: expect.any(String) } });
  const winners = over.ranking.filter(({ rank }) => rank === 1);
  expect(over.prizes).toEqual(winners.map(({ player }) => ({ player, place: 1, title: "The golden cup" })));
  expect(over.ranking.map(({ player }) => player)).toContain(cyr.id);

  const standings = await ada.get<schemas.TournamentStandings>(`/v1/tournaments/${id}/standings`);
  for (const { points, sources } of standings.rows) {
    expect(sources.reduce((sum, source) => sum + source.points, 0)).toBeCloseTo(points, 6);
    for (const { game, from } of sources) if (from === "table") expect(game).not.toBeNull();
  }
  expect(standings.rows).toHaveLength(10);
});
