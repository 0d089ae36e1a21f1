import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { scryptHashing } from "../../src/features/accounts/passwords/password-hashing.ts";
import { databaseClock } from "../../src/platform/postgres/database-clock.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { Caller } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

/**
 * An account as better-auth 1.7.5 and our code around it stored it on 27 November 2026: the rows are copied from that
 * database.
 */
const ada = "GwHPWhh8LXY0Ortktli8RaQlYo1XghRO";
const serverSecret = "a secret of a server, from a dump";
const session = "nW8FSU2wUTZz9pZ0xkeTZiSNLQe2iayW";
const email = "ada@example.org";
const password = "ten letters and more";
const passwordHash =
  "0c2034457a635170404d5ebb142d7b10:2dc1fd1affe92cad0a34bbbacc5d2e490b4a9e100d8e9d6f131386ee065a949050c84181806a878db4dbc424d79b78f5ac64a8999d463eb6b4546d944b5dcd84";
const factorSecret =
  "sealed1.1f99280b.NcHvdeGnKhOcog_Jbd9h60Da2ljZHZNNVS_TGBLDBxU1mqsn_EG83P6rNH8IXGHXtmTWUnGkbkbbkZ7vEv1HSk9GDuA";
/** The last time step whose code had been used, and the code of the authenticator two steps later. */
const lastStep = 59_860_285;
const code = "088595";
const codeAt = new Date((lastStep + 2) * 30_000);
const backupCode = "e169a-6754d";
const backupHash = "8f0a263795bfe2e894d7eace89b00f1cc850ac9cce44fa9d173cdb93cbb5589e";

const database = testDatabase();
let server: TestServer;
let nobody: Caller;
beforeAll(async () => {
  await storeAccount();
  const clock = databaseClock(database.pool, {
    database: async () => codeAt,
    monotonic: () => 0,
    own: () => codeAt.getTime(),
  });
  server = await startServer(database, { secrets: [serverSecret], passwordHashing: scryptHashing, clock });
  nobody = new Caller(server.url);
});
afterAll(() => server.close());

async function storeAccount(): Promise<void> {
  const { pool } = database;
  await pool.query(
    `insert into accounts (id, name, email, email_verified, is_guest, has_second_factor, created_at, updated_at)
     values ($1, 'Ada', $2, true, false, true, '2026-11-27T19:43:04.098Z', '2026-11-27T19:43:04.507Z')`,
    [ada, email],
  );
  await pool.query(
    `insert into credentials (id, account_id, provider_id, provider_account_id, password, created_at, updated_at)
     values ('c4ad85f7-7d7a-4eaf-883c-4e16d286b430', $1, 'credential', $1, $2, '2026-11-27T19:43:04.437Z', '2026-11-27T19:43:04.437Z')`,
    [ada, passwordHash],
  );
  await pool.query(
    `insert into sessions (id, token, account_id, expires_at, ip_address, user_agent, created_at, updated_at)
     values ('8zS51SRFltGMGDMMqh5M7It0arKrlBTQ', $1, $2, '2027-02-25T19:43:04.229Z', '127.0.0.0', 'node', '2026-11-27T19:43:04.229Z', '2026-11-27T19:43:04.229Z')`,
    [session, ada],
  );
  const factor = "insert into second_factors (account_id, secret, is_confirmed, last_step) values ($1, $2, true, $3)";
  await pool.query(factor, [ada, factorSecret, lastStep]);
  await pool.query("insert into backup_codes (account_id, hash) values ($1, $2)", [ada, backupHash]);
}

const signIn = (body: object) => nobody.call("POST", "/v1/sign-in", { email, password, ...body });

describe("an account from before better-auth was replaced", () => {
  it("keeps its session, which is extended and ended like any other", async () => {
    const owner = new Caller(server.url, session);
    const account = { id: ada, name: "Ada", email, isEmailConfirmed: true, hasSecondFactor: true };
    expect(await owner.get("/v1/session")).toMatchObject(account);
    const { rows } = await database.pool.query("select expires_at from sessions where token = $1", [session]);
    expect(rows).toEqual([{ expires_at: daysAfter(codeAt, 90) }]);
    expect(await owner.call("DELETE", "/v1/session")).toMatchObject({ status: 204 });
    expect(await owner.call("GET", "/v1/session")).toMatchObject({ status: 401 });
  });

  it("keeps its password, and no other opens it", async () => {
    expect(await signIn({})).toMatchObject({ status: 401, body: { code: "second-factor-needed" } });
    const wrong = await signIn({ password: `${password}.`, code });
    expect(wrong).toMatchObject({ status: 401, body: { code: "wrong-credentials" } });
  });

  it("keeps its authenticator app: a code of it works once", async () => {
    expect(await signIn({ code })).toMatchObject({ status: 200, body: { account: { id: ada } } });
    expect(await signIn({ code })).toMatchObject({ status: 401, body: { code: "wrong-code" } });
  });

  it("keeps its backup codes: each works once", async () => {
    expect(await signIn({ code: backupCode })).toMatchObject({ status: 200 });
    expect(await signIn({ code: backupCode })).toMatchObject({ status: 401, body: { code: "wrong-code" } });
  });
});

const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * 24 * 60 * 60 * 1000);
