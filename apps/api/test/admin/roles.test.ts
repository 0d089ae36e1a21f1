import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { type admin, admin as schemas } from "@seneschal/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditLogLine, isAuditExport, verifyAuditExport } from "../../src/domain/audit/audit-export.ts";
import { grantRole } from "../../src/features/admin/grant-role.ts";
import { rolesOf } from "../../src/stores/accounts/roles-store.ts";
import { auditEntriesIn, staffMember } from "../support/accounts/staff.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { processScript } from "../support/processes/process-script.ts";
import { documentedOperations } from "../support/server/api-document.ts";
import { Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let callers: Record<admin.Role | "player" | "nobody", Caller>;

beforeAll(async () => {
  server = await startServer(database, { runsBots: false, runsJobs: false });
  callers = {
    nobody: new Caller(server.url),
    player: await guest(server.url, "Player"),
    moderator: await staffMember(database.pool, server.url, "moderator"),
    director: await staffMember(database.pool, server.url, "director"),
    administrator: await staffMember(database.pool, server.url, "administrator"),
  };
});
afterAll(() => server.close());

/** Every admin operation with the roles in its documentation. */
const operations = documentedOperations
  .filter(({ operation }) => operation.tags.includes("admin"))
  .map(({ method, path, operation: { operationId, security = [] } }) => ({
    operationId,
    method: method.toUpperCase(),
    path: path.replaceAll(/\{[^}]+\}/g, () => randomUUID()),
    roles: security.flatMap(({ cookie = [] }) => cookie) as admin.Role[],
  }));

describe("staff roles", () => {
  it("are listed for every operation in the OpenAPI document", () => {
    expect(operations.length).toBeGreaterThan(10);
    for (const { operationId, roles } of operations) {
      expect(roles, operationId).toContain("administrator");
      expect(schemas.roles, operationId).toEqual(expect.arrayContaining(roles));
    }
    const everything = documentedOperations.filter(({ path }) => path.startsWith("/v1/admin"));
    expect(everything).toHaveLength(operations.length);
  });

  it.each(operations)(
    "$operationId is rejected for everyone else before the request is read",
    async ({ method, path, roles }) => {
      // A body that no operation accepts: with the role it is rejected, without the role it is not even read.
      const body = method === "GET" ? undefined : { no: "such thing" };
      const ask = async (caller: Caller) => (await caller.call<{ code?: string }>(method, path, body)).body?.code;
      expect(await ask(callers.nobody)).toBe("not-signed-in");
      expect(await ask(callers.player)).toBe("forbidden");
      for (const role of schemas.roles) {
        const code = await ask(callers[role]);
        if (roles.includes(role)) expect(code, role).not.toBe("forbidden");
        else expect(code, role).toBe("forbidden");
      }
      expect(await auditEntriesIn(database.pool)).toEqual([]);
    },
  );
});

describe("granting roles", () => {
  it("is done by an administrator, takes effect at once, and requires a reason", async () => {
    const { administrator, player } = callers;
    const path = `/v1/admin/staff/${player.id}`;
    const asked = { roles: ["director"], reason: "Ran three tournaments." };
    expect(await administrator.call("PUT", path, asked)).toMatchObject({ status: 200, body: { roles: ["director"] } });
    expect((await player.get<{ roles: string[] }>("/v1/admin")).roles).toEqual(["director"]);
    expect((await player.get<{ roles: string[] }>("/v1/session")).roles).toEqual(["director"]);
    const staff = await player.get<{ staff: { name: string }[] }>("/v1/admin/staff");
    expect(staff.staff.map(({ name }) => name)).toContain("Player");
    expect(await administrator.call("PUT", path, asked)).toMatchObject({ status: 409, body: { code: "done-already" } });
    expect(await administrator.call("PUT", path, { roles: [] })).toMatchObject({ status: 400 });
    const gone = { roles: [], reason: "Needs a rest." };
    expect(await administrator.call("PUT", path, gone)).toMatchObject({ status: 200 });
    expect(await player.call("GET", "/v1/admin")).toMatchObject({ status: 403 });
    expect(await administrator.call("PUT", "/v1/admin/staff/nobody", asked)).toMatchObject({ status: 404 });
    const told = (await auditEntriesIn(database.pool)).filter(({ subject_id }) => subject_id === player.id);
    expect(told.map(({ operation, actor, reason }) => [operation, actor, reason])).toEqual([
      ["changeRoles", administrator.id, "Ran three tournaments."],
      ["changeRoles", administrator.id, "Needs a rest."],
    ]);
  });

  it("happens once from the command line, however often it is requested", async () => {
    const { id } = await guest(server.url, "Perrin");
    const appointed = (role: admin.Role) => grantRole(database.pool, id, role, new Date());
    const answers = await Promise.all([appointed("moderator"), appointed("moderator"), appointed("director")]);
    expect(answers.filter((isNew) => isNew)).toHaveLength(2);
    expect(await appointed("director")).toBe(false);
    expect(await rolesOf(database.pool, id)).toEqual(["director", "moderator"]);
    const told = (await auditEntriesIn(database.pool)).filter(({ subject_id }) => subject_id === id);
    expect(told.map(({ operation }) => operation)).toEqual(["appoint", "appoint"]);
  });

  it("prints all roles of the account on the command line", async () => {
    const { id } = await guest(server.url, "Mathilde");
    const appointed = async (role: admin.Role) => {
      const schemas = [processScript("grant-role"), id, role];
      const env = { ...process.env, DATABASE_URL: database.url };
      const { stdout } = await promisify(execFile)(process.execPath, schemas, { env });
      return stdout;
    };
    expect(await appointed("administrator")).toBe("Mathilde is administrator from now on.\n");
    expect(await appointed("director")).toBe("Mathilde is director from now on, and still administrator.\n");
    expect(await appointed("director")).toBe("Mathilde is director already, and still administrator.\n");
    expect(await rolesOf(database.pool, id)).toEqual(["administrator", "director"]);
    await database.pool.query("delete from account_roles where account_id = $1", [id]);
  });

  it("never leaves the server without an administrator, even if two leave at once", async () => {
    const second = await staffMember(database.pool, server.url, "administrator", "Second");
    const leave = (who: Caller) => who.call("PUT", `/v1/admin/staff/${who.id}`, { roles: [], reason: "I leave." });
    const answers = await Promise.all([leave(callers.administrator), leave(second)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const kept = answers[0]?.status === 409 ? callers.administrator : second;
    const last = await kept.call("PUT", `/v1/admin/staff/${kept.id}`, { roles: ["director"], reason: "Less." });
    expect(last).toMatchObject({ status: 409, body: { code: "last-administrator" } });
    const { staff } = await kept.get<{ staff: { account: string; roles: string[] }[] }>("/v1/admin/staff");
    expect(staff.filter(({ roles }) => roles.includes("administrator")).map(({ account }) => account)).toEqual([
      kept.id,
    ]);
    callers = { ...callers, administrator: kept };
  });
});

describe("the audit log", () => {
  it("is a hash chain that can be searched, filtered, paged, and downloaded as CSV", async () => {
    const { moderator } = callers;
    const verdict = await moderator.post<{ entries: number; head: string }>("/v1/admin/audit/verification");
    expect(verdict).toMatchObject({ isSound: true, fault: null });
    expect((await moderator.get<{ head: string }>("/v1/admin")).head).toBe(verdict.head);
    const page = await moderator.get<AuditPage>("/v1/admin/audit?limit=2");
    expect(page.total).toBe(verdict.entries);
    expect(page.entries.map(({ number }) => number)).toEqual([verdict.entries, verdict.entries - 1]);
    const found = await moderator.get<AuditPage>(`/v1/admin/audit?q=three&about=${callers.player.id}&sort=number`);
    expect(found.entries).toMatchObject([{ reason: "Ran three tournaments.", subject: { name: "Player" } }]);
    expect((await moderator.get<AuditPage>("/v1/admin/audit?q=100%25")).total).toBe(0);
    const { text } = await moderator.call("GET", "/v1/admin/audit.csv?sort=number");
    expect(text.split("\n")[0]).toContain("number,at,actor");
  });

  it("can be downloaded and verified offline, also against a head noted before", async () => {
    const { moderator, administrator, player } = callers;
    const path = `/v1/admin/staff/${player.id}`;
    const { head: noted } = await moderator.get<{ head: string }>("/v1/admin");
    await administrator.call("PUT", path, { roles: ["moderator"], reason: "Reads, é and “quotes”." });
    await administrator.call("PUT", path, { roles: [], reason: "Enough." });
    const { text, headers } = await moderator.call("GET", "/v1/admin/audit.jsonl");
    expect(headers.get("content-type")).toContain("application/x-ndjson");
    const { head, entries } = await moderator.post<{ head: string; entries: number }>("/v1/admin/audit/verification");
    expect(verifyAuditExport(text, noted)).toEqual({ isSound: true, entries, head, noted: entries - 2 });
    expect(isAuditExport(text)).toBe(true);
    const lines = text.split("\n");
    for (const line of lines.slice(0, -1)) expect(auditLogLine.parse(JSON.parse(line))).toEqual(JSON.parse(line));
    const forged = [
      text.replace("Enough.", "Enough!"),
      [...lines.slice(0, 2), ...lines.slice(3)].join("\n"),
      [...lines.slice(0, -2), ""].join("\n"),
      text.slice(0, -1),
    ];
    for (const file of forged) expect(verifyAuditExport(file)).toMatchObject({ isSound: false });
    expect(verifyAuditExport(text, "0".repeat(64))).toMatchObject({ isSound: false, line: 1 });
  });

  it("rejects changes, and verification finds changes made in spite of that", async () => {
    const change = "update audit_entries set reason = 'Because.' where number = 1";
    await expect(database.pool.query(change)).rejects.toThrow("only ever added to");
    await expect(database.pool.query("delete from audit_entries")).rejects.toThrow("only ever added to");
    await expect(database.pool.query("truncate audit_entries")).rejects.toThrow("only ever added to");
    await database.pool.query(`alter table audit_entries disable trigger all; ${change}`);
    const verdict = await callers.moderator.post("/v1/admin/audit/verification");
    expect(verdict).toMatchObject({ isSound: false, fault: 1 });
  });
});

interface AuditPage {
  readonly total: number;
  readonly entries: readonly { readonly number: number; readonly reason: string }[];
}
