import { type adminImports, imports } from "@seneschal/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { auditEntriesIn, staffMember } from "../support/accounts/staff.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { type Caller, guest, playOn } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
const otherDatabase = testDatabase();
/** Where the game was played, and two processes of another server. */
let origin: TestServer;
let here: TestServer;
let twin: TestServer;
let ada: Caller;
let cyr: Caller;
let game: string;
let log: string;

beforeAll(async () => {
  [origin, here, twin] = [
    await startServer(otherDatabase),
    await startServer(database, { now }),
    await startServer(database, { now }),
  ];
  const bea = await guest(origin.url, "Bea");
  ada = await guest(origin.url, "Ada");
  cyr = await guest(here.url, "Cyr");
  ({ id: game } = await ada.open({ options: { rounds: 2 }, name: "Elsewhere" }));
  await bea.post(`/v1/games/${game}/seats`, {});
  await ada.post(`/v1/games/${game}/start`);
  while ((await ada.get<{ state: string }>(`/v1/games/${game}`)).state === "running") await playOn([ada, bea], game, 1);
  log = (await ada.call("GET", `/v1/games/${game}/export`)).text;
});
afterAll(() => Promise.all([origin.close(), here.close(), twin.close()]));

/** How far the time of the server is ahead. */
let ahead = 0;
function now(): Date {
  return new Date(Date.now() + ahead);
}

type Page = z.infer<typeof imports.importList>;
type AdminPage = z.infer<typeof adminImports.adminImportsPage>;
interface Result {
  readonly result: string;
  readonly id: string;
}
const type = { "content-type": "application/x-ndjson" };
const send = (caller: Caller, file = log, query = "") =>
  caller.withHeaders(type).call("POST", `/v1/imports${query}`, file);
const sent = async (caller: Caller, query = "") => (await send(caller, log, query)).body as Result;

describe("an imported game", () => {
  it("is stored once, although two processes import it at the same time", async () => {
    const dan = await guest(twin.url, "Dan");
    const results = await Promise.all([sent(cyr), sent(dan)]);
    expect(results.map(({ result }) => result).sort()).toEqual(["existing", "imported"]);
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    const { rows } = await database.pool.query("select id from imported_games");
    expect(rows).toHaveLength(1);
    // Either of them may have been first; from here on, Cyr owns the import.
    const importer = results[0]?.result === "imported" ? cyr : dan;
    expect((await importer.call("DELETE", `/v1/imports/${rows[0].id}`)).status).toBe(204);
    expect(await sent(cyr)).toEqual({ result: "imported", id: rows[0].id });
  });

  it("has the replay and the log of the game", async () => {
    const { id, result } = await sent(cyr);
    expect(result).toBe("existing");
    type Replay = { readonly game: string; readonly steps: readonly object[] };
    for (const audience of ["arbiter", "spectator", "1"]) {
      const there = await ada.get<Replay>(`/v1/games/${game}/replay?as=${audience}`);
      const imported = await cyr.get<Replay>(`/v1/imports/${id}/replay?as=${audience}`);
      expect(imported.steps.length).toBeGreaterThan(2);
      expect(imported).toEqual({ ...there, game: id });
    }
    const changes = await cyr.get<Replay>(`/v1/imports/${id}/replay/changes?as=arbiter`);
    expect(changes.steps).toEqual((await ada.get<Replay>(`/v1/games/${game}/replay/changes?as=arbiter`)).steps);
    expect((await cyr.call("GET", `/v1/imports/${id}/export`)).text).toBe(log);
  });

  it("is known where it was played", async () => {
    expect(await sent(ada)).toEqual({ result: "local", id: game });
  });

  it("is no game of this server", async () => {
    const { id } = await sent(cyr);
    for (const one of [id, game]) expect((await cyr.call("GET", `/v1/games/${one}`)).status).toBe(404);
    expect(await cyr.get("/v1/games?state=finished")).toMatchObject({ games: [] });
    ahead = 60_000;
    expect(await cyr.get("/v1/archive/games")).toMatchObject({ games: [] });
    const { rows } = await database.pool.query("select game_id from events union select game_id from seats");
    expect(rows).toEqual([]);
  });
});

describe("what the importer says about a game", () => {
  it("is plain text, and only the importer changes or removes it", async () => {
    const eve = await guest(here.url, "Eve");
    const { id } = await sent(cyr);
    expect((await cyr.call("DELETE", `/v1/imports/${id}`)).status).toBe(204);
    for (const path of ["", "/export", "/replay"]) {
      expect((await eve.call("GET", `/v1/imports/${id}${path}`)).status).toBe(404);
    }
    const names = encodeURIComponent("<b>Ada</b>,");
    const query = `?origin=${encodeURIComponent("https://elsewhere.example/games")}&names=${names}`;
    expect(await sent(eve, query)).toEqual({ result: "imported", id });
    const shown = await cyr.get<imports.ImportedGame>(`/v1/imports/${id}`);
    expect(shown).toMatchObject({ game, name: "Elsewhere", origin: "https://elsewhere.example", isListed: false });
    expect(shown.seats.map(({ name }) => name)).toEqual(["<b>Ada</b>", null]);
    expect(shown.ranking.map(({ seat }) => seat).sort()).toEqual([0, 1]);
    for (const method of ["PATCH", "DELETE"]) {
      const body = method === "PATCH" ? { isListed: true } : undefined;
      expect((await cyr.call(method, `/v1/imports/${id}`, body)).status).toBe(404);
    }
    expect(await cyr.get("/v1/imports")).toEqual({ imports: [], next: null });
    expect((await eve.call("PATCH", `/v1/imports/${id}`, { isListed: true })).body).toMatchObject({ isListed: true });
    expect(await cyr.get("/v1/imports")).toMatchObject({ imports: [{ id }], next: null });
    expect((await eve.call("DELETE", `/v1/imports/${id}`)).status).toBe(204);
    expect(await cyr.get("/v1/imports")).toEqual({ imports: [], next: null });
    const { rows } = await database.pool.query("select id from imported_games where hidden_at is not null");
    expect(rows).toEqual([{ id }]);
  });

  it("is in the list of the importer, page by page", async () => {
    const fay = await guest(here.url, "Fay");
    const { id } = await sent(fay);
    expect(await cyr.get("/v1/account/imports")).toEqual({ imports: [], next: null });
    const { id: account } = await fay.get<{ id: string }>("/v1/session");
    await database.pool.query(
      `insert into imported_games (id, imported_by, imported_at, is_listed, about, events, log)
       select gen_random_uuid(), imported_by, imported_at - interval '1 day', false, about, events, ''
       from imported_games where id = $1`,
      [id],
    );
    const first = await fay.get<Page>("/v1/account/imports?limit=1");
    expect(first.imports).toMatchObject([{ id, importedBy: account, isListed: false }]);
    const second = await fay.get<Page>(`/v1/account/imports?limit=1&cursor=${first.next}`);
    expect(second.imports).toHaveLength(1);
    expect(second).toMatchObject({ imports: [{ importedBy: account }], next: null });
    await fay.call("DELETE", `/v1/imports/${id}`);
    expect((await fay.get<Page>("/v1/account/imports")).imports).toEqual(second.imports);
    await database.pool.query("delete from imported_games where imported_by = $1 and id <> $2", [account, id]);
  });

  it.each([
    ["a name with a control character", "?names=%07"],
    ["a name that changes the direction of writing", "?names=%E2%80%AEadA"],
    ["a long name", `?names=${"a".repeat(41)}`],
    ["too many names", `?names=${",".repeat(10)}`],
    ["an origin that is no server", "?origin=javascript:alert(1)"],
  ])("is refused: %s", async (_, query) => {
    expect(await send(cyr, log, query)).toMatchObject({ status: 400, body: { code: "malformed-request" } });
  });
});

describe("staff", () => {
  it("find imports and remove one with a reason, which is in the audit log", async () => {
    const moderator = await staffMember(database.pool, here.url, "moderator", "Mahaut");
    const gil = await guest(here.url, "Gil");
    const { id } = await sent(gil, `?origin=${encodeURIComponent("https://100_elsewhere.example")}`);
    const search = (q: string, by = moderator) => by.call<AdminPage>("GET", `/v1/admin/imports?q=${q}`);
    for (const q of ["Gil", "elsew", "100_", id, game]) {
      expect((await search(q)).body, q).toMatchObject({ total: 1, imports: [{ id, importedBy: { name: "Gil" } }] });
    }
    expect((await search("100x")).body).toEqual({ total: 0, imports: [] });
    const path = `/v1/admin/imports/${id}/removal`;
    const reason = "It names two players.";
    const director = await staffMember(database.pool, here.url, "director", "Oudin");
    for (const other of [gil, director]) {
      expect((await search("Gil", other)).status).toBe(403);
      expect((await other.call("POST", path, { reason })).status).toBe(403);
    }
    expect((await moderator.call("POST", path, {})).status).toBe(400);
    expect((await moderator.call("POST", path, { reason })).status).toBe(204);
    expect((await gil.call("GET", `/v1/imports/${id}`)).status).toBe(404);
    expect((await search("Gil")).body).toEqual({ total: 0, imports: [] });
    expect((await moderator.call("POST", path, { reason })).status).toBe(404);
    const removals = (await auditEntriesIn(database.pool)).filter(({ subject_id }) => subject_id === id);
    expect(removals).toMatchObject([
      { operation: "removeImportAsStaff", actor: moderator.id, role: "moderator", reason },
    ]);
    const { entries } = await moderator.get<{ entries: object[] }>("/v1/admin/audit?subject=import");
    expect(entries).toMatchObject([{ subject: { kind: "import", id, name: "Elsewhere" } }]);
  });
});

describe("a file is not imported", () => {
  it("if it is not sound: the problem names the line", async () => {
    const before = await database.pool.query("select count(*) from imported_games");
    const tampered = log.replace('"by":"person"', '"by":"bot"');
    const answer = await send(cyr, tampered);
    expect(answer.status).toBe(400);
    expect((answer.body as { detail: string }).detail).toMatch(/^Line \d+: the digest does not fit/);
    expect((await database.pool.query("select count(*) from imported_games")).rows).toEqual(before.rows);
  });

  it("if nobody is signed in, or too many were imported in a day", async () => {
    expect((await fetch(`${here.url}/v1/imports`, { method: "POST", headers: type, body: log })).status).toBe(401);
    const fay = await guest(here.url, "Fay");
    const { id } = await fay.get<{ id: string }>("/v1/session");
    await database.pool.query(
      `insert into imported_games (id, imported_by, imported_at, is_listed, about, events, log)
       select gen_random_uuid(), $1, $2, false, '{}', 1, '' from generate_series(1, $3)`,
      [id, now(), imports.importsPerDay],
    );
    expect((await send(fay)).status).toBe(429);
    ahead += 25 * 60 * 60 * 1000;
    expect((await send(fay)).status).toBe(200);
  });
});
