import type { games } from "@seneschal/schema";
import type { Pool } from "pg";
import { type Caller, guest } from "./caller.ts";
import { keeper } from "./keepers.ts";
import type { Record } from "./record-comfort.ts";

type Meet = (...asked: Parameters<Record>) => Promise<void>;

interface Recording {
  readonly pool: Pool;
  readonly url: string;
  readonly record: Record;
  readonly meet: Meet;
}

/** Records everything that staff can do. */
export async function recordDesk({ pool, url, record, meet }: Recording, ada: Caller, bea: Caller): Promise<void> {
  const steward = await keeper(pool, url, "administrator", "Odo");
  await record("getDesk", steward, "GET", "/v1/desk");
  const roles = { roles: ["director"], reason: "Runs the spring tournament." };
  await record("changeRoles", steward, "PUT", `/v1/desk/staff/${bea.id}`, roles);
  await meet("done-already", steward, "PUT", `/v1/desk/staff/${bea.id}`, roles);
  const leaving = { roles: [], reason: "I leave." };
  await meet("last-administrator", steward, "PUT", `/v1/desk/staff/${steward.id}`, leaving);
  await record("listStaff", steward, "GET", "/v1/desk/staff");
  await recordGames({ record, meet }, steward, ada, bea);
  await recordPeople({ record, meet }, steward, ada, await guest(url, "Eloi"));
  await recordSystem({ pool, record }, steward);
  await record("listAudit", steward, "GET", "/v1/desk/audit?limit=3");
  await record("getAuditTable", steward, "GET", "/v1/desk/audit.csv?subject=report");
  await record("exportAudit", steward, "GET", "/v1/desk/audit.jsonl");
  await record("verifyAudit", steward, "POST", "/v1/desk/audit/verification");
}

const opening = { ruleset: "middle-ages", options: {}, name: "The table that stood still", seats: 2 };
const reason = "Bea told us that she is ill.";

async function recordGames(
  { record, meet }: Pick<Recording, "record" | "meet">,
  steward: Caller,
  ada: Caller,
  bea: Caller,
): Promise<void> {
  await record("searchGames", steward, "GET", "/v1/desk/games?state=running&limit=2");
  await record("getGamesTable", steward, "GET", "/v1/desk/games.csv?state=running");
  const { id } = await ada.open({ ...opening, pace: "three-days" });
  await bea.post(`/v1/games/${id}/seats`, {});
  const begun = await ada.post<games.GameBody>(`/v1/games/${id}/start`);
  const path = `/v1/desk/games/${id}`;
  await meet("own-game", bea, "GET", path);
  await record("inspectGame", steward, "GET", path);
  await record("listEvents", steward, "GET", `${path}/events?limit=2`);
  await record("verifyGame", steward, "POST", `${path}/verification`);
  await record("rebuildGame", steward, "POST", `${path}/rebuild`, { reason: "A list showed another turn." });

  let expectedVersion = begun.version;
  const rule = async (operation: string, address: string, wish: object) => {
    const answer = await record(operation, steward, "POST", `${path}/${address}`, { expectedVersion, reason, ...wish });
    expectedVersion = (answer.body as games.GameBody).version;
  };
  const seat = begun.question?.seats[0] ?? 0;
  await rule("extendClock", "extensions", { seat, seconds: 86_400 });
  await rule("playForSeat", "caretaker-moves", { seat });
  const back = { expectedVersion, to: begun.version, reason };
  await record("proposeRollback", steward, "POST", `${path}/rollback-proposal`, back);
  const ended = { expectedVersion, reason: "They would rather play on." };
  await record("withdrawRollback", steward, "POST", `${path}/rollback-proposal/withdrawal`, ended);
  await rule("rollBackGame", "rollbacks", { to: begun.version });
  await rule("replaceSeat", "replacements", { seat: 1, newcomer: { kind: "caretaker" } });
  await annul({ record, meet }, steward, ada, bea);
}

/** A game without clocks and bots, which does not move on by itself. */
async function annul(
  { record, meet }: Pick<Recording, "record" | "meet">,
  steward: Caller,
  ada: Caller,
  bea: Caller,
): Promise<void> {
  const { id } = await ada.open(opening);
  await bea.post(`/v1/games/${id}/seats`, {});
  const { version: expectedVersion } = await ada.post<games.GameBody>(`/v1/games/${id}/start`);
  const asked = { expectedVersion, reason: "Both players shared a hand." };
  const gathering = await ada.open({ ...opening, seats: 3 });
  const filling = { expectedVersion: gathering.version, reason: "Nobody comes so late.", bot: "greedy" };
  await record("fillWithBots", steward, "POST", `/v1/desk/games/${gathering.id}/bots`, filling);
  const extension = { expectedVersion, reason, seat: 1, seconds: 86_400 };
  await meet("no-clock", steward, "POST", `/v1/desk/games/${id}/extensions`, extension);
  await record("annulGame", steward, "POST", `/v1/desk/games/${id}/annulment`, asked);
}

async function recordPeople(
  { record, meet }: Pick<Recording, "record" | "meet">,
  steward: Caller,
  ada: Caller,
  eloi: Caller,
): Promise<void> {
  await record("searchPeople", steward, "GET", "/v1/desk/people?q=eloi");
  await record("getPeopleTable", steward, "GET", "/v1/desk/people.csv?q=eloi");
  const { id, invitation } = await ada.open({ ...opening, name: "A loud table", visibility: "invitation" });
  await eloi.post(`/v1/games/${id}/seats`, { invitation });
  const { number } = await eloi.post<{ number: number }>(`/v1/games/${id}/talk`, { room: "table", text: "Thief!" });
  const report = await ada.post<{ id: string }>(`/v1/games/${id}/talk/${number}/reports`, { reason: "Rude." });
  await record("listReports", steward, "GET", "/v1/desk/reports?state=open&sort=-at&limit=1");
  await record("getReportsTable", steward, "GET", "/v1/desk/reports.csv?state=open");
  await record("getReport", steward, "GET", `/v1/desk/reports/${report.id}`);
  const settlement = { verdict: "upheld", reason: "He says so every evening." };
  await record("settleReport", steward, "POST", `/v1/desk/reports/${report.id}/settlement`, settlement);
  const path = `/v1/desk/people/${eloi.id}`;
  const mute = { kind: "mute", days: 7, reason: "Rude at the table." };
  const muted = await record("sanctionAccount", steward, "POST", `${path}/sanctions`, mute);
  const [{ id: sanction } = { id: "" }] = (muted.body as { history: { id: string }[] }).history;
  await meet("muted", eloi, "POST", `/v1/games/${id}/talk`, { room: "table", text: "Thieves!" });
  await record("appeal", eloi, "POST", `/v1/account/sanctions/${sanction}/appeal`, { text: "It was a joke." });
  await record("getPerson", steward, "GET", path);
  await record("liftSanction", steward, "POST", `${path}/sanctions/${sanction}/lifting`, { reason: "It was." });
  await steward.post(`${path}/sanctions`, { kind: "ban", days: 1, reason: "Many accounts." });
  await meet("banned", eloi, "POST", "/v1/games", opening);
  await record("endSessionsOf", steward, "POST", `${path}/sign-out`, { reason: "A lost telephone." });
}

/** Records an e-mail that cannot be sent, as an example of failures. */
async function recordSystem({ pool, record }: Pick<Recording, "pool" | "record">, steward: Caller): Promise<void> {
  await record("getSystem", steward, "GET", "/v1/desk/system");
  await record("listSamples", steward, "GET", "/v1/desk/system/samples?hours=24");
  const { rows } = await pool.query<{ id: string }>(
    `select id::text from graphile_worker.add_job('a-task-of-the-past', '{}', run_at => now() + interval '1 hour')`,
  );
  await pool.query("update graphile_worker._private_jobs set attempts = 1, last_error = 'No route' where id = $1", [
    rows[0]?.id,
  ]);
  await record("listJobs", steward, "GET", "/v1/desk/jobs?state=failing");
  await record("getJobsTable", steward, "GET", "/v1/desk/jobs.csv");
  await record("retryJob", steward, "POST", `/v1/desk/jobs/${rows[0]?.id}/retry`, { reason: "The line is mended." });
  const { rows: mails } = await pool.query<{ id: string }>(
    `select id::text from graphile_worker.add_job('letter', '{"kind":"your-turn"}', run_at => now() + interval '1 hour')`,
  );
  const [mail = { id: "" }] = mails;
  await pool.query("update graphile_worker._private_jobs set attempts = 1, last_error = 'No route' where id = $1", [
    mail.id,
  ]);
  await record("listFailedDeliveries", steward, "GET", "/v1/desk/deliveries?channel=mail&limit=1");
  await record("getFailedDeliveriesTable", steward, "GET", "/v1/desk/deliveries.csv?channel=mail");
  const mended = { reason: "The mail server is back." };
  await record("retryFailedDelivery", steward, "POST", `/v1/desk/deliveries/mail/${mail.id}/retry`, mended);
  await record("beginChore", steward, "POST", "/v1/desk/chores", { kind: "verify", reason: "After the upgrade." });
  await record("listChores", steward, "GET", "/v1/desk/chores");
  const demo = { ruleset: "middle-ages", seats: 2, bot: "random", reason: "Something to watch." };
  await record("openDemoGame", steward, "POST", "/v1/desk/demo-games", demo);
  const cup = { ruleset: "middle-ages", players: 8, rounds: 2, bot: "random", reason: "Something to watch." };
  await record("openDemoTournament", steward, "POST", "/v1/desk/demo-tournaments", cup);
  const stage = { format: "swiss", field: { from: "all" }, sizes: { least: 3, most: 5, preferred: 4 }, rounds: 3 };
  const plan = { name: "The cup of the autumn", ruleset: "middle-ages", stages: [stage] };
  const { id } = await steward.post<{ id: string }>("/v1/tournaments", { plan });
  const open = { act: { type: "open-entry" } };
  const { version } = await steward.post<{ version: number }>(`/v1/tournaments/${id}/acts`, open);
  const bots = { expectedVersion: version, bot: "greedy", count: 5, reason: "Too few have come." };
  await record("fillTournamentWithBots", steward, "POST", `/v1/desk/tournaments/${id}/bots`, bots);
}
