import { type accounts, type adminPeople, adminReports, type chat } from "@seneschal/schema";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mailbox } from "../support/accounts/mailbox.ts";
import { member } from "../support/accounts/members.ts";
import { auditEntriesIn, staffMember } from "../support/accounts/staff.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { begunGame, type Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
const box = mailbox(database);
let server: TestServer;
let moderator: Caller;
let ada: Caller;
let bea: Caller;

beforeAll(async () => {
  server = await startServer(database, { runsBots: false });
  moderator = await staffMember(database.pool, server.url, "moderator", "Mahaut");
});
beforeEach(async () => {
  [ada, bea] = [await guest(server.url, "Ada"), await guest(server.url, "Bea")];
});
afterAll(() => server.close());

type Person = adminPeople.PersonDetails;
const reason = "Shouted at the whole table.";
const path = ({ id }: Caller, rest = "") => `/v1/admin/people/${id}${rest}`;
const impose = (who: Caller, input: object, by = moderator) =>
  by.call<Person>("POST", path(who, "/sanctions"), { kind: "mute", days: 7, reason, ...input });
const own = async (who: Caller) => (await who.get<{ sanctions: accounts.Profile[] }>("/v1/session")).sanctions;

async function tableOfTwo(): Promise<string> {
  await database.pool.query("update accounts set email_verified = true where id = any($1)", [[ada.id, bea.id]]);
  return (await begunGame([ada, bea])).id;
}
const say = (who: Caller, game: string, text = "Good evening.") =>
  who.call<chat.Message>("POST", `/v1/games/${game}/chat`, { room: "table", text });

describe("GET /v1/admin/people", () => {
  it("searches, filters, sorts and pages through accounts, and is available as CSV", async () => {
    const odd = await guest(server.url, "100% Yvain");
    const search = (query: string) =>
      moderator.get<{ total: number; people: adminPeople.PersonLine[] }>(`/v1/admin/people?${query}`);
    expect((await search("q=100%25")).people.map(({ account }) => account)).toEqual([odd.id]);
    expect((await search(`q=${odd.id}`)).total).toBe(1);
    expect((await search("kind=member")).total).toBe(0);
    expect((await search("sanctioned=true")).total).toBe(0);
    await impose(odd, {});
    expect((await search("sanctioned=true")).people).toMatchObject([{ name: "100% Yvain", sanctions: ["mute"] }]);
    const sorted = await search("sort=name&limit=2&from=1");
    expect(sorted.people).toHaveLength(2);
    expect(sorted.total).toBe((await search("sort=-seen")).people.length);
    const { text } = await moderator.call("GET", "/v1/admin/people.csv?q=Yvain");
    expect(text).toContain("100% Yvain,guest,");
    // More than any page contains, and more than are fetched at once.
    await database.pool.query(
      `insert into accounts (id, name, email, is_guest, created_at, updated_at)
       select 'many-' || n, 'Many ' || n, 'many-' || n || '@x.invalid', true, now(), now()
       from generate_series(1, 1201) as n`,
    );
    const whole = (await moderator.call("GET", "/v1/admin/people.csv?q=many&sort=name")).text.trimEnd().split("\n");
    expect(whole).toHaveLength(1202);
    expect(new Set(whole).size).toBe(1202);
    await database.pool.query("delete from accounts where id like 'many-%'");
  });

  it("shows sessions and possible duplicates of an account, without its address", async () => {
    await begunGame([ada, bea]);
    const person = await moderator.get<Person>(path(ada));
    expect(person.sessions).toHaveLength(1);
    expect(person.signals).toContainEqual(
      expect.objectContaining({ account: bea.id, name: "Bea", networks: 1, agents: 1, gamesTogether: 1 }),
    );
    expect(person.recentGames).toHaveLength(1);
    expect(JSON.stringify(person)).not.toContain("@");
    expect(person.sanctions).toEqual([]);
  });
});

describe("a mute", () => {
  it("applies to the chat of all games at once, until it ends", async () => {
    const game = await tableOfTwo();
    expect((await say(ada, game)).status).toBe(201);
    expect(await impose(ada, {})).toMatchObject({ status: 200, body: { sanctions: ["mute"] } });
    expect(await say(ada, game)).toMatchObject({ status: 403, body: { code: "muted" } });
    expect((await ada.call("POST", `/v1/games/${game}/resignation`)).status).toBe(200);
    expect(await own(ada)).toMatchObject([{ kind: "mute", reason, appeal: null }]);
    await database.pool.query("update sanctions set ends_at = now() - interval '1 second' where account_id = $1", [
      ada.id,
    ]);
    expect(await own(ada)).toEqual([]);
  });
});

describe("a ban", () => {
  it("leaves only reading, one appeal, and leaving", async () => {
    const game = await tableOfTwo();
    await impose(ada, { kind: "ban", days: null });
    expect((await ada.position(game)).game).toBe(game);
    for (const [method, address] of [
      ["POST", "/v1/games"],
      ["POST", `/v1/games/${game}/moves`],
      ["PATCH", "/v1/account"],
    ] as const) {
      expect(await ada.call(method, address, {}), address).toMatchObject({ status: 403, body: { code: "banned" } });
    }
    const [ban] = (await own(ada)) as unknown as { id: string }[];
    const appeal = { text: "It was my brother." };
    const address = `/v1/account/sanctions/${ban?.id}/appeal`;
    expect(await bea.call("POST", address, appeal)).toMatchObject({ status: 404 });
    expect(await ada.call("POST", address, appeal)).toMatchObject({ body: { sanctions: [{ appeal: appeal.text }] } });
    expect(await ada.call("POST", address, appeal)).toMatchObject({ status: 409, body: { code: "done-already" } });
    const { history } = await moderator.get<Person>(path(ada));
    expect(history).toMatchObject([{ appeal: appeal.text, isInForce: true, by: { name: "Mahaut" } }]);
    expect((await ada.call("DELETE", "/v1/session")).status).toBe(204);
  });

  it("is lifted once, with a reason; the account gets an e-mail both times", async () => {
    const cyr = await member(server.url, box, "Cyr", "cyr@example.org");
    const { body } = await impose(cyr, { kind: "ban", days: 3 });
    expect((await box.emailWith("cyr@example.org", reason)).subject).toContain("banned");
    const lifting = path(cyr, `/sanctions/${body.history[0]?.id}/lift`);
    const lifted = { reason: "It was his brother." };
    const answers = await Promise.all([1, 2].map(() => moderator.call("POST", lifting, lifted)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await own(cyr)).toEqual([]);
    expect((await box.emailWith("cyr@example.org", lifted.reason)).subject).toContain("no longer banned");
    expect((await cyr.call("PATCH", "/v1/account", { name: "Cyr the free" })).status).toBe(200);
    const told = (await auditEntriesIn(database.pool)).filter(({ subject_id }) => subject_id === cyr.id);
    expect(told.map(({ operation }) => operation)).toEqual(["sanctionAccount", "liftSanction"]);
  });
});

describe("a moderation action", () => {
  it("ends all sessions of an account", async () => {
    expect((await moderator.call("POST", path(ada, "/sign-out"), { reason })).status).toBe(200);
    expect((await ada.call("GET", "/v1/session")).status).toBe(401);
    const again = await moderator.call("POST", path(ada, "/sign-out"), { reason });
    expect(again).toMatchObject({ status: 409, body: { code: "done-already" } });
  });

  it("is executed once, even in a race, with a reason, for another existing account", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => impose(ada, {})));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const before = await everything();
    expect(await impose(ada, {})).toMatchObject({ status: 409, body: { code: "done-already" } });
    expect(await impose(bea, { reason: " " })).toMatchObject({ status: 400 });
    expect(await impose(bea, { days: 0 })).toMatchObject({ status: 400 });
    expect(await impose(moderator, {})).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect(
      (await moderator.call("POST", "/v1/admin/people/nobody/sanctions", { kind: "ban", days: 1, reason })).status,
    ).toBe(404);
    const nothing = path(bea, "/sanctions/00000000-0000-4000-8000-000000000000/lift");
    expect((await moderator.call("POST", nothing, { reason })).status).toBe(404);
    expect(await everything()).toBe(before);
  });

  it("requires an administrator if it concerns staff", async () => {
    const other = await staffMember(database.pool, server.url, "director", "Other");
    const administrator = await staffMember(database.pool, server.url, "administrator", "Odo");
    expect(await impose(other, {})).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect((await impose(other, {}, administrator)).status).toBe(200);
  });
});

describe("a report", () => {
  it("is open with its excerpt until a moderator resolves it, once", async () => {
    const game = await tableOfTwo();
    await say(bea, game, "What a mill.");
    const { number } = (await say(bea, game, "You mill-thief!")).body;
    await ada.post(`/v1/games/${game}/chat/${number}/reports`, { reason: "Rude." });
    const open = () =>
      moderator.get<{ total: number; reports: adminReports.ReportLine[] }>("/v1/admin/reports?state=open");
    const [line] = (await open()).reports;
    expect(line).toMatchObject({
      accused: { name: "Bea" },
      reporter: { name: "Ada" },
      reason: "Rude.",
      resolution: null,
    });
    const one = await moderator.get<{ excerpt: chat.Message[] }>(`/v1/admin/reports/${line?.id}`);
    expect(one.excerpt.map(({ text }) => text)).toEqual(["What a mill.", "You mill-thief!"]);
    // Old reports did not store the kind of a name.
    await database.pool.query(
      `update chat_reports set excerpt = (select json_agg(said::jsonb - 'nameKind') from json_array_elements(excerpt) said)
       where report_id = $1`,
      [line?.id],
    );
    expect(await moderator.get(`/v1/admin/reports/${line?.id}`)).toMatchObject({ excerpt: [{ nameKind: null }, {}] });
    const settle = () =>
      moderator.call("POST", `/v1/admin/reports/${line?.id}/resolution`, { verdict: "dismissed", reason: "A joke." });
    const answers = await Promise.all([settle(), settle()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await open()).total).toBe(0);
    expect((await moderator.get<{ total: number }>("/v1/admin/reports?state=settled&q=mill")).total).toBe(0);
    for (const sort of adminReports.reportSorts) await moderator.get(`/v1/admin/reports?sort=${sort}`);
    await expectErasedLast();
    expect((await moderator.call("GET", "/v1/admin/reports.csv")).text).toContain("dismissed");
    const nowhere = "/v1/admin/reports/00000000-0000-4000-8000-000000000000";
    expect((await moderator.call("GET", nowhere)).status).toBe(404);
  });

  it("is for another moderator if the moderator plays in the game", async () => {
    await database.pool.query("update accounts set email_verified = true where id = any($1)", [[ada.id, bea.id]]);
    const { id } = await begunGame([moderator, ada, bea]);
    const { number } = (await say(bea, id)).body;
    const report = await ada.post<{ id: string }>(`/v1/games/${id}/chat/${number}/reports`, { reason: "Rude." });
    const address = `/v1/admin/reports/${report.id}`;
    expect(await moderator.call("GET", address)).toMatchObject({ status: 403, body: { code: "own-game" } });
    const resolution = { verdict: "upheld", reason };
    expect(await moderator.call("POST", `${address}/resolution`, resolution)).toMatchObject({
      body: { code: "own-game" },
    });
  });
});

/** Deleted accounts have no name and are sorted last in both directions. */
async function expectErasedLast(): Promise<void> {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into chat_reports select (jsonb_populate_record(report,
       jsonb_build_object('report_id', gen_random_uuid(), 'accused', 'erased', 'reporter', 'erased'))).*
     from chat_reports as report limit 1 returning report_id as id`,
  );
  for (const sort of ["accused", "-accused", "reporter", "-reporter"]) {
    const { reports } = await moderator.get<{ reports: adminReports.ReportLine[] }>(`/v1/admin/reports?sort=${sort}`);
    expect(reports.at(-1)?.id).toBe(rows[0]?.id);
  }
  await database.pool.query("delete from chat_reports where report_id = $1", [rows[0]?.id]);
}

async function everything(): Promise<string> {
  const tables = ["sanctions", "report_resolutions", "audit_entries", "sessions"];
  const parts = await Promise.all(
    tables.map((table) => database.pool.query(`select md5(string_agg(t::text, ',' order by t::text)) from ${table} t`)),
  );
  return JSON.stringify(parts.map(({ rows }) => rows));
}
