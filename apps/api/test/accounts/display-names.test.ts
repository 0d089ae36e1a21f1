import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrateDatabase } from "../../src/composition/open-database.ts";
import { csvOf } from "../../src/platform/http/responses/csv.ts";
import { claimEarlierNames } from "../../src/stores/names/name-claims-store.ts";
import { password, unconfirmedMember } from "../support/accounts/members.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { act, planned, swiss, testPlan } from "../support/games/tournament-play.ts";
import { Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
let server: TestServer;
let nobody: Caller;
beforeAll(async () => {
  server = await startServer(database, { runsJobs: false, runsBots: false });
  nobody = new Caller(server.url);
});
afterAll(() => server.close());

const enter = (name: string) => nobody.call<{ code?: string }>("POST", "/v1/guests", { name });
const register = (who: Caller, email: string) => who.call("POST", "/v1/account/registration", { email, password });
const rename = (who: Caller, name: string) => who.call<{ code?: string }>("PATCH", "/v1/account", { name });
const taken = { status: 409, body: { code: "name-taken" } };
const lookalikes = [
  ["the same name", "Marguerite"],
  ["small letters", "marguerite"],
  ["a Cyrillic letter", "M\u0430rguerite"],
  ["full-width letters", "Ｍarguerite"],
  ["a letter for mathematics", "𝐌arguerite"],
  ["two letters for one", "rnarguerite"],
  ["a Cyrillic letter among capitals", "\u041cARGUERITE"],
  ["an i without a dot", "Marguerıte"],
  ["a blank more", "Mar guerite"],
] as const;

describe("a registered name", () => {
  beforeAll(async () => void (await unconfirmedMember(server.url, "Marguerite", "marguerite@example.org")));

  it.each(lookalikes)("cannot be used by a guest: %s", async (_what, name) =>
    expect(await enter(name)).toMatchObject(taken),
  );

  it.each(lookalikes)("cannot be taken later: %s", async (_what, name) => {
    const other = await guest(server.url, "Somebody else");
    expect(await rename(other, name)).toMatchObject(taken);
    expect(await other.get("/v1/session")).toMatchObject({ name: "Somebody else" });
  });

  it("cannot be used by a local player", async () => {
    const host = await guest(server.url, "A host");
    const { id } = await host.open({ seats: 2 });
    expect(await host.call("POST", `/v1/games/${id}/companions`, { name: "Marguеrite" })).toMatchObject(taken);
  });

  it("is compared with its lookalikes in upper and lower case", async () => {
    await unconfirmedMember(server.url, "Isabelle", "isabelle@example.org");
    expect(await enter("lsabelle")).toMatchObject(taken);
    expect(await enter("İsabelle")).toMatchObject(taken);
    expect(await enter("ISABELLE")).toMatchObject(taken);
  });

  it("can still be used by earlier guests, and only one of them can register it", async () => {
    const guests = await Promise.all(Array.from({ length: 6 }, () => guest(server.url, "Hildegard")));
    const answers = await Promise.all(guests.map((one, place) => register(one, `hildegard.${place}@example.org`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject(taken);
    const kinds = await Promise.all(guests.map((one) => one.get<{ kind: string; nameKind: string }>("/v1/session")));
    expect(kinds.filter(({ kind }) => kind === "member")).toHaveLength(1);
    expect(kinds.map(({ nameKind }) => nameKind).toSorted()).toEqual([...Array(5).fill("guest"), "registered"]);
  });

  it("goes to one of two members who request it at once", async () => {
    const wanted = "Guillaume le Maréchal";
    const members = await Promise.all(
      Array.from({ length: 6 }, (_, place) =>
        unconfirmedMember(server.url, `Squire number ${place}`, `squire${place}@example.org`),
      ),
    );
    const answers = await Promise.all(members.map((one) => rename(one, wanted)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === "name-taken")).toHaveLength(5);
  });

  it("is free again when its owner changes it; its spelling can be changed at will", async () => {
    const owner = await unconfirmedMember(server.url, "Rosamund", "rosamund@example.org");
    expect(await rename(owner, "ROSAMUND")).toMatchObject({ status: 200, body: { nameKind: "registered" } });
    expect(await rename(owner, "Eleanor of Castile")).toMatchObject({ status: 200 });
    expect(await enter("Rosamund")).toMatchObject({ status: 201 });
    expect(await enter("eleanor of castile")).toMatchObject(taken);
  });
});

async function claimedByFormerRule(owner: Caller, ...skeletons: string[]): Promise<void> {
  await database.pool.query("delete from name_claims where account_id = $1", [owner.id]);
  const text = "insert into name_claims (skeleton, account_id) select unnest($2::text[]), $1";
  await database.pool.query(text, [owner.id, skeletons]);
}

async function allClaims(): Promise<readonly unknown[]> {
  return (await database.pool.query("select * from name_claims order by skeleton")).rows;
}

describe("names from before they were unique", () => {
  it("stay as they are: the oldest account registers, the others are marked until they choose again", async () => {
    const older = await unconfirmedMember(server.url, "Bohemond", "bohemond@example.org");
    const younger = await unconfirmedMember(server.url, "Tancred", "tancred@example.org");
    await database.pool.query("delete from name_claims where account_id = any($1)", [[older.id, younger.id]]);
    await database.pool.query("update accounts set name = 'Bohemond' where id = $1", [younger.id]);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await claimEarlierNames(client);
    await client.end();

    const restarted = await startServer(database, { runsJobs: false, runsBots: false });
    const seen = (who: Caller) => who.at(restarted.url).get("/v1/session");
    expect(await seen(older)).toMatchObject({ name: "Bohemond", nameKind: "registered" });
    expect(await seen(younger)).toMatchObject({ name: "Bohemond", nameKind: "unclaimed" });
    const again = await rename(younger.at(restarted.url), "Bohemond of Taranto");
    expect(again).toMatchObject({ status: 200, body: { nameKind: "registered" } });
    await restarted.close();
  });

  it("are claimed again by a later rule: two lookalikes stay registered, and no new account can take either", async () => {
    const older = await unconfirmedMember(server.url, "Johanna of Anjou", "johanna@example.org");
    const younger = await unconfirmedMember(server.url, "Somebody of Anjou", "anjou@example.org");
    const alone = await unconfirmedMember(server.url, "Mathilde of Anjou", "mathilde@example.org");
    const newcomer = await unconfirmedMember(server.url, "A newcomer to Anjou", "newcomer.anjou@example.org");
    const cyrillic = "JO\u041dANNA OF ANJOU";
    await database.pool.query("update accounts set name = $2 where id = $1", [younger.id, cyrillic]);
    await claimedByFormerRule(older, "JohannaofAnjou", "johannaofanjou");
    await claimedByFormerRule(younger, "JOHANNAOFANJOU", "joʜannaofanjou");
    await claimedByFormerRule(alone, "MathildeofAnjou", "mathildeofanjou");
    await Promise.all([migrateDatabase(database.url), migrateDatabase(database.url)]);
    const claimed = await allClaims();
    await migrateDatabase(database.url);
    expect(await allClaims()).toEqual(claimed);

    expect(await older.get("/v1/session")).toMatchObject({ name: "Johanna of Anjou", nameKind: "registered" });
    expect(await younger.get("/v1/session")).toMatchObject({ name: cyrillic, nameKind: "registered" });
    for (const name of ["johanna of anjou", cyrillic, "Jo\u041danna of Anjou", "MAT\u041dILDE OF ANJOU"]) {
      expect(await enter(name)).toMatchObject(taken);
      expect(await rename(newcomer, name)).toMatchObject(taken);
    }
  });

  it("do not prevent the server from starting, however often it starts", async () => {
    await Promise.all([migrateDatabase(database.url), migrateDatabase(database.url)]);
    await migrateDatabase(database.url);
  });
});

describe("the kind of a name is visible", () => {
  it("in a game, on the player's page, and in the search for names", async () => {
    const member = await unconfirmedMember(server.url, "Yolande the host", "yolande@example.org");
    const visitor = await guest(server.url, "Yolande the visitor");
    const { id } = await member.open({ seats: 2 });
    const game = await visitor.post<{ seats: unknown[] }>(`/v1/games/${id}/seats`, {});
    expect(game.seats).toMatchObject([{ nameKind: "registered" }, { nameKind: "guest" }]);
    expect(await nobody.get(`/v1/players/${visitor.id}`)).toMatchObject({ nameKind: "guest" });
    expect(await nobody.get(`/v1/players/${member.id}`)).toMatchObject({ nameKind: "registered" });
    expect(await member.get("/v1/players?name=Yolande%20the%20v")).toMatchObject({ players: [{ nameKind: "guest" }] });
  });

  it("in lists of tournaments, in their log, and in actions of directors", async () => {
    const director = await guest(server.url, "Directrix of the cup");
    const other = await unconfirmedMember(server.url, "Deputy of the cup", "deputy@example.org");
    const id = await planned(director, testPlan([swiss(1)]));
    await act(director, id, { type: "name-director", account: other.id });
    const body = await act(director, id, { type: "open-entry" });
    const directors = [{ nameKind: "guest" }, { nameKind: "registered" }];
    expect(body).toMatchObject({ directors });
    const { tournaments } = await nobody.get<{ tournaments: { id: string }[] }>("/v1/tournaments");
    expect(tournaments.find((one) => one.id === id)).toMatchObject({ directors });
    const log = await nobody.get(`/v1/tournaments/${id}/log`);
    expect(log).toMatchObject({ entries: [{ by: { nameKind: "guest" } }, {}, {}] });
  });

  it("among invited players, and among former players of a game", async () => {
    const host = await unconfirmedMember(server.url, "Host of the lists", "lists@example.org");
    const visitor = await guest(server.url, "Visitor of the lists");
    const { id } = await host.open({ seats: 2 });
    await host.post(`/v1/games/${id}/invitations`, { account: visitor.id });
    expect(await host.get(`/v1/games/${id}`)).toMatchObject({ invited: [{ nameKind: "guest" }] });
    await visitor.post(`/v1/games/${id}/seats`, {});
    await host.post(`/v1/games/${id}/start`);
    await visitor.post(`/v1/games/${id}/resignation`);
    const { seats } = await host.get<{ seats: unknown[] }>(`/v1/games/${id}`);
    expect(seats).toMatchObject([{ kind: "person" }, { kind: "caretaker", nameKind: "guest" }]);
    const { tenures } = await host.get<{ tenures: unknown[] }>(`/v1/games/${id}/seat-history`);
    expect(tenures).toContainEqual(expect.objectContaining({ name: "Visitor of the lists", nameKind: "guest" }));
  });

  it("in ratings, and in the list of muted players", async () => {
    const member = await unconfirmedMember(server.url, "Hearer", "hearer@example.org");
    const visitor = await guest(server.url, "Unheard");
    await member.call("PUT", `/v1/account/blocks/${visitor.id}`, { kind: "mute" });
    expect(await member.get("/v1/account/blocks")).toMatchObject({ blocks: [{ nameKind: "guest" }] });
    expect(await nobody.get(`/v1/players/${visitor.id}/ratings`)).toMatchObject({ player: { nameKind: "guest" } });
  });
});

describe("a name in a CSV file", () => {
  it.each(["=1+1", "+1", "-1", "@a", "＝1+1", "＋1", "－1", "＠a"])("is never a formula: %s", (name) => {
    expect(csvOf(["name"], [{ name }])).toBe(`name\n'${name}\n`);
  });
});
