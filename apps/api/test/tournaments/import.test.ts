import type { tournaments as schemas } from "@seneschal/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../support/database/test-database.ts";
import { act, planned, swiss, type Tournament, testPlan } from "../support/games/tournament-play.ts";
import { Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let director: Caller;

beforeAll(async () => {
  server = await startServer(database, { runsBots: false, runsJobs: false });
  director = await guest(server.url, "Directrix");
});
afterAll(() => server.close());

interface Imported {
  readonly tournament: Tournament;
  readonly imported: number;
  readonly skipped: number;
}
const send = (file: string, more: object = {}, caller = director) =>
  caller.call<Imported>("POST", "/v1/tournament-imports", { file, ...more });
const pairs = { ...swiss(2), sizes: { least: 2, most: 2, preferred: 2 } };
const reason = "They share a household.";
const drafts = async () =>
  (await director.get<{ tournaments: schemas.TournamentSummary[] }>("/v1/tournaments?mine=true&limit=100")).tournaments
    .length;

/** A tournament of players by name, with clubs and a pair to keep apart, that was cancelled. */
async function exported(more = 0): Promise<{ readonly id: string; readonly file: string }> {
  const plan = testPlan([pairs], {
    boards: "physical",
    clubsApart: { rounds: 1 },
    name: "Rook cup",
    playersMost: Math.max(128, 4 + more),
  });
  const id = await planned(director, plan);
  await act(director, id, { type: "open-entry" });
  const others = Array.from({ length: more }, (_, place) => `${"A long name for a player".padEnd(36, ".")} ${place}`);
  const players = ["Ada", "Bea", "Cyr", "Dan", ...others].map((name) => ({ name }));
  const { players: entered } = await act(director, id, { type: "enter-players", players });
  const [ada, bea, cyr] = entered.map(({ player }) => player) as [string, string, string];
  await act(director, id, { type: "set-clubs", clubs: [ada, bea].map((player) => ({ player, club: "Rooks" })) });
  await act(director, id, { type: "keep-apart", pairs: [[ada, cyr]], reason });
  await act(director, id, { type: "cancel", reason });
  return { id, file: (await director.call("GET", `/v1/tournaments/${id}/export`)).text };
}

describe("a verification file", () => {
  it("becomes a draft with the same settings, players, clubs and pairs", async () => {
    const { id, file } = await exported();
    const { status, body } = await send(file);
    expect(status).toBe(201);
    expect(body).toMatchObject({ imported: 4, skipped: 0, tournament: { phase: "draft", plan: { name: "Rook cup" } } });
    const { tournament } = body;
    expect(tournament.id).not.toBe(id);
    expect(tournament.players.map(({ name, club }) => [name, club])).toEqual([
      ["Ada", "Rooks"],
      ["Bea", "Rooks"],
      ["Cyr", null],
      ["Dan", null],
    ]);
    const named = (player: string) => tournament.players.find((one) => one.player === player)?.name;
    expect(tournament.apart.map((pair) => pair.map(named))).toEqual([["Ada", "Cyr"]]);
  });

  it("of more than 64 kB is read, too", async () => {
    const { file } = await exported(240);
    expect(file.length).toBeGreaterThan(64 * 1024);
    const { status, body } = await send(file);
    expect([status, body.imported]).toEqual([201, 244]);
  });

  it("that was changed creates nothing, and the problem names the line", async () => {
    const { file } = await exported();
    const before = await drafts();
    const { status, body } = await send(file.replace('"Rooks"', '"Moles"'));
    expect([status, body]).toMatchObject([
      400,
      { code: "malformed-request", errors: [{ path: "body/file", lineFault: { fault: "wrong-digest" } }] },
    ]);
    expect(JSON.stringify(body)).toMatch(/Line \d+: the digest does not fit the chain/);
    expect(await drafts()).toBe(before);
  });
});

describe("a report", () => {
  const line = (rank: number, name: string, rating: string) =>
    `001 ${String(rank).padStart(4)}      ${name.padEnd(33)} ${rating.padStart(4)}`;
  const report = ["012 Open", line(1, "Kowalski, Jan", "1900"), line(2, "Nowak, Ewa", "2100"), line(3, "Adam", "")];
  const text = [...report, "013 Rooks                              1    3", "XXP 1 2", ""].join("\r\n");

  it("becomes a draft of players by name: the best rated first, teams as clubs, and pairs to keep apart", async () => {
    const { status, body } = await send(text, { ruleset: "middle-ages" });
    expect([status, body.imported]).toEqual([201, 3]);
    const { players, apart, plan } = body.tournament;
    expect(plan).toMatchObject({ name: "Open", seeding: "entry", boards: "physical" });
    expect(players.map(({ name, club }) => [name, club])).toEqual([
      ["Nowak, Ewa", null],
      ["Kowalski, Jan", "Rooks"],
      ["Adam", "Rooks"],
    ]);
    expect(apart).toEqual([["named-2", "named-1"]]);
  });

  const game = { ruleset: "middle-ages" };
  const crowd = ["012 Open", ...Array.from({ length: 257 }, (_, place) => line(place + 1, `Player ${place}`, ""))].join(
    "\r\n",
  );

  it.each([
    ["without a ruleset", text, {}, /body\/ruleset/],
    ["with a name twice", text.replace("Nowak, Ewa   ", "kowalski, jan"), game, /Line 2.*line 3/],
    ["without a player", "012 Open\r\n", game, /Line 1: the file has no player/],
    ["with a letter as rank", text.replace("001    2", "001    x"), game, /Line 3/],
    ["with a name that cannot be shown", text.replace("Nowak", "N\u202ewak"), game, /Line 3: the name of the player/],
    [
      "with a title that cannot be shown",
      text.replace("Open", "O\u202epen"),
      game,
      /Line 1: the name of the tournament/,
    ],
    ["with a club that cannot be shown", text.replace("Rooks", "R\u202eoks"), game, /Line 2: the name of the club/],
    ["with too many players", crowd, game, /Line 258: the tournament has 256 places/],
    ["for a game of three players or more", text, { ruleset: "fief-1429" }, /body\/ruleset/],
  ])("%s creates nothing", async (_, file, more, message) => {
    const before = await drafts();
    const { status, text: answer } = await send(file, more);
    expect(status).toBe(400);
    expect(answer).toMatch(message);
    expect(await drafts()).toBe(before);
  });

  it("can be corrected in the draft: players are added, renamed and removed before registration opens", async () => {
    const { body } = await send(text, game);
    const { id } = body.tournament;
    await act(director, id, { type: "enter-players", players: [{ name: "Zoe" }] });
    await act(director, id, { type: "rename-player", player: "named-3", name: "Adam Smith" });
    await act(director, id, { type: "remove-player", player: "named-1", reason: "She has cancelled." });
    await act(director, id, { type: "open-entry" });
    const { players } = await act(director, id, { type: "start" });
    const left = players.filter(({ status }) => status === "entered").map(({ name }) => name);
    expect(left).toEqual(["Kowalski, Jan", "Adam Smith", "Zoe"]);
  });

  it("of a tournament of this server can be imported again", async () => {
    const { id } = await exported();
    const { text: own } = await director.call("GET", `/v1/tournaments/${id}/report.trf`);
    const { body } = await send(own, { ruleset: "middle-ages" });
    expect(body.tournament.players.map(({ name }) => name)).toEqual(["Ada", "Bea", "Cyr", "Dan"]);
  });
});

it("an import needs a session, and a file of at most 2,000,000 characters", async () => {
  expect((await send("012 Open", {}, new Caller(server.url))).status).toBe(401);
  expect((await send("x".repeat(2_000_001))).status).toBe(400);
});
