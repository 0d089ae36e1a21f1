import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { seededChance } from "@seneschal/engine";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rulesetRegistry } from "../../../src/composition/rulesets.ts";
import { gameStore } from "../../../src/event-store/game-store.ts";
import { monthFiles } from "../../../src/features/archive/months/month-files.ts";
import { unsubscribeTokenOf } from "../../../src/features/notifications/settings/preferences-store.ts";
import type { Position } from "../../../src/features/play/types.ts";
import { rateNewGames } from "../../../src/features/ratings/rating/rating-store.ts";
import { rateStoredGame } from "../../../src/features/ratings/rating/rating-task.ts";
import { makeSetupLink } from "../../../src/features/setup/setup.ts";
import type { Examples, OperationExample } from "../../../src/platform/http/openapi/transformations/with-examples.ts";
import { jsonLinesType } from "../../../src/platform/http/responses/json-lines.ts";
import { jsonLines, serverSentEvents } from "../../../src/platform/http/streams/event-stream.ts";
import { mailbox } from "../../support/accounts/mailbox.ts";
import { formType } from "../../support/accounts/oauth-app.ts";
import { staffMember } from "../../support/accounts/staff.ts";
import { testDatabase } from "../../support/database/test-database.ts";
import { fixedTextsOf } from "../../support/examples/fixed-texts.ts";
import { recordAccount } from "../../support/examples/record-account.ts";
import { recordAdmin } from "../../support/examples/record-admin.ts";
import { recordApps } from "../../support/examples/record-apps.ts";
import { recordClocks } from "../../support/examples/record-clocks.ts";
import { recordNotifications } from "../../support/examples/record-notifications.ts";
import {
  recordAutoReplies,
  recordChat,
  recordDrafts,
  recordPremoves,
  recordUndoRequest,
} from "../../support/examples/record-play-aids.ts";
import { recordPresenceCheck } from "../../support/examples/record-presence-check.ts";
import { recordReadyCheck } from "../../support/examples/record-ready-check.ts";
import { recordShortening } from "../../support/examples/record-shortening.ts";
import { recordStudies, recordStudyRemoval } from "../../support/examples/record-studies.ts";
import { recordTournament } from "../../support/examples/record-tournament.ts";
import { RequestFuzz } from "../../support/fuzz/request-fuzz.ts";
import { anyMove } from "../../support/games/any-move.ts";
import { type DocumentedOperation, documentedOperations } from "../../support/server/api-document.ts";
import { type Answer, Caller, guest } from "../../support/server/caller.ts";
import { type Followed, type Frame, followed, followedAt } from "../../support/server/followed.ts";
import { faultsIn } from "../../support/server/schema-faults.ts";
import { startServer, type TestServer } from "../../support/server/test-server.ts";

/** Recorded again with RECORD=1 when responses have changed; then `npm run generate`. */
const file = fileURLToPath(new URL("../../../openapi-examples.json", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "examples-"));
const isRecording = process.env.RECORD === "1";
const database = testDatabase();
const box = mailbox(database);
const dayMs = 24 * 60 * 60 * 1000;
/** How far the time of games is ahead of the real time. */
let ahead = 0;
let server: TestServer;
/** Random requests around the examples: a few in CI, many as an experiment (`npm run fuzz`). */
let fuzz: RequestFuzz | undefined;
const requests = isRecording ? 0 : Number(process.env.RANDOM_REQUESTS ?? 600);
const timeout = 120_000 + 100 * requests;
beforeAll(async () => {
  // Nothing leaves this machine: outbound requests do not arrive.
  const reach = async () => ({ outcome: "turned-down", status: 503 }) as const;
  const now = () => new Date(Date.now() + ahead);
  const variables = { DATA_DIR: folder };
  server = await startServer(database, {
    now,
    registry: rulesetRegistry,
    devMailbox: true,
    httpSender: reach,
    // Random requests guess passwords.
    pauseAfterGuess: async () => {},
    variables,
  });
  const seed = Number(process.env.RANDOM_SEED ?? 1);
  if (requests > 0) fuzz = new RequestFuzz({ url: server.url, pool: database.pool, requests, seed });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const operations: Record<string, OperationExample> = {};
const problems: Record<string, unknown> = {};
const operationIds = documentedOperations.map(({ operation }) => operation.operationId);

it("every operation of the OpenAPI document has an example recorded from a game", { timeout }, async () => {
  await recordEverything();
  const recorded: Examples = { operations, problems };
  if (isRecording) writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
  const kept = keptExamples();
  expect(Object.keys(operations).toSorted()).toEqual(operationIds.toSorted());
  expect(outlineOf(kept)).toEqual(outlineOf(recorded));
  // A text or a ruleset has changed since the examples were recorded: record them again.
  expect(textsOf(kept)).toEqual(textsOf(recorded));
});

it.skipIf(requests === 0)("random requests are answered as documented", { timeout }, async () => {
  await fuzz?.roam();
  if (requests > 1_000) process.stdout.write(fuzz?.report() ?? "");
  expect(Object.fromEntries(fuzz?.checked.faults ?? [])).toEqual({});
  expect(fuzz?.checked.neverSuccessful()).toEqual([]);
});

it.each(operationIds)("the example of %s matches the document", (operationId) => {
  const kept = keptExamples().operations[operationId];
  const operation = operationOf(operationId);
  const answered = operation.responses[String(kept?.status)]?.content?.["application/json"]?.schema;
  if (answered !== undefined) expect(faultsIn(answered, kept?.answer)).toEqual([]);
  const asked = operation.requestBody?.content?.["application/json"]?.schema;
  if (asked !== undefined) expect(faultsIn(asked, kept?.request)).toEqual([]);
});

const linesExamples = documentedOperations.flatMap(({ operation }) =>
  Object.values(operation.responses).flatMap(({ content }) => {
    const documented = content?.[jsonLinesType];
    return documented === undefined ? [] : [[operation.operationId, documented.example] as const];
  }),
);

it.each(linesExamples)("the example of %s in JSON lines has a JSON object in each line", (_operationId, example) => {
  const values = String(example)
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
  expect(values).toEqual(values.map(() => expect.any(Object)));
});

let examples: Examples | undefined;

/** The examples in the file, read once, after they were recorded. */
function keptExamples(): Examples {
  examples ??= JSON.parse(readFileSync(file, "utf8")) as Examples;
  return examples;
}

async function recordEverything(): Promise<void> {
  const nobody = new Caller(server.url);
  await record("getLiveness", nobody, "GET /health/live");
  await record("getReadiness", nobody, "GET /health/ready");
  await record("getProblemKind", nobody, "GET /v1/problems/stale-version");
  await recordChangelog(nobody);
  await record("listRulesets", nobody, "GET /v1/rulesets");
  await record("getRulebook", nobody, "GET /v1/rulesets/middle-ages/rules?language=en");
  await record("getRulesetReference", nobody, "GET /v1/rulesets/middle-ages/reference");
  const { ada, bea } = await recordAccounts(nobody);
  const unsubscription = async (member: Caller) => `${await unsubscribeToken(member)}.turn`;
  const mail = (path: string) => box.emailWith("cyr@example.org", path);
  const setupLink = () => makeSetupLink(database.pool, "http://localhost:3000");
  const { settled } = box;
  await recordAccount({ url: server.url, record, meet, mail, unsubscription, setupLink, settled });
  await recordElsewhere();
  const game = await recordLobby(ada, bea);
  await recordReadyCheck(record, meet, ada, bea);
  await recordProblems(nobody, ada, bea, game);
  await recordPlay(ada, bea, game);
  await recordClocks(record, meet, ada, bea);
  await recordAdmin({ pool: database.pool, url: server.url, record, meet }, ada, bea);
  await recordRatings(nobody, ada);
  operations.followTournament = await recordTournament(record, meet, ada, bea);
  await recordShortening({ record, meet }, ada, bea);
  await recordPresenceCheck({ record, meet, pass }, ada, bea);
  await record("signOut", bea, "DELETE /v1/session");
}

const unsubscribeToken = ({ id }: Caller) => unsubscribeTokenOf(database.pool, id);

function pass(days: number): void {
  ahead += days * dayMs;
}

/** Only the first version, which never changes. */
async function recordChangelog(nobody: Caller): Promise<void> {
  const { status, body } = await nobody.call<{ versions: unknown[] }>("GET", "/v1/changelog?language=en");
  operations.getChangelog = { status, answer: { versions: body.versions.slice(-1) } };
}

async function recordElsewhere(): Promise<void> {
  const dan = await guest(server.url, "Dan");
  await database.pool.query("update accounts set email = 'dan@example.org', email_verified = true where id = $1", [
    dan.id,
  ]);
  await recordNotifications({ record, meet, unsubscribeToken }, dan);
  const fay = await guest(server.url, "Fay");
  await database.pool.query("update accounts set is_guest = false where id = $1", [fay.id]);
  await recordApps(record, fay);
}

async function recordRatings(nobody: Caller, { id }: Caller): Promise<void> {
  const rulesets = ["middle-ages"];
  await rateNewGames(database.pool, rulesets, rateStoredGame);
  await record("getLeaderboard", nobody, "GET /v1/rulesets/middle-ages/leaderboard?limit=10");
  await record("getLeaderboardCsv", nobody, "GET /v1/rulesets/middle-ages/leaderboard.csv");
  await record("getStatistics", nobody, "GET /v1/rulesets/middle-ages/statistics");
  await record("getPlayerRatings", nobody, `GET /v1/players/${id}/ratings`);
  await record("getRatingHistory", nobody, `GET /v1/players/${id}/ratings/middle-ages`);
  await record("getRivals", nobody, `GET /v1/players/${id}/rivals/middle-ages`);
  await record("getPlayerResults", nobody, `GET /v1/players/${id}/results?limit=5`);
  await record("listPlayerGames", nobody, `GET /v1/players/${id}/games?limit=2`);
  await record("getPlayerResultsCsv", nobody, `GET /v1/players/${id}/results.csv`);
  await record("getRatingHistoryCsv", nobody, `GET /v1/players/${id}/ratings/middle-ages/changes.csv`);
  await record("getRivalsCsv", nobody, `GET /v1/players/${id}/rivals/middle-ages/rivals.csv`);
  await record("getStatisticsCsv", nobody, "GET /v1/rulesets/middle-ages/statistics.csv");
  await record("getOpeningsCsv", nobody, "GET /v1/rulesets/middle-ages/openings.csv");
}

async function recordAccounts(nobody: Caller) {
  const ada = await somebody("createGuest", nobody, "/v1/guests", { name: "Ada" });
  await record("getSession", ada, "GET /v1/session");
  await record("getProfile", ada, "GET /v1/account/profile");
  const quietHours = { from: "22:30", to: "07:00" };
  await record("changeProfile", ada, "PATCH /v1/account/profile", { timeZone: "Europe/Paris", quietHours });
  await record("renameAccount", ada, "PATCH /v1/account", { name: "Ada of Bellecombe" });
  const credentials = { email: "ada@example.org", password: "a long winter" };
  await record("registerAccount", ada, "POST /v1/account/registration", credentials);
  await somebody("signIn", nobody, "/v1/sign-in", credentials);
  return { ada, bea: await somebody("createGuest", nobody, "/v1/guests", { name: "Bea" }) };
}

async function somebody(operationId: string, nobody: Caller, path: string, body: object): Promise<Caller> {
  const answer = await record(operationId, nobody, `POST ${path}`, body);
  const { token, account } = answer.body as { token: string; account: { id: string } };
  return new Caller(server.url, token, account.id);
}

async function recordLobby(ada: Caller, bea: Caller): Promise<string> {
  const opening = { ruleset: "middle-ages", options: {}, name: "The long winter", seats: 2 };
  const opened = await record("createGame", ada, "POST /v1/games", opening);
  const { id, invitation } = opened.body as { id: string; invitation: string };
  await record("getInvitedGame", bea, `GET /v1/invitations/${invitation}`);
  await meet("seats-free", ada, `POST /v1/games/${id}/start`);
  await record("addBot", ada, `POST /v1/games/${id}/bots`, { bot: "easy" });
  await record("leaveSeat", ada, `DELETE /v1/games/${id}/seats/1`);
  await record("takeSeat", bea, `POST /v1/games/${id}/seats`, { seat: 1 });
  await meet("seat-taken", bea, `POST /v1/games/${id}/seats`, { seat: 0 });
  await record("startGame", ada, `POST /v1/games/${id}/start`);
  await record("getGame", ada, `GET /v1/games/${id}`);
  await record("listGames", ada, "GET /v1/games?mine=true&state=running");
  return id;
}

async function recordProblems(nobody: Caller, ada: Caller, bea: Caller, game: string): Promise<void> {
  const { question } = await ada.position(game);
  const path = `/v1/games/${game}/moves`;
  const { version } = await ada.position(game);
  const move = { type: "send", place: 0 };
  const [acting, waiting] = question?.seats.includes(0) ? [ada, bea] : [bea, ada];
  await meet("not-signed-in", nobody, `POST ${path}`, { expectedVersion: version, move });
  await meet("malformed-request", ada, `POST ${path}`, { expectedVersion: version, move: { type: "fly" } });
  await meet("wrong-ruleset", ada, `POST ${path}`, { ruleset: "village", expectedVersion: version, move });
  await meet("not-your-turn", waiting, `POST ${path}`, { expectedVersion: version, move });
  const outOfPhase = { type: "addPlot", plot: "village", domain: "village" };
  await meet("refused", acting, `POST ${path}`, { expectedVersion: version, move: outOfPhase });
  await meet("stale-version", ada, `POST ${path}`, { expectedVersion: version + 9, move });
  await meet("undo-closed", ada, `POST /v1/games/${game}/undo`, { expectedVersion: version });
  await meet("not-open", bea, `POST /v1/games/${game}/seats`, {});
  await meet("forbidden", ada, `GET /v1/games/${game}/position?as=arbiter`);
  await meet("not-finished", ada, `GET /v1/games/${game}/export`);
  await meet("not-found", ada, "GET /v1/games/00000000-0000-4000-8000-000000000000");
}

const chance = seededChance(3);

async function recordPlay(ada: Caller, bea: Caller, game: string): Promise<void> {
  const stream = followed(ada, game, {});
  const allGames = followedAt(ada, "/v1/account/stream", {});
  await recordAutoReplies(record, ada, game);
  const [mover, other] = (await ada.position(game)).question?.seats.includes(0) ? [ada, bea] : [bea, ada];
  await recordPremoves(record, other, game);
  await recordDrafts(record, mover, game);
  await recordUndoRequest(record, mover, other, game);
  await meet("email-not-verified", bea, `POST /v1/games/${game}/chat`, { room: "table", text: "Good evening." });
  await database.pool.query("update accounts set email_verified = true");
  await recordChat(record, ada, bea, game);
  let isUndone = false;
  for (let isOver = false; !isOver; ) {
    const { question, outcome } = await ada.position(game);
    const player = question?.seats.includes(0) ? ada : question?.seats.includes(1) ? bea : undefined;
    if (player !== undefined) isUndone = (await recordTurn(player, game, isUndone)) || isUndone;
    else await pause(10);
    isOver = outcome !== null;
    if (isUndone && operations.resign === undefined && operations.followGame !== undefined) {
      await record("resign", bea, `POST /v1/games/${game}/resignation`);
    }
    const step = stream.frames.find(({ event }) => event === "step");
    if (step !== undefined) operations.followGame ??= { status: 200, answer: frameText(step.id, step.data) };
  }
  await stream.stop();
  await recordAccountStream(allGames);
  await record("listSteps", ada, `GET /v1/games/${game}/steps?limit=6`);
  await record("getReplay", ada, `GET /v1/games/${game}/replay?as=arbiter`);
  await record("getReplayChanges", ada, `GET /v1/games/${game}/replay/changes?as=arbiter`);
  await recordGameReport(ada, game);
  await record("createRematch", ada, `POST /v1/games/${game}/rematch`);
  const exported = await record("exportGame", ada, `GET /v1/games/${game}/export`);
  await recordArchive(ada, exported.text);
  operations.followStudy = await recordStudies(record, ada, bea, game);
  await meet("not-running", ada, `POST /v1/games/${game}/resignation`);
  await meet("not-your-seat", bea, `DELETE /v1/games/${(await bea.open(bigGame)).id}/seats/1`);
}

async function recordGameReport(ada: Caller, game: string): Promise<void> {
  const path = `/v1/games/${game}/report`;
  await meet("no-report", ada, `GET ${path}`);
  // As if she waited for the report on another game.
  const other = "00000000-0000-4000-8000-000000000001";
  const waiting =
    "insert into game_reports (game_id, digest, report_version, revision, requested_by) values ($1, '', 1, 1, $2)";
  await database.pool.query(waiting, [other, ada.id]);
  await meet("report-running", ada, `POST ${path}`);
  await database.pool.query("delete from game_reports where game_id = $1", [other]);
  await record("requestGameReport", ada, `POST ${path}`);
  await expect.poll(async () => (await ada.call("GET", path)).status, { timeout: 120_000 }).toBe(200);
  await record("getGameReport", ada, `GET ${path}`);
}

async function recordAccountStream(stream: Followed): Promise<void> {
  const isTurn = ({ event }: Frame) => event === "turn";
  await stream.until((frames) => frames.some(isTurn));
  await stream.stop();
  const turn = stream.frames.find(isTurn)?.data;
  const frame = { event: "turn", id: stream.lastId(), data: JSON.stringify(turn) };
  const [answer, lines] = [serverSentEvents, jsonLines].map((format) => format.textOf(frame));
  operations.followAccount = { status: 200, answer, ...(lines !== undefined && { lines }) };
}

function fail(error: unknown): void {
  throw error;
}

async function recordArchive(ada: Caller, file: string): Promise<void> {
  // Games are listed a few seconds after they ended.
  ahead += 10_000;
  await record("downloadOwnGames", ada, "GET /v1/account/games?limit=1");
  await record("listArchivedGames", ada, "GET /v1/archive/games?limit=1");
  await record("downloadGameLogs", ada, "GET /v1/archive/logs?limit=1");
  const asFile = ada.withHeaders({ "content-type": "application/x-ndjson" });
  const store = gameStore({ pool: database.pool, registry: rulesetRegistry, onError: fail });
  const inAMonth = () => new Date(Date.now() + ahead + 32 * dayMs);
  await monthFiles(join(folder, "archive"), {
    pool: database.pool,
    store,
    registry: rulesetRegistry,
    now: inAMonth,
  }).writeMissing();
  const months = await record("listArchiveMonths", ada, "GET /v1/archive/months");
  const [latest] = (months.body as { months: { month: string }[] }).months;
  operations.downloadArchiveMonth = { status: (await ada.call("GET", `/v1/archive/months/${latest?.month}`)).status };
  const { status, body } = await asFile.call("POST", "/v1/verifications", file);
  operations.verifyGameLog = { status, answer: body };
  await recordImports(ada);
}

/** The log of another server: nothing here knows its game. */
async function recordImports(ada: Caller): Promise<void> {
  const log = readFileSync(new URL("../../verification/recorded/scheme-2-middle-ages.jsonl", import.meta.url), "utf8");
  const query = `origin=${encodeURIComponent("https://games.example")}&names=Aline,Bertrand,Cécile`;
  const asFile = ada.withHeaders({ "content-type": "application/x-ndjson" });
  const made = { caller: asFile, method: "POST", url: `/v1/imports?${query}`, body: log };
  await fuzz?.before(made);
  const answer = await asFile.call(made.method, made.url, log);
  fuzz?.after(made, answer);
  operations.importGame = { status: answer.status, answer: answer.body };
  const path = `/v1/imports/${(answer.body as { id: string }).id}`;
  await record("getImport", ada, `GET ${path}`);
  await record("changeImport", ada, `PATCH ${path}`, { isListed: true });
  await record("listImports", ada, "GET /v1/imports");
  await record("listOwnImports", ada, "GET /v1/account/imports");
  await record("exportImport", ada, `GET ${path}/export`);
  await record("getImportReplay", ada, `GET ${path}/replay`);
  await record("getImportReplayChanges", ada, `GET ${path}/replay/changes`);
  await record("removeImport", ada, `DELETE ${path}`);
  await asFile.call("POST", `/v1/imports?${query}`, log);
  const moderator = await staffMember(database.pool, server.url, "moderator", "Mahaut");
  await record("searchImports", moderator, "GET /v1/admin/imports");
  const removal = { reason: "It has the real names of two players." };
  await recordStudyRemoval(record, ada, moderator);
  await record("removeImportAsStaff", moderator, `POST /v1/admin${path.slice("/v1".length)}/removal`, removal);
}

const bigGame = { ruleset: "middle-ages", options: {}, name: "A seat by the fire", seats: 2 };

/** Plays a move; the first one that can be undone is undone. Returns whether it was. */
async function recordTurn(player: Caller, game: string, isUndone: boolean): Promise<boolean> {
  const position = await record("getPosition", player, `GET /v1/games/${game}/position`);
  const { ruleset, version, choices } = position.body as Position;
  if (choices.length === 0) return false;
  const move = anyMove({ choices }, chance);
  await record("previewMoves", player, `POST /v1/games/${game}/previews`, {
    ruleset,
    expectedVersion: version,
    moves: [move],
  });
  const played = await record("playMove", player, `POST /v1/games/${game}/moves`, {
    ruleset,
    expectedVersion: version,
    move,
  });
  const after = played.body as Position;
  if (isUndone || !after.canUndo) return false;
  await record("undoMove", player, `POST /v1/games/${game}/undo`, { expectedVersion: after.version });
  return true;
}

async function record(id: string, caller: Caller, request: string, body?: object): Promise<Answer> {
  const [method = "", path = ""] = request.split(" ");
  const sent = sentBy(caller, body);
  const text = typeof sent === "string" ? sent : (JSON.stringify(sent) ?? "");
  const made = { caller, method, url: path, body: text };
  await fuzz?.before(made);
  const answer = await caller.call(method, path, sent);
  fuzz?.after(made, answer);
  expect(answer.status, `${id}: ${answer.text.slice(0, 200)}`).toBeLessThan(300);
  const asked = body === undefined ? {} : { request: body };
  const shown = answer.status === 204 ? {} : { answer: shortened(answer.body) };
  operations[id] ??= { ...asked, status: answer.status, ...shown };
  return answer;
}

/** Apps send forms. */
const sentBy = ({ headers }: Caller, body: object | undefined) =>
  headers["content-type"] === formType ? new URLSearchParams(body as Record<string, string>).toString() : body;

async function meet(code: string, caller: Caller, request: string, body?: object): Promise<void> {
  const [method = "", path = ""] = request.split(" ");
  const answer = await caller.call(method, path, body);
  expect(answer.body).toMatchObject({ code });
  problems[code] = answer.body;
}

/** Examples are for people: long lists and files end after a few entries. */
function shortened(answer: unknown): unknown {
  if (typeof answer === "string") return answer.split("\n").slice(0, 4).join("\n");
  const { steps, rules, decisions, ...rest } = answer as { steps?: unknown[]; rules?: unknown; decisions?: unknown[] };
  const fewRules = Array.isArray(rules) ? rules.slice(0, 4) : rules;
  const few = { ...(steps && { steps: steps.slice(0, 2) }), ...(decisions && { decisions: decisions.slice(0, 2) }) };
  return { ...rest, ...few, ...(fewRules !== undefined && { rules: fewRules }) };
}

function frameText(id: number | undefined, data: unknown): string {
  return `event: step\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** What does not change between recordings. */
function outlineOf({ operations, problems }: Examples) {
  const statuses = Object.entries(operations).map(([id, { status }]) => `${id} ${status}`);
  return { operations: statuses.toSorted(), problems: Object.keys(problems).toSorted() };
}

function textsOf({ operations, problems }: Examples) {
  const examples = Object.entries({ ...operations, ...problems });
  return Object.fromEntries(examples.map(([id, example]) => [id, fixedTextsOf(example)]));
}

function operationOf(id: string): DocumentedOperation {
  const found = documentedOperations.find(({ operation }) => operation.operationId === id);
  if (found === undefined) throw new Error(`${id} is not in the document`);
  return found.operation;
}
