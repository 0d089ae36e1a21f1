import type { adminPeople, games } from "@seneschal/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditEntriesIn, staffMember } from "../support/accounts/staff.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { act, planned, swiss, testPlan } from "../support/games/tournament-play.ts";
import { documentedOperations } from "../support/server/api-document.ts";
import { begunGame, bidFirst, type Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
const { pool } = database;
let server: TestServer;
let odo: Caller;
let ada: Caller;
let bea: Caller;

// Only requests change anything: no bots run, and nothing is due.
beforeAll(async () => {
  server = await startServer(database, { runsBots: false, runsJobs: false });
  odo = await staffMember(pool, server.url, "administrator", "Odo");
  [ada, bea] = [await guest(server.url, "Ada"), await guest(server.url, "Bea")];
});
afterAll(() => server.close());

const reason = "Bea told us that she is ill.";
interface Asked {
  readonly method?: "POST" | "PUT";
  readonly path: string;
  readonly body: object;
}

/** How each operation that changes something is requested, for something that can be changed. */
const changes: Readonly<Record<string, () => Promise<Asked>>> = {
  changeRoles: async () => {
    const { id } = await guest(server.url, "Newcomer");
    return { method: "PUT", path: `/v1/admin/staff/${id}`, body: { roles: ["director"], reason } };
  },
  extendClock: () => ruling("extensions", { seat: 1, seconds: 3600 }),
  replaceSeat: () => ruling("replacements", { seat: 1, newcomer: { kind: "caretaker" } }),
  playForSeat: () => ruling("caretaker-moves", { seat: 1 }),
  rollBackGame: async () => {
    const { game, body } = await stuck();
    return { path: `/v1/admin/games/${game.id}/rollbacks`, body: { ...body, to: game.version - 1 } };
  },
  proposeRollback: async () => {
    const { game, body } = await stuck();
    return { path: `/v1/admin/games/${game.id}/rollback-proposal`, body: { ...body, to: game.version - 1 } };
  },
  withdrawRollback: async () => {
    const { game, body } = await stuck();
    await odo.post(`/v1/admin/games/${game.id}/rollback-proposal`, { ...body, to: game.version - 1 });
    return { path: `/v1/admin/games/${game.id}/rollback-proposal/withdrawal`, body };
  },
  annulGame: () => ruling("annulment", {}),
  fillWithBots: async () => {
    const { id, version: expectedVersion } = await ada.open({ seats: 3 });
    return { path: `/v1/admin/games/${id}/bots`, body: { expectedVersion, reason, bot: "easy" } };
  },
  fillTournamentWithBots: async () => {
    const id = await planned(ada, testPlan([swiss(1)]));
    const { version: expectedVersion } = await act(ada, id, { type: "open-entry" });
    return { path: `/v1/admin/tournaments/${id}/bots`, body: { expectedVersion, reason, bot: "easy", count: 4 } };
  },
  sanctionAccount: async () => {
    const { id } = await guest(server.url, "Eloi");
    return { path: `/v1/admin/people/${id}/sanctions`, body: { kind: "mute", days: 7, reason } };
  },
  liftSanction: async () => {
    const { id } = await guest(server.url, "Eloi");
    const path = `/v1/admin/people/${id}/sanctions`;
    const { history } = await odo.post<adminPeople.PersonDetails>(path, { kind: "ban", days: null, reason });
    return { path: `${path}/${history[0]?.id}/lift`, body: { reason } };
  },
  endAccountSessions: async () => {
    const { id } = await guest(server.url, "Eloi");
    return { path: `/v1/admin/people/${id}/sign-out`, body: { reason } };
  },
  resolveReport: async () => {
    const eloi = await guest(server.url, "Eloi");
    const { id, invitation } = await ada.open({ visibility: "invitation" });
    await eloi.post(`/v1/games/${id}/seats`, { invitation });
    const { number } = await eloi.post<{ number: number }>(`/v1/games/${id}/chat`, { room: "table", text: "Thief!" });
    const report = await ada.post<{ id: string }>(`/v1/games/${id}/chat/${number}/reports`, { reason: "Rude." });
    return { path: `/v1/admin/reports/${report.id}/resolution`, body: { verdict: "upheld", reason } };
  },
  retryJob: async () => ({ path: `/v1/admin/jobs/${await failedJob("a-task-of-the-past")}/retry`, body: { reason } }),
  retryFailedDelivery: async () => ({
    path: `/v1/admin/deliveries/mail/${await failedJob("letter")}/retry`,
    body: { reason },
  }),
  removeImportAsStaff: async () => ({ path: `/v1/admin/imports/${await importedGame()}/removal`, body: { reason } }),
  removeStudyAsStaff: async () => {
    const study = { from: "start", ruleset: "sealed-bids", options: { rounds: 3 }, seats: 2, title: "A study" };
    const { id } = await ada.post<{ id: string }>("/v1/studies", study);
    return { path: `/v1/admin/studies/${id}/removal`, body: { reason } };
  },
  startMaintenanceJob: async () => ({ path: "/v1/admin/maintenance-jobs", body: { kind: "verify", reason } }),
};

/** Operations that change nothing that existed, so that repeating them works. */
const harmless: readonly string[] = [
  ...["verifyAudit", "verifyGame", "rebuildGame", "createDemoGame", "createDemoTournament"],
];

it("every admin operation that changes something is in one of these lists", () => {
  const named = documentedOperations
    .filter(({ method, operation }) => method !== "get" && operation.tags.includes("admin"))
    .map(({ operation }) => operation.operationId);
  expect(named.toSorted()).toEqual([...Object.keys(changes), ...harmless].toSorted());
});

describe.each(Object.keys(changes))("%s", (operation) => {
  const ask = ({ method = "POST", path, body }: Asked, by = odo) => by.call(method, path, body);

  it("is executed once in a race, and once if requested twice", async () => {
    const asked = (await changes[operation]?.()) as Asked;
    const before = (await auditEntriesIn(pool)).length;
    const answers = await Promise.all([ask(asked), ask(asked), ask(asked)]);
    const [done, ...late] = answers.map(({ status }) => status).toSorted();
    expect(done, JSON.stringify(answers[0]?.body)).toBeLessThan(300);
    for (const status of late) expect([403, 404, 409, 422]).toContain(status);
    expect((await auditEntriesIn(pool)).slice(before).map((entry) => entry.operation)).toEqual([operation]);
    const kept = await everything();
    expect([403, 404, 409, 422]).toContain((await ask(asked)).status);
    expect(await everything()).toBe(kept);
  });

  it("changes nothing without a reason, and nothing for players", async () => {
    const asked = (await changes[operation]?.()) as Asked;
    const kept = await everything();
    for (const why of [undefined, "", " ", "x".repeat(501)]) {
      expect((await ask({ ...asked, body: { ...asked.body, reason: why } })).status).toBe(400);
    }
    expect((await ask(asked, ada)).status).toBe(403);
    expect(await everything()).toBe(kept);
  });
});

async function stuck() {
  const game = await begunGame([ada, bea], { pace: "three-days" });
  await bidFirst(ada, game.id);
  const { version } = await ada.get<games.GameBody>(`/v1/games/${game.id}`);
  return { game: { id: game.id, version }, body: { expectedVersion: version, reason } };
}

async function ruling(path: string, input: object): Promise<Asked> {
  const { game, body } = await stuck();
  return { path: `/v1/admin/games/${game.id}/${path}`, body: { ...body, ...input } };
}

async function failedJob(task: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    "select id::text from graphile_worker.add_job($1, '{}', run_at => now() + interval '1 hour')",
    [task],
  );
  const [{ id } = { id: "" }] = rows;
  await pool.query("update graphile_worker._private_jobs set attempts = 1, last_error = 'No route' where id = $1", [
    id,
  ]);
  return id;
}

/** Its file is not read. */
async function importedGame(): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into imported_games (id, imported_at, is_listed, about, events, log)
     values (gen_random_uuid(), now(), true, '{}', 1, '') returning id`,
  );
  const [{ id } = { id: "" }] = rows;
  return id;
}

/** Everything that staff could change. */
async function everything(): Promise<string> {
  const tables = [
    ...["events", "games", "seats", "seat_tenures", "undo_requests", "tournament_events", "tournament_players"],
    ...[
      "audit_entries",
      "account_roles",
      "sanctions",
      "report_resolutions",
      "sessions",
      "maintenance_jobs",
      "deliveries",
      "imported_games",
      "study_events",
      "studies",
      "study_texts",
    ],
    "graphile_worker._private_jobs",
  ];
  const parts = await Promise.all(
    tables.map((table) => pool.query(`select md5(string_agg(t::text, ',' order by t::text)) from ${table} t`)),
  );
  return JSON.stringify(parts.map(({ rows }) => rows));
}
