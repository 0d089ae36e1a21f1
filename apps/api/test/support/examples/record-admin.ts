import type { games } from "@seneschal/schema";
import type { Pool } from "pg";
import { staffMember } from "../accounts/staff.ts";
import { type Caller, guest } from "../server/caller.ts";
import type { RecordExample, RecordProblem } from "./record-example.ts";

interface Recording {
  readonly pool: Pool;
  readonly url: string;
  readonly record: RecordExample;
  readonly meet: RecordProblem;
}

/** Records everything that staff can do. */
export async function recordAdmin({ pool, url, record, meet }: Recording, ada: Caller, bea: Caller): Promise<void> {
  const admin = await staffMember(pool, url, "administrator", "Odo");
  await record("getAdminOverview", admin, "GET /v1/admin");
  const roles = { roles: ["director"], reason: "Runs the spring tournament." };
  await record("changeRoles", admin, `PUT /v1/admin/staff/${bea.id}`, roles);
  await meet("done-already", admin, `PUT /v1/admin/staff/${bea.id}`, roles);
  const leaving = { roles: [], reason: "I leave." };
  await meet("last-administrator", admin, `PUT /v1/admin/staff/${admin.id}`, leaving);
  await record("listStaff", admin, "GET /v1/admin/staff");
  await recordGames({ record, meet }, admin, ada, bea);
  await recordPeople({ record, meet }, admin, ada, await guest(url, "Eloi"));
  await recordSystem({ pool, record }, admin);
  await record("listAuditEntries", admin, "GET /v1/admin/audit?limit=3");
  await record("getAuditCsv", admin, "GET /v1/admin/audit.csv?subject=report");
  await record("exportAudit", admin, "GET /v1/admin/audit.jsonl");
  await record("verifyAudit", admin, "POST /v1/admin/audit/verification");
}

const opening = { ruleset: "middle-ages", options: {}, name: "The table that stood still", seats: 2 };
const reason = "Bea told us that she is ill.";

async function recordGames(
  { record, meet }: Pick<Recording, "record" | "meet">,
  admin: Caller,
  ada: Caller,
  bea: Caller,
): Promise<void> {
  await record("searchGames", admin, "GET /v1/admin/games?state=running&limit=2");
  await record("getGamesCsv", admin, "GET /v1/admin/games.csv?state=running");
  const { id } = await ada.open({ ...opening, pace: "three-days" });
  await bea.post(`/v1/games/${id}/seats`, {});
  const begun = await ada.post<games.GameBody>(`/v1/games/${id}/start`);
  const path = `/v1/admin/games/${id}`;
  await meet("own-game", bea, `GET ${path}`);
  await record("inspectGame", admin, `GET ${path}`);
  await record("listEvents", admin, `GET ${path}/events?limit=2`);
  await record("verifyGame", admin, `POST ${path}/verification`);
  await record("rebuildGame", admin, `POST ${path}/rebuild`, { reason: "A list showed another turn." });

  let expectedVersion = begun.version;
  const rule = async (operation: string, address: string, input: object) => {
    const answer = await record(operation, admin, `POST ${path}/${address}`, { expectedVersion, reason, ...input });
    expectedVersion = (answer.body as games.GameBody).version;
  };
  const seat = begun.question?.seats[0] ?? 0;
  await rule("extendClock", "extensions", { seat, seconds: 86_400 });
  await rule("playForSeat", "caretaker-moves", { seat });
  const back = { expectedVersion, to: begun.version, reason };
  await record("proposeRollback", admin, `POST ${path}/rollback-proposal`, back);
  const ended = { expectedVersion, reason: "They would rather play on." };
  await record("withdrawRollback", admin, `POST ${path}/rollback-proposal/withdrawal`, ended);
  await rule("rollBackGame", "rollbacks", { to: begun.version });
  await rule("replaceSeat", "replacements", { seat: 1, newcomer: { kind: "caretaker" } });
  await annul({ record, meet }, admin, ada, bea);
}

/** A game without clocks and bots, which does not move on by itself. */
async function annul(
  { record, meet }: Pick<Recording, "record" | "meet">,
  admin: Caller,
  ada: Caller,
  bea: Caller,
): Promise<void> {
  const { id } = await ada.open(opening);
  await bea.post(`/v1/games/${id}/seats`, {});
  const { version: expectedVersion } = await ada.post<games.GameBody>(`/v1/games/${id}/start`);
  const asked = { expectedVersion, reason: "Both players shared a hand." };
  const gathering = await ada.open({ ...opening, seats: 3 });
  const filling = { expectedVersion: gathering.version, reason: "Nobody comes so late.", bot: "medium" };
  await record("fillWithBots", admin, `POST /v1/admin/games/${gathering.id}/bots`, filling);
  const extension = { expectedVersion, reason, seat: 1, seconds: 86_400 };
  await meet("no-clock", admin, `POST /v1/admin/games/${id}/extensions`, extension);
  await record("annulGame", admin, `POST /v1/admin/games/${id}/annulment`, asked);
}

async function recordPeople(
  { record, meet }: Pick<Recording, "record" | "meet">,
  admin: Caller,
  ada: Caller,
  eloi: Caller,
): Promise<void> {
  await record("searchPeople", admin, "GET /v1/admin/people?q=eloi");
  await record("getPeopleCsv", admin, "GET /v1/admin/people.csv?q=eloi");
  const { id, invitation } = await ada.open({ ...opening, name: "A loud table", visibility: "invitation" });
  await eloi.post(`/v1/games/${id}/seats`, { invitation });
  const { number } = await eloi.post<{ number: number }>(`/v1/games/${id}/chat`, { room: "table", text: "Thief!" });
  const report = await ada.post<{ id: string }>(`/v1/games/${id}/chat/${number}/reports`, { reason: "Rude." });
  await record("listReports", admin, "GET /v1/admin/reports?state=open&sort=-at&limit=1");
  await record("getReportsCsv", admin, "GET /v1/admin/reports.csv?state=open");
  await record("getReport", admin, `GET /v1/admin/reports/${report.id}`);
  const resolution = { verdict: "upheld", reason: "He says so every evening." };
  await record("resolveReport", admin, `POST /v1/admin/reports/${report.id}/resolution`, resolution);
  const path = `/v1/admin/people/${eloi.id}`;
  const mute = { kind: "mute", days: 7, reason: "Rude at the table." };
  const muted = await record("sanctionAccount", admin, `POST ${path}/sanctions`, mute);
  const [{ id: sanction } = { id: "" }] = (muted.body as { history: { id: string }[] }).history;
  await meet("muted", eloi, `POST /v1/games/${id}/chat`, { room: "table", text: "Thieves!" });
  await record("appealSanction", eloi, `POST /v1/account/sanctions/${sanction}/appeal`, { text: "It was a joke." });
  await record("getPerson", admin, `GET ${path}`);
  await record("liftSanction", admin, `POST ${path}/sanctions/${sanction}/lift`, { reason: "It was." });
  await admin.post(`${path}/sanctions`, { kind: "ban", days: 1, reason: "Many accounts." });
  await meet("banned", eloi, "POST /v1/games", opening);
  await record("endAccountSessions", admin, `POST ${path}/sign-out`, { reason: "A lost telephone." });
}

/** Records an e-mail that cannot be sent, as an example of failures. */
async function recordSystem({ pool, record }: Pick<Recording, "pool" | "record">, admin: Caller): Promise<void> {
  await record("getSystem", admin, "GET /v1/admin/system");
  await record("getMetrics", admin, "GET /v1/admin/system/metrics?hours=24");
  const { rows } = await pool.query<{ id: string }>(
    `select id::text from graphile_worker.add_job('a-task-of-the-past', '{}', run_at => now() + interval '1 hour')`,
  );
  await pool.query("update graphile_worker._private_jobs set attempts = 1, last_error = 'No route' where id = $1", [
    rows[0]?.id,
  ]);
  await record("listJobs", admin, "GET /v1/admin/jobs?state=failing");
  await record("getJobsCsv", admin, "GET /v1/admin/jobs.csv");
  await record("retryJob", admin, `POST /v1/admin/jobs/${rows[0]?.id}/retry`, { reason: "The line is mended." });
  const { rows: mails } = await pool.query<{ id: string }>(
    `select id::text from graphile_worker.add_job('letter', '{"kind":"your-turn"}', run_at => now() + interval '1 hour')`,
  );
  const [mail = { id: "" }] = mails;
  await pool.query("update graphile_worker._private_jobs set attempts = 1, last_error = 'No route' where id = $1", [
    mail.id,
  ]);
  await record("listFailedDeliveries", admin, "GET /v1/admin/deliveries?channel=mail&limit=1");
  await record("getFailedDeliveriesCsv", admin, "GET /v1/admin/deliveries.csv?channel=mail");
  const mended = { reason: "The mail server is back." };
  await record("retryFailedDelivery", admin, `POST /v1/admin/deliveries/mail/${mail.id}/retry`, mended);
  await record("startMaintenanceJob", admin, "POST /v1/admin/maintenance-jobs", {
    kind: "verify",
    reason: "After the upgrade.",
  });
  await record("listMaintenanceJobs", admin, "GET /v1/admin/maintenance-jobs");
  const demo = { ruleset: "middle-ages", seats: 2, bot: "easy", reason: "Something to watch." };
  await record("createDemoGame", admin, "POST /v1/admin/demo-games", demo);
  const cup = { ruleset: "middle-ages", players: 8, rounds: 2, bot: "easy", reason: "Something to watch." };
  await record("createDemoTournament", admin, "POST /v1/admin/demo-tournaments", cup);
  const stage = { format: "swiss", field: { from: "all" }, sizes: { least: 3, most: 5, preferred: 4 }, rounds: 3 };
  const plan = { name: "The cup of the autumn", ruleset: "middle-ages", stages: [stage] };
  const { id } = await admin.post<{ id: string }>("/v1/tournaments", { plan });
  const open = { action: { type: "open-entry" } };
  const { version } = await admin.post<{ version: number }>(`/v1/tournaments/${id}/actions`, open);
  const bots = { expectedVersion: version, bot: "medium", count: 5, reason: "Too few have come." };
  await record("fillTournamentWithBots", admin, `POST /v1/admin/tournaments/${id}/bots`, bots);
}
