import { randomUUID } from "node:crypto";
import type { tournaments as schemas } from "@seneschal/schema";
import { verifyTournamentExport } from "@seneschal/tournament/verification";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unconfirmedMember } from "../support/accounts/members.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { act, look, planned, swiss, type Tournament, testPlan, tryAct } from "../support/games/tournament-play.ts";
import { Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let director: Caller;
let ada: Caller;
let bea: Caller;
let stranger: Caller;
let other: Caller;

// Only requests change anything.
beforeAll(async () => {
  server = await startServer(database, { runsBots: false, runsJobs: false });
  [director, stranger] = [await guest(server.url, "Directrix"), await guest(server.url, "Xe")];
  other = await guest(server.url, "Zoe");
  [ada, bea] = [
    await unconfirmedMember(server.url, "Ada Lovelace", "ada@example.org"),
    await unconfirmedMember(server.url, "Bea", "bea@example.org"),
  ];
});
afterAll(() => server.close());

const reason = "For a reason that everybody reads.";
const sizes = { least: 2, most: 4, preferred: 4 };
const physical = (more: object = {}, stage: object = {}) =>
  testPlan([swiss(2, { sizes, roundMinutes: 90, ...stage })], { boards: "physical", pairing: "director", ...more });

async function opened(plan: object = physical()): Promise<string> {
  const id = await planned(director, plan);
  await act(director, id, { type: "open-entry" });
  return id;
}

const four = () => [{ account: ada.id }, { account: bea.id }, { name: "Cyr" }, { name: "Dan" }];

/** One table of Ada, Bea, Cyr and Dan; the last two have no account. */
async function playing(plan?: object): Promise<Tournament> {
  const id = await opened(plan);
  await act(director, id, { type: "enter-players", players: four() });
  await act(director, id, { type: "start" });
  return act(director, id, { type: "publish-round", round: 1 });
}
const placesBy = (...players: readonly string[]) =>
  players.map((player, place) => ({ player, rank: place + 1, score: 9 - place }));
const at = { round: 1, table: 1 };
const places = () => placesBy(ada.id, bea.id, "named-1", "named-2");
const logOf = async (id: string) => (await director.get<schemas.TournamentLog>(`/v1/tournaments/${id}/log`)).entries;

describe("a pasted list", () => {
  const read = (caller: Caller, id: string, text: string) =>
    caller.call<schemas.PlayerList>("POST", `/v1/tournaments/${id}/player-list`, { text });

  it("is read with its numbers, repetitions and accounts, and stores nothing", async () => {
    const id = await opened();
    await act(director, id, { type: "enter-players", players: [{ name: "Cyr" }] });
    const { version } = await look(director, id);
    const { body } = await read(
      director,
      id,
      "1. Ada Lovelace; Vincennes\n\n2.\tbea\n3. Cyr\n4. Cyr\nDirectrix\nB\u202eX",
    );
    expect(body.lines).toEqual([
      { line: 1, name: "Ada Lovelace", club: "Vincennes", state: "new", account: ada.id },
      { line: 3, name: "bea", club: null, state: "new", account: null },
      { line: 4, name: "Cyr", club: null, state: "registered", account: null },
      { line: 5, name: "Cyr", club: null, state: "repeated", account: null },
      { line: 6, name: "Directrix", club: null, state: "new", account: null },
      { line: 7, name: "B\u202eX", club: null, state: "unreadable", account: null },
    ]);
    expect((await look(director, id)).version).toBe(version);
  });

  it("is for directors, and bounded", async () => {
    const id = await opened();
    expect(await read(stranger, id, "Ada")).toMatchObject({ status: 403 });
    expect(await read(new Caller(server.url), id, "Ada")).toMatchObject({ status: 401 });
    expect(await read(director, randomUUID(), "Ada")).toMatchObject({ status: 404 });
    expect(await read(director, id, "x\n".repeat(400))).toMatchObject({ status: 400 });
  });
});

describe("players that a director enters", () => {
  it("are shown by name everywhere, accounts mixed with names", async () => {
    const { id, players } = await playing();
    expect(players.map(({ player, name, isNamed }) => [player, name, isNamed])).toEqual([
      [ada.id, "Ada Lovelace", false],
      [bea.id, "Bea", false],
      ["named-1", "Cyr", true],
      ["named-2", "Dan", true],
    ]);
    await act(director, id, { type: "enter-result", ...at, places: placesBy("named-1", ada.id, bea.id, "named-2") });
    const { rows } = await director.get<schemas.TournamentStandings>(`/v1/tournaments/${id}/standings`);
    expect(rows.map(({ name }) => name)).toEqual(["Cyr", "Ada Lovelace", "Bea", "Dan"]);
    for (const file of ["standings.csv", "results.csv"])
      expect((await director.call("GET", `/v1/tournaments/${id}/${file}`)).text).toContain(",named-1,Cyr,");
    const entered = (await logOf(id)).filter(({ event }) => event.type === "PlayerEntered");
    expect(entered.map(({ event }) => ("name" in event ? event.name : null))).toEqual([null, null, "Cyr", "Dan"]);
  });

  it("win by name in the list of tournaments, and the exported file is sound", async () => {
    const { id } = await playing(physical({}, { rounds: 1 }));
    await act(director, id, { type: "enter-result", ...at, places: placesBy("named-1", ada.id, bea.id, "named-2") });
    const over = await act(director, id, { type: "end-stage", stage: 1 }).catch(() => look(director, id));
    expect(over.phase).toBe("finished");
    const { tournaments } = await stranger.get<{ tournaments: schemas.TournamentSummary[] }>(
      "/v1/tournaments?limit=100&phase=finished",
    );
    expect(tournaments.find((one) => one.id === id)?.winners).toEqual([
      { account: "named-1", name: "Cyr", nameKind: null },
    ]);
    const { text } = await director.call("GET", `/v1/tournaments/${id}/export`);
    expect(verifyTournamentExport(text)).toMatchObject({ isSound: true, pairingsChecked: true });
    const { rows } = await database.pool.query("select from tournament_games where tournament_id = $1", [id]);
    expect(rows).toHaveLength(0);
  });

  it("have readable names, exist, and are entered once, also when a request is repeated", async () => {
    const id = await opened();
    const enter = (players: readonly object[]) => tryAct(director, id, { type: "enter-players", players });
    expect(await enter([{ name: "A\u202eB" }])).toMatchObject({ status: 400 });
    expect(await enter([{ name: "x".repeat(41) }])).toMatchObject({ status: 400 });
    expect(await enter([{ account: "nobody-there" }])).toMatchObject({ status: 404, body: { code: "not-found" } });
    const headers = { "idempotency-key": randomUUID() };
    const body = { action: { type: "enter-players", players: [{ name: "Cyr" }] } };
    const send = () => director.call<Tournament>("POST", `/v1/tournaments/${id}/actions`, body, headers);
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status, again.body.version]).toEqual([200, 200, first.body.version]);
    expect(await enter([{ name: "cyr" }])).toMatchObject({ status: 409, body: { code: "done-already" } });
  });

  it("become an account that confirms it, which then acts as this player", async () => {
    const { id } = await playing();
    await act(director, id, { type: "link-player", player: "named-1", account: stranger.id });
    expect((await look(stranger, id)).you).toMatchObject({ player: null, linkOffer: "named-1", mayEnter: false });
    expect((await look(ada, id)).you).toMatchObject({ player: ada.id, linkOffer: null });
    expect(await tryAct(ada, id, { type: "accept-link", player: "named-1" })).toMatchObject({ status: 404 });
    const linked = await act(stranger, id, { type: "accept-link", player: "named-1" });
    expect(linked.you).toMatchObject({ player: "named-1", linkOffer: null, status: "entered" });
    expect(linked.players[2]).toMatchObject({ name: "Cyr", link: { account: stranger.id, isConfirmed: true } });
    const { tournaments } = await stranger.get<{ tournaments: { id: string }[] }>(
      "/v1/tournaments?limit=100&mine=true",
    );
    expect(tournaments.map((one) => one.id)).toContain(id);
    const reported = await act(stranger, id, { type: "report-result", ...at, places: places() });
    expect(reported.rounds[0]?.tables[0]?.report).toMatchObject({ by: "named-1" });
  });

  it("have won for the account that is linked with them, in its exported data", async () => {
    const { id } = await playing(physical({}, { rounds: 1 }));
    await act(director, id, { type: "link-player", player: "named-1", account: stranger.id });
    await act(stranger, id, { type: "accept-link", player: "named-1" });
    await act(director, id, { type: "link-player", player: "named-2", account: other.id });
    await act(other, id, { type: "accept-link", player: "named-2" });
    await act(director, id, { type: "enter-result", ...at, places: placesBy("named-1", ada.id, bea.id, "named-2") });
    const over = await act(director, id, { type: "end-stage", stage: 1 }).catch(() => look(director, id));
    expect(over.phase).toBe("finished");
    const hasWon = async (caller: Caller) => {
      const { tournaments } = await caller.get<{ tournaments: { tournament_id: string; has_won: boolean }[] }>(
        "/v1/account/export",
      );
      return tournaments.filter(({ tournament_id }) => tournament_id === id).map(({ has_won }) => has_won);
    };
    expect([await hasWon(stranger), await hasWon(other), await hasWon(ada)]).toEqual([[true], [false], [false]]);
  });

  it("can decline, and are renamed by a director", async () => {
    const { id } = await playing();
    await act(director, id, { type: "link-player", player: "named-2", account: stranger.id });
    await act(stranger, id, { type: "decline-link", player: "named-2" });
    expect(await tryAct(stranger, id, { type: "accept-link", player: "named-2" })).toMatchObject({ status: 404 });
    const { players } = await act(director, id, { type: "rename-player", player: "named-2", name: "Daniel" });
    expect(players[3]).toMatchObject({ name: "Daniel", link: null });
  });
});

describe("a table on physical boards", () => {
  it("has no game; its result is entered once by a director, who is named", async () => {
    const { id, rounds } = await playing();
    expect(rounds[0]?.tables[0]).toMatchObject({ boards: "physical", state: "waiting", game: null });
    const entry = { type: "enter-result", ...at, places: places() };
    for (const other of [stranger, ada]) expect(await tryAct(other, id, entry)).toMatchObject({ status: 403 });
    const { version } = await look(director, id);
    expect(await tryAct(director, id, entry, version - 1)).toMatchObject({
      status: 409,
      body: { code: "stale-version" },
    });
    const both = await Promise.all([1, 2].map(() => tryAct(director, id, entry, version)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { rounds: after } = await look(director, id);
    expect(after[0]?.tables[0]).toMatchObject({
      state: "over",
      entry: { by: { name: "Directrix" }, reportedBy: null, confirmedBy: null },
    });
  });

  it("is reported by one player and confirmed by another, once", async () => {
    const { id } = await playing();
    const report = { type: "report-result", ...at, places: places() };
    expect(await tryAct(stranger, id, report)).toMatchObject({ status: 409, body: { code: "not-entered" } });
    await act(ada, id, report);
    expect(await tryAct(ada, id, { ...report, type: "confirm-result" })).toMatchObject({ status: 422 });
    const headers = { "idempotency-key": randomUUID() };
    const body = { action: { ...report, type: "confirm-result" } };
    const send = () => bea.call<Tournament>("POST", `/v1/tournaments/${id}/actions`, body, headers);
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status, again.body.version]).toEqual([200, 200, first.body.version]);
    expect(first.body.rounds[0]?.tables[0]?.entry).toMatchObject({
      by: { name: "Bea" },
      reportedBy: ada.id,
      confirmedBy: bea.id,
    });
    const log = await logOf(id);
    expect(log.find(({ event }) => event.type === "ResultReported")?.by?.name).toBe("Ada Lovelace");
    expect(log.find(({ event }) => event.type === "ResultEntered")).toMatchObject({
      by: { name: "Bea" },
      event: { reportedBy: ada.id, confirmedBy: bea.id },
    });
  });

  it("goes to the director after a dispute, and players who were removed report nothing", async () => {
    const { id } = await playing();
    await act(ada, id, { type: "report-result", ...at, places: places() });
    const disputed = await act(bea, id, { type: "dispute-result", ...at, reason });
    expect(disputed.rounds[0]?.tables[0]?.report).toMatchObject({ by: ada.id, dispute: { by: bea.id, reason } });
    await act(director, id, { type: "remove-player", player: bea.id, reason });
    const again = await tryAct(bea, id, { type: "report-result", ...at, places: places() });
    expect(again).toMatchObject({ status: 409, body: { code: "not-entered" } });
    const forfeited = [
      ...placesBy(ada.id, "named-1", "named-2"),
      { ...placesBy(bea.id)[0], rank: 4, score: 0, isForfeit: true },
    ];
    const { rounds } = await act(director, id, { type: "enter-result", ...at, places: forfeited });
    expect(rounds[0]?.tables[0]).toMatchObject({ state: "over", report: null });
  });

  it("stands next to tables online, as a director chooses", async () => {
    const id = await opened(testPlan([swiss(1, { sizes })], { pairing: "director" }));
    const people = await Promise.all(["Eve", "Fay", "Gus"].map((name) => guest(server.url, name)));
    for (const person of [ada, bea, stranger, ...people]) await act(person, id, { type: "enter" });
    await act(director, id, { type: "enter-players", players: [{ name: "Cyr" }, { name: "Dan" }] });
    const { rounds } = await act(director, id, { type: "start" });
    const tables = rounds[0]?.tables ?? [];
    const [online] = tables.filter(({ boards }) => boards === "online");
    if (online !== undefined)
      await act(director, id, { type: "choose-boards", round: 1, table: online.table, boards: "physical" });
    const published = await act(director, id, { type: "publish-round", round: 1 });
    for (const { boards, game } of published.rounds[0]?.tables ?? []) expect(game === null).toBe(boards === "physical");
    for (const table of published.rounds[0]?.tables ?? []) {
      if (table.table !== online?.table) continue;
      const back = { type: "choose-boards", round: 1, table: table.table, boards: "online" };
      expect(await tryAct(ada, id, back)).toMatchObject({ status: 403 });
      const { rounds: opened } = await act(director, id, back);
      expect(opened[0]?.tables[table.table - 1]).toMatchObject({ boards: "online", state: "playing" });
    }
  });
});

it("the clock of a round is for directors, and its end is the deadline of the round", async () => {
  const { id, rounds } = await playing();
  expect(rounds[0]).toMatchObject({ deadline: null, clock: { state: "ready", leftSeconds: 5400 } });
  for (const type of ["start-clock", "pause-clock"])
    expect(await tryAct(ada, id, { type, round: 1 })).toMatchObject({ status: 403 });
  expect(await tryAct(ada, id, { type: "extend-clock", round: 1, minutes: 5 })).toMatchObject({ status: 403 });
  const started = await act(director, id, { type: "start-clock", round: 1 });
  expect(started.rounds[0]).toMatchObject({
    deadline: expect.any(String),
    clock: { state: "running", leftSeconds: null },
  });
  const paused = await act(director, id, { type: "pause-clock", round: 1 });
  expect(paused.rounds[0]).toMatchObject({ deadline: null, clock: { state: "paused" } });
  const { leftSeconds = null } = paused.rounds[0]?.clock ?? {};
  const extended = await act(director, id, { type: "extend-clock", round: 1, minutes: 10 });
  expect(extended.rounds[0]?.clock?.leftSeconds).toBe((leftSeconds ?? 0) + 600);
  const announced = await act(director, id, { type: "set-clock-text", text: "Tea at nine." });
  expect(announced.clockText).toBe("Tea at nine.");
});

it("a plan that combines adjudication with physical boards is rejected, naming the field", async () => {
  const plan = physical({ atDeadline: "adjudicate" });
  const answer = await director.call<{ errors: { path: string }[] }>("POST", "/v1/tournaments", { plan });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: "body/plan/atDeadline" }] } });
});
