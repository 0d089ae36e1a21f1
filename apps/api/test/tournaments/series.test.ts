import { randomUUID } from "node:crypto";
import type { series as schemas } from "@seneschal/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { staffMember } from "../support/accounts/staff.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { act, planned, playRound, swiss, testPlan, until } from "../support/games/tournament-play.ts";
import { Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let director: Caller;
let other: Caller;
let people: readonly Caller[];

beforeAll(async () => {
  server = await startServer(database, { runsBots: false });
  [director, other] = [await guest(server.url, "Directrix"), await guest(server.url, "Other")];
  people = await Promise.all(["Ada", "Bea", "Cyr"].map((name) => guest(server.url, name)));
});
afterAll(() => server.close());

const rules = { scoring: { system: "ranks", points: [10, 6, 3] } } as const;
const created = (name: string, caller = director) => caller.post<schemas.SeriesBody>("/v1/series", { name, rules });
const add = (caller: Caller, series: string, tournament: string) =>
  caller.call<schemas.SeriesBody>("PUT", `/v1/series/${series}/tournaments/${tournament}`);
const remove = (caller: Caller, series: string, tournament: string) =>
  caller.call("DELETE", `/v1/series/${series}/tournaments/${tournament}`);
const standingsOf = (series: string) => director.get<schemas.SeriesStandings>(`/v1/series/${series}/standings`);
const reason = "The slip was read the wrong way round.";

/** A tournament of one round, played to the moment before a director closes it. */
async function played(players: readonly Caller[]): Promise<string> {
  const id = await planned(director, testPlan([swiss(1)], { closing: "director" }));
  await act(director, id, { type: "open-entry" });
  for (const person of players) await act(person, id, { type: "enter" });
  await act(director, id, { type: "start" });
  const playing = playRound(players, id, 1);
  await until(director, id, ({ closing }) => closing !== null);
  await act(director, id, { type: "close-round", round: 1 });
  await playing;
  return id;
}

/** The players in this order, by a correction. */
async function placed(tournament: string, order: readonly Caller[]): Promise<void> {
  const places = order.map(({ id }, place) => ({ player: id, rank: place + 1, score: 9 - place, isForfeit: false }));
  await act(director, tournament, { type: "correct-result", round: 1, table: 1, places, reason });
}
const end = (tournament: string) => act(director, tournament, { type: "end-stage", stage: 1 });

it("a series adds up its finished tournaments, and a correction before the end changes its table", async () => {
  const [ada, bea, cyr] = people as [Caller, Caller, Caller];
  const { id: series } = await created("Winter evenings");
  const [first, second] = [await played(people), await played(people)];
  expect((await add(director, series, first)).status).toBe(200);
  await placed(first, [ada, bea, cyr]);
  expect((await standingsOf(series)).rows).toEqual([]);
  await end(first);
  await add(director, series, second);
  await placed(second, [bea, ada, cyr]);
  await placed(second, [ada, cyr, bea]);
  await end(second);
  const { rows } = await standingsOf(series);
  const shown = rows.map(({ name, rank, points, figures }) => [name, rank, points, figures]);
  expect(shown.toSorted()).toEqual([
    ["Ada", 1, 20, [2, 10]],
    ["Bea", 2, 9, [0, 6]],
    ["Cyr", 2, 9, [0, 6]],
  ]);
  expect(
    rows.find(({ name }) => name === "Bea")?.sources.map(({ tournament, rank, points }) => [tournament, rank, points]),
  ).toEqual([
    [first, 2, 6],
    [second, 3, 3],
  ]);
  const csv = await director.call("GET", `/v1/series/${series}/standings.csv`);
  expect(csv.text.split("\n")[0]).toBe(`rank,player,name,points,wins,best,${first},${second}`);
  await director.call("PATCH", `/v1/series/${series}`, { rules: { ...rules, best: 1 } });
  expect((await standingsOf(series)).rows.map(({ points }) => points)).toEqual([10, 6, 6]);
  await remove(director, series, second);
  expect((await standingsOf(series)).rows.map(({ points }) => points)).toEqual([10, 6, 3]);
});

describe("a series", () => {
  it("is public, lists its tournaments without drafts of others, and says what directors changed", async () => {
    const { id: series } = await created("Public evenings");
    const draft = await planned(director, testPlan([swiss(1)]));
    await add(director, series, draft);
    const seen = await new Caller(server.url).get<schemas.SeriesBody>(`/v1/series/${series}`);
    expect(seen).toMatchObject({ name: "Public evenings", tournaments: [], mayDirect: false });
    const own = await director.get<schemas.SeriesBody>(`/v1/series/${series}`);
    expect(own).toMatchObject({ tournaments: [{ id: draft, phase: "draft" }], mayDirect: true });
    expect(own.changes.map(({ change, by }) => [change.type, by.name])).toEqual([
      ["tournament-added", "Directrix"],
      ["created", "Directrix"],
    ]);
    await act(director, draft, { type: "open-entry" });
    const of = await other.get(`/v1/tournaments/${draft}/series`);
    expect(of).toEqual({ series: [{ id: series, name: "Public evenings" }] });
  });

  it("is changed by its directors and by staff alone", async () => {
    const { id: series } = await created("Guarded evenings");
    const tournament = await planned(director, testPlan([swiss(1)]));
    const rename = (caller: Caller, name: string) => caller.call("PATCH", `/v1/series/${series}`, { name });
    expect(await rename(other, "Taken over")).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect((await add(other, series, tournament)).status).toBe(403);
    expect((await other.call("DELETE", `/v1/series/${series}`)).status).toBe(403);
    expect((await rename(director, "Renamed evenings")).status).toBe(200);
    const maud = await staffMember(database.pool, server.url, "director", "Maud");
    expect((await rename(maud, "Staff evenings")).status).toBe(200);
    expect((await director.call("PUT", `/v1/series/${series}/directors/${other.id}`)).status).toBe(200);
    expect((await rename(other, "Shared evenings")).status).toBe(200);
    expect(await director.call("PUT", `/v1/series/${series}/directors/nobody`)).toMatchObject({ status: 404 });
    expect((await director.call("DELETE", `/v1/series/${series}/directors/${director.id}`)).status).toBe(200);
    expect(await other.call("DELETE", `/v1/series/${series}/directors/${other.id}`)).toMatchObject({
      status: 422,
      body: { code: "unfit" },
    });
  });

  it("takes only tournaments that its director directs", async () => {
    const { id: series } = await created("Other evenings", other);
    const hidden = await planned(director, testPlan([swiss(1)]));
    expect(await add(other, series, hidden)).toMatchObject({ status: 404 });
    await act(director, hidden, { type: "open-entry" });
    expect(await add(other, series, hidden)).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect(await add(other, series, randomUUID())).toMatchObject({ status: 404 });
    expect(await add(other, randomUUID(), hidden)).toMatchObject({ status: 404 });
  });

  it("can be deleted without tournaments", async () => {
    const { id: series } = await created("Short evenings");
    const tournament = await planned(director, testPlan([swiss(1)]));
    await add(director, series, tournament);
    expect(await director.call("DELETE", `/v1/series/${series}`)).toMatchObject({
      status: 422,
      body: { code: "unfit" },
    });
    await remove(director, series, tournament);
    expect((await director.call("DELETE", `/v1/series/${series}`)).status).toBe(204);
    expect((await director.call("GET", `/v1/series/${series}`)).status).toBe(404);
  });

  it.each([
    ["points that rise", { scoring: { system: "ranks", points: [1, 2] } }],
    ["no points", { scoring: { system: "ranks", points: [] } }],
    ["a repeated tie-break", { ...rules, tieBreaks: ["wins", "wins"] }],
    ["no result that counts", { ...rules, best: 0 }],
  ])("with %s is malformed", async (_, wrong) => {
    expect(await director.call("POST", "/v1/series", { name: "Wrong evenings", rules: wrong })).toMatchObject({
      status: 400,
    });
  });
});
