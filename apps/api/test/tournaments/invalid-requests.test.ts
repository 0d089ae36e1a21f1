import { randomUUID } from "node:crypto";
import { isPlayerAction } from "@seneschal/tournament";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { staffMember } from "../support/accounts/staff.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { act, look, planned, swiss, type Tournament, testPlan, tryAct } from "../support/games/tournament-play.ts";
import { documentedSchemas } from "../support/server/api-document.ts";
import { Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let director: Caller;
let player: Caller;
let stranger: Caller;
/** A moderator, who is not a tournament director. */
let moderator: Caller;

// Only requests change anything: no bots run, and nothing is due.
beforeAll(async () => {
  server = await startServer(database, { runsBots: false, runsJobs: false });
  [director, player, stranger] = [
    await guest(server.url, "Directrix"),
    await guest(server.url, "Ada"),
    await guest(server.url, "Xe"),
  ];
  moderator = await staffMember(database.pool, server.url, "moderator");
  await database.pool.query(
    `insert into accounts (id, name, email, created_at, updated_at)
     values ('another-account', 'Else', 'else@example.org', now(), now())`,
  );
});
afterAll(() => server.close());

const reason = "For a reason that everybody reads.";
const final = swiss(1, { field: { from: "best", of: 1, count: 4 } });
const plan = testPlan([swiss(2), final], { pairing: "director", playersMost: 9, lateRounds: 1, graceMinutes: 60 });
const phases = ["draft", "open", "drafted", "playing", "ruled", "complete"] as const;
type Phase = (typeof phases)[number];

/** A tournament of nine in this phase; `ruled` has one table with a result and others that are being played; `complete` has all results. */
async function at(phase: Phase): Promise<Tournament> {
  const id = await planned(director, plan);
  const steps: Readonly<Record<Exclude<Phase, "draft">, () => Promise<unknown>>> = {
    open: async () => {
      await act(director, id, { type: "open-entry" });
      await act(player, id, { type: "enter" });
      await act(director, id, { type: "enter-bots", bot: "easy", count: 8 });
      await act(stranger, id, { type: "enter" });
    },
    drafted: () => act(director, id, { type: "start" }),
    playing: () => act(director, id, { type: "publish-round", round: 1 }),
    ruled: () => rule(1),
    complete: async () => {
      const { rounds } = await look(director, id);
      for (const { table, state } of rounds[0]?.tables ?? []) if (state !== "over") await rule(table);
    },
  };
  const rule = async (table: number) => {
    const { rounds } = await look(director, id);
    const places = placesOf(rounds[0]?.tables[table - 1]?.players ?? []);
    await act(director, id, { type: "correct-result", round: 1, table, places, reason });
  };
  for (const step of phases.slice(1, phases.indexOf(phase) + 1)) await steps[step as Exclude<Phase, "draft">]();
  return look(director, id);
}

const placesOf = (players: readonly string[]) =>
  players.map((one, place) => ({ player: one, rank: place + 1, score: 3, isForfeit: false }));
const firstTable = ({ rounds }: Tournament) => rounds[0]?.tables[0]?.players ?? [];

interface Row {
  readonly phase: Phase;
  /** Actions that come first. */
  readonly before?: readonly object[];
  readonly act: (tournament: Tournament) => { readonly type: string };
}

const bots = ["bot-1", "bot-2", "bot-3", "bot-4", "bot-5", "bot-6", "bot-7", "bot-8"];
const withNamed = [
  ...bots.map((bot) => ({ type: "remove-player", player: bot, reason })),
  { type: "enter-players", players: [{ name: "Named" }] },
];
/** Tried in `club-evening.test.ts`, on physical boards. */
const onPhysicalBoards = ["choose-boards", "enter-result", "start-clock", "pause-clock", "extend-clock"];

/** Every director action, in a phase in which it is allowed. */
const rows: readonly Row[] = [
  { phase: "draft", act: () => ({ type: "change-plan", plan: { ...plan, name: "Another name" } }) },
  { phase: "draft", act: () => ({ type: "open-entry" }) },
  { phase: "draft", act: () => ({ type: "name-director", account: "another-account" }) },
  {
    phase: "draft",
    before: [{ type: "name-director", account: "another-account" }],
    act: () => ({ type: "dismiss-director", account: "another-account" }),
  },
  {
    phase: "open",
    // The first player on the waiting list gets a free place.
    before: ["bot-1", "bot-2"].map((bot) => ({ type: "remove-player", player: bot, reason })),
    act: () => ({ type: "enter-bots", bot: "easy", count: 1 }),
  },
  { phase: "open", act: () => ({ type: "start" }) },
  { phase: "open", act: () => ({ type: "remove-player", player: "bot-2", reason }) },
  {
    phase: "open",
    before: [{ type: "remove-player", player: "bot-2", reason }],
    act: () => ({ type: "readmit-player", player: "bot-2", reason }),
  },
  {
    phase: "open",
    act: () => ({ type: "plan-absences-of", player: "bot-1", absences: [{ round: 1, isBye: false }], reason }),
  },
  { phase: "open", act: () => ({ type: "set-clubs", clubs: [{ player: "bot-1", club: "The Foresters" }] }) },
  {
    phase: "open",
    before: bots.map((bot) => ({ type: "remove-player", player: bot, reason })),
    act: () => ({ type: "enter-players", players: [{ name: "Named" }] }),
  },
  {
    phase: "open",
    before: withNamed,
    act: () => ({ type: "rename-player", player: "named-1", name: "Renamed" }),
  },
  {
    phase: "open",
    before: withNamed,
    act: () => ({ type: "link-player", player: "named-1", account: "another-account" }),
  },
  { phase: "open", act: () => ({ type: "keep-apart", pairs: [["bot-1", "bot-2"]], reason }) },
  { phase: "open", act: () => ({ type: "set-clubs", clubs: [{ player: "bot-1", club: "Chess club" }] }) },
  { phase: "open", act: () => ({ type: "cancel", reason }) },
  { phase: "drafted", act: () => ({ type: "substitute", player: "bot-1", by: stranger.id, reason }) },
  { phase: "drafted", act: () => ({ type: "keep-clubs-apart", clubsApart: { rounds: null }, reason }) },
  { phase: "drafted", act: amendment },
  { phase: "drafted", act: () => ({ type: "redraw-round", round: 1, reason }) },
  { phase: "drafted", act: () => ({ type: "publish-round", round: 1 }) },
  { phase: "playing", act: () => ({ type: "set-clock-text", text: "Round 2 begins at nine." }) },
  { phase: "playing", act: () => ({ type: "move-deadline", round: 1, deadline: "2100-01-01T00:00:00.000Z", reason }) },
  {
    phase: "playing",
    act: (tournament) => ({
      type: "correct-result",
      round: 1,
      table: 1,
      places: placesOf(firstTable(tournament)),
      reason,
    }),
  },
  {
    phase: "playing",
    act: (tournament) => ({ type: "forfeit-place", round: 1, table: 1, player: firstTable(tournament)[0], reason }),
  },
  { phase: "ruled", act: () => ({ type: "replay-table", round: 1, table: 1, reason }) },
  { phase: "complete", act: () => ({ type: "close-round", round: 1 }) },
  {
    phase: "complete",
    before: [{ type: "close-round", round: 1 }],
    act: () => ({ type: "end-stage", stage: 1, reason }),
  },
];

function amendment({ rounds }: Tournament) {
  const tables = (rounds[0]?.tables ?? []).map(({ players }) => ({ players: players.toReversed(), division: null }));
  return { type: "amend-round", round: 1, tables, byes: [], reason };
}

it("every director action of the OpenAPI document is in this table", async () => {
  const { discriminator } = documentedSchemas.TournamentAction as { discriminator: { mapping: object } };
  const named = Object.keys(discriminator.mapping);
  const ofDirectors = named.filter((type) => !isPlayerAction({ type } as Parameters<typeof isPlayerAction>[0]));
  const tournament = await at("ruled");
  const tried = new Set(rows.map((row) => row.act(tournament).type));
  expect([...tried, ...onPhysicalBoards].toSorted()).toEqual(ofDirectors.toSorted());
});

describe.each(rows)("%#: a director action in phase $phase", ({ phase, before = [], act: actOf }) => {
  let tournament: Tournament;
  let action: object;
  beforeAll(async () => {
    tournament = await at(phase);
    for (const step of before) tournament = await act(director, tournament.id, step);
    action = actOf(tournament);
  });
  const versionNow = async () => (await look(director, tournament.id)).version;

  it("is rejected for everyone else, and changes nothing", async () => {
    const hidden = phase === "draft" ? 404 : 403;
    expect(await tryAct(new Caller(server.url), tournament.id, action)).toMatchObject({ status: 401 });
    for (const other of [stranger, player, moderator]) {
      expect(await tryAct(other, tournament.id, action)).toMatchObject({ status: hidden });
    }
    expect(await versionNow()).toBe(tournament.version);
  });

  it("is rejected for another version, or with a key that was used", async () => {
    const stale = await tryAct(director, tournament.id, action, tournament.version - 1);
    expect(stale).toMatchObject({ status: 409, body: { code: "stale-version", head: tournament.version } });
    expect(await versionNow()).toBe(tournament.version);
  });

  it("is executed once if requested twice at the same moment", async () => {
    const both = await Promise.all([1, 2].map(() => tryAct(director, tournament.id, action, tournament.version)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { version } = await look(director, tournament.id);
    expect(await tryAct(director, tournament.id, action, tournament.version)).toMatchObject({ status: 409 });
    expect(await versionNow()).toBe(version);
  });

  it("is rejected when the tournament is over", async () => {
    await tryAct(director, tournament.id, { type: "cancel", reason });
    const { version, phase: now } = await look(director, tournament.id);
    expect(now).toBe("cancelled");
    expect(await tryAct(director, tournament.id, action)).toMatchObject({ status: 409, body: { code: "not-now" } });
    expect(await versionNow()).toBe(version);
  });
});

it("the games of a round of 128 players start when it is published", async () => {
  const id = await planned(director, testPlan([swiss(1)], { pairing: "director" }));
  await act(director, id, { type: "open-entry" });
  for (let entries = 0; entries < 2; entries++) await act(director, id, { type: "enter-bots", bot: "easy", count: 64 });
  await act(director, id, { type: "start" });
  const { rounds } = await act(director, id, { type: "publish-round", round: 1 });
  expect(rounds[0]?.tables.map(({ state }) => state)).toEqual(Array(32).fill("playing"));
});

it("an action with an Idempotency-Key is executed once, and its response repeated", async () => {
  const { id } = await at("open");
  const headers = { "idempotency-key": randomUUID() };
  const body = { action: { type: "remove-player", player: "bot-1", reason } };
  const send = (asked: object) => director.call<Tournament>("POST", `/v1/tournaments/${id}/actions`, asked, headers);
  const first = await send(body);
  const again = await send(body);
  expect([first.status, again.status, again.body.version]).toEqual([200, 200, first.body.version]);
  const other = await send({ action: { ...body.action, player: "bot-2" } });
  expect(other).toMatchObject({ status: 409, body: { code: "idempotency-key-reused" } });
});

describe("tournament settings", () => {
  const faults: readonly (readonly [string, object, string])[] = [
    [
      "for more seats than the ruleset has",
      testPlan([swiss(1, { sizes: { least: 3, most: 6, preferred: 4 } })]),
      "sizes",
    ],
    ["with options that the ruleset does not know", testPlan([swiss(1)], { options: { rounds: 0 } }), "options"],
    [
      "whose first stage is for the best of another",
      testPlan([{ ...swiss(1), field: { from: "best", of: 1, count: 4 } }]),
      "field",
    ],
  ];
  it.each(faults)("%s are rejected with the path of the error", async (_, faulty, where) => {
    const answer = await director.call<{ errors: { path: string }[] }>("POST", "/v1/tournaments", { plan: faulty });
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]?.path).toContain(where);
    const rehearsal = await director.call("POST", "/v1/tournament-simulations", { plan: faulty, players: 9 });
    expect(rehearsal.status).toBe(400);
  });

  it("are visible to the director only, until registration opens", async () => {
    const { id } = await at("draft");
    for (const path of ["", "/standings", "/log", "/stream", "/standings.csv", "/results.csv", "/calendar.ics"]) {
      expect(await stranger.call("GET", `/v1/tournaments/${id}${path}`)).toMatchObject({ status: 404 });
    }
    const { tournaments } = await stranger.get<{ tournaments: { id: string }[] }>("/v1/tournaments?limit=100");
    expect(tournaments.map((one) => one.id)).not.toContain(id);
    expect(await tryAct(stranger, id, { type: "enter" })).toMatchObject({ status: 404 });
  });
});

it("a player who does not meet the requirements cannot register and is told why", async () => {
  const id = await planned(director, { ...plan, entry: { verifiedEmail: true } });
  await act(director, id, { type: "open-entry" });
  const answer = await tryAct(player, id, { type: "enter" });
  expect(answer).toMatchObject({
    status: 403,
    body: { code: "entry-refused", detail: "You need a confirmed e-mail address." },
  });
});

it.each(["", "/actions", "/standings", "/log"])("an unknown tournament is not found: %s", async (path) => {
  const method = path === "/actions" ? "POST" : "GET";
  const body = path === "/actions" ? { action: { type: "enter" } } : undefined;
  const answer = await player.call(method, `/v1/tournaments/${randomUUID()}${path}`, body);
  expect(answer).toMatchObject({ status: 404, body: { code: "not-found" } });
});

it("scores that a director enters are bounded, so that standings stay readable", async () => {
  const tournament = await at("playing");
  const places = placesOf(firstTable(tournament)).map((place) => ({ ...place, score: 1.7e308 }));
  const correction = { type: "correct-result", round: 1, table: 1, places, reason };
  expect(await tryAct(director, tournament.id, correction)).toMatchObject({ status: 400 });
});
