import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportQueries } from "../../src/features/accounts/own-data/account-export-queries.ts";
import { grantRole } from "../../src/features/admin/grant-role.ts";
import { staffMember } from "../support/accounts/staff.ts";
import { drizzleTables } from "../support/database/drizzle-tables.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { begunGame, type Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
beforeAll(async () => {
  server = await startServer(database, { runsBots: false, runsJobs: false });
});
afterAll(() => server.close());

const exported = (who: Caller) =>
  who.call<Record<string, readonly Record<string, unknown>[]>>("GET", "/v1/account/export");

describe("reports and sanctions in the data export", () => {
  it("are included without reporter, their words, and moderator", async () => {
    const [ada, bea] = [await guest(server.url, "Ada"), await guest(server.url, "Bea")];
    const maud = await staffMember(database.pool, server.url, "administrator", "Maud");
    const { id: game } = await begunGame([ada, bea]);
    const say = (who: Caller, text: string) =>
      who.post<{ number: number }>(`/v1/games/${game}/chat`, { room: "table", text });
    await database.pool.query("update accounts set email_verified = true where id = any($1)", [[ada.id, bea.id]]);
    await say(bea, "Nobody needs to know this.");
    const { number } = await say(ada, "You fool.");
    const { id } = await bea.post<{ id: string }>(`/v1/games/${game}/chat/${number}/reports`, {
      reason: "She is rude.",
    });
    expect((await exported(ada)).body.reportsAbout).toMatchObject([{ said: ["You fool."], verdict: null }]);

    await maud.post(`/v1/admin/reports/${id}/resolution`, { verdict: "upheld", reason: "She always is." });
    await maud.post(`/v1/admin/people/${ada.id}/sanctions`, { kind: "mute", days: 2, reason: "Be kinder." });
    await maud.call("PUT", `/v1/admin/staff/${ada.id}`, { roles: ["director"], reason: "There is nobody else." });
    await grantRole(database.pool, ada.id, "moderator", new Date());
    const { body, text } = await exported(ada);
    expect(body.reportsAbout).toEqual([
      {
        game_id: game,
        number: String(number),
        day,
        verdict: "upheld",
        settled_on: day,
        said: ["You fool."],
      },
    ]);
    const roles = { before: [], after: ["director"] };
    expect(body.staffActionsAbout).toMatchObject([
      { role: "administrator", operation: "sanctionAccount", details: { kind: "mute", days: 2 }, reason: "Be kinder." },
      { role: "administrator", operation: "changeRoles", details: roles, reason: null },
      { role: "house", operation: "appoint", details: { after: ["director", "moderator"] }, reason: null },
    ]);
    const others = [bea.id, maud.id, "Nobody needs", "She is rude", "She always is", "There is nobody else"];
    for (const word of others) expect(text).not.toContain(word);

    const { body: own, text: told } = await exported(maud);
    expect(own.staffActions).toMatchObject([
      { operation: "resolveReport" },
      { reason: "Be kinder." },
      { role: "administrator" },
    ]);
    expect(told).not.toContain(ada.id);
  });
});

/** The exact time would reveal who was in the game then. */
const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);

describe("the data export", () => {
  it("covers every column that refers to an account, or the reason is listed why not", async () => {
    const columns = await columnsOfWords();
    const naming = columns.filter(({ name, namesAccount }) => namesAccount || !somethingElse.includes(name));
    const untold = naming.filter(({ table, name }) => !isAsked(table, name)).map(({ at }) => at);
    expect(untold.toSorted()).toEqual(Object.keys(exceptions).toSorted());
    expect(naming.length - untold.length).toBeGreaterThan(30);
  });

  it("has no exception for a column that does not exist", async () => {
    const columns = await columnsOfWords();
    const names = new Set(columns.map(({ name }) => name));
    expect(somethingElse.filter((name) => !names.has(name))).toEqual([]);
    for (const [at, why] of Object.entries(exceptions)) expect(why.length, at).toBeGreaterThan(20);
  });
});

/** Every column that could refer to an account: free text, lists of it, JSON. */
async function columnsOfWords() {
  const tables = await drizzleTables();
  expect(tables.length).toBeGreaterThan(45);
  return tables.flatMap(({ name: table, columns, foreignKeys }) => {
    const keys = foreignKeys
      .map((key) => key.reference())
      .filter(({ foreignColumns }) => foreignColumns[0]?.name === "id");
    const pointing = keys.flatMap((key) => key.columns.map(({ name }) => name));
    return columns
      .filter((column) => /^(text|jsonb?)/.test(column.getSQLType()) && column.enumValues === undefined)
      .map(({ name }) => ({ table, name, at: `${table}.${name}`, namesAccount: pointing.includes(name) }));
  });
}

/** Returns whether an export query searches this column for the account. */
function isAsked(table: string, column: string): boolean {
  const ofTable = new RegExp(`\\b(from|join) ${table}\\b`);
  const byColumn = new RegExp(`\\b${column} (= \\$1|@> )|\\$1 = any\\((\\w+\\.)?${column}\\)`);
  return Object.values(exportQueries).some((text) => ofTable.test(text) && byColumn.test(text));
}

/** Text columns of any table that never refer to an account. A new column is listed here, exported, or an exception. */
const somethingElse: readonly string[] = [
  // Apps that anyone can register, what they were allowed, and hashes of their codes and tokens.
  ...["client_id", "grant_id", "grant_types", "redirect_uri", "redirect_uris", "code_challenge", "code_hash"],
  ...["device_hash", "refresh_family", "refresh_hash", "user_code"],
  // Keys of passkeys, and what waits for their signature.
  ...["passkey_id", "credential_id", "public_key", "transports", "challenge", "holder_hash"],
  ...["id", "name", "email", "pending_email", "image", "to", "subject", "text", "html", "token", "identifier"],
  ...["access_token", "refresh_token", "id_token", "scope", "password", "provider_id", "hash", "secret", "worker"],
  ...["quiet_from", "quiet_to", "time_zone", "spoken_languages", "ip_address", "user_agent", "agent", "endpoint"],
  ...["p256dh", "auth", "unsubscribe_token", "url", "kinds", "outcome", "key", "failure", "faults", "format"],
  ...["type", "digest", "fingerprint", "commitment", "invitation", "ruleset", "exemption", "formats", "status"],
  ...["operation", "reason", "appeal", "lift_reason", "room", "audience", "part", "tag"],
  ...[
    "description",
    "rules",
    "plan",
    "token_id",
    "scopes",
    "source_url",
    "games",
    "limits",
    "revoke_reason",
    "code",
    "detail",
  ],
  // Keyed by seat, not by account.
  ...["answers", "clock", "clocks", "entry", "left", "moves", "premoves", "replies", "question", "shortening"],
  "waiting",
];

/** Columns that refer to an account and are not exported, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  "account_blocks.other_id": "A block belongs to the account that set it.",
  "bot_accounts.account_id": "A bot account has no session; its owner finds it under bots.",
  "bot_errors.account_id": "A bot account has no session; its owner finds them under botErrors.",
  "bot_hours.account_id": "A bot account has no session; its owner finds them under botHours.",
  "game_notification_settings.discord_user": "Exported under gameNotificationSettings; it is an id of Discord.",
  "game_reports.requested_by": "Removed when the report is ready, within minutes; reports name no accounts.",
  "imported_games.about": "Exported under gamesImported, with names that the importer entered.",
  "imported_games.origin": "Exported under gamesImported; it is the address of a server.",
  "webhooks.owner": "Made of account_id, game_id and tournament_id, which are exported.",
  "known_bots.account": "A bot account has no session; its owner finds it under botsEver.",
  "audit_entries.details": "Exported with staffActionsAbout; seats that staff assigned are under seatHistory.",
  "maintenance_jobs.by": "The administrator who started it finds it under staffActions.",
  "passkey_challenges.account_id": "Deleted within a day; its account has just asked for it.",
  "credentials.provider_account_id": "The same id as account_id; the password check needs it.",
  "deliveries.notification": "Deleted when it has been delivered to its account.",
  "events.body": "The record of the game. The account's moves are under moves, its seats under seatHistory.",
  "events.request": "An idempotency key that the browser generated.",
  "name_claims.skeleton": "What a name looks like; it is found by account_id and is not the id of an account.",
  "report_resolutions.by": "The moderator who resolved it finds it under staffActions.",
  "sanctions.by": "The moderator who imposed it finds it under staffActions.",
  "served_requests.account_id": "Deleted within a week; what was created is exported with its kind.",
  "served_requests.created": "The id of what was created, which is exported with its kind.",
  "served_requests.request": "An idempotency key that the program generated.",
  "series_changes.change": "Of a director who was added or removed; the account's own changes are under seriesChanges.",
  "snapshots.body": "Computed from the events of a game; can be deleted at any time.",
  "chat_messages.readers": "Part of the messages of other accounts.",
  "chat_reports.excerpt": "Messages of other accounts; the account's own are under reportsAbout.",
  "study_events.body": "The record of the study. The account's actions are under studyActions.",
  "study_events.request": "An idempotency key that the program generated.",
  "tournament_events.body": "The record of the tournament. The account's actions are under tournamentActions.",
  "tournament_events.request": "An idempotency key that the browser generated.",
  "tournament_notifications.details": "The players at the tables of the account, who are named on the tournament page.",
  "undo_requests.ruling": "The administrator who decided it finds it under staffActions.",
  "verifications.value": "The secret of a link sent by e-mail; a reader of the file could use it.",
};
