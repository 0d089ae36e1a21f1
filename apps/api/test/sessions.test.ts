import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { Caller, guest } from "./support/caller.ts";
import { followed } from "./support/followed.ts";
import { type House, openHouse } from "./support/house.ts";
import { mailbox } from "./support/mailbox.ts";
import { member, password } from "./support/members.ts";
import { testDatabase } from "./support/test-database.ts";

const database = testDatabase();
const box = mailbox(database);
let house: House;
let neighbour: House;
beforeAll(async () => {
  house = await openHouse(database);
  neighbour = await openHouse(database);
});
afterEach(() => vi.useRealTimers());
afterAll(() => Promise.all([house.close(), neighbour.close()]));

interface Entry {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly agent: string;
  readonly network: string;
}
const path = "/v1/account/sessions";
const listOf = async (caller: Caller) => (await caller.get<{ sessions: Entry[] }>(path)).sessions;

async function elsewhere(email: string): Promise<Caller> {
  const answer = await new Caller(house.url).call<{ token: string }>(
    "POST",
    "/v1/sign-in",
    { email, password },
    { "user-agent": "Quill/1.0", "x-forwarded-for": "192.0.2.77" },
  );
  return new Caller(house.url, answer.body.token);
}

describe("who asks who they are", () => {
  it("without a session is answered quietly, with one that ended as an error", async () => {
    expect(await new Caller(house.url).call("GET", "/v1/session")).toMatchObject({ status: 204, text: "" });
    const cookie = { cookie: "seneschal-session=never-given" };
    const stale = await new Caller(house.url).call("GET", "/v1/session", undefined, cookie);
    expect(stale).toMatchObject({ status: 401, body: { code: "not-signed-in" } });
  });
});

describe("the sessions of an account", () => {
  it("are listed with where they come from, no nearer than the network", async () => {
    const ada = await member(house.url, box, "Ada", "ada@example.org");
    await elsewhere("ada@example.org");
    const sessions = await listOf(ada);
    expect(sessions.length).toBe(2);
    expect(sessions.find(({ isCurrent }) => !isCurrent)).toMatchObject({ agent: "Quill/1.0", network: "192.0.2.0" });
    expect(JSON.stringify(sessions)).not.toContain("192.0.2.77");
    const kept = await database.pool.query("select from sessions where ip_address like '%.77'");
    expect(kept.rowCount).toBe(0);
  });

  it("end at once, at every process that knew them", async () => {
    const bea = await member(house.url, box, "Bea", "bea@example.org");
    const other = await elsewhere("bea@example.org");
    vi.useFakeTimers({ toFake: ["performance"] });
    for (const { url } of [house, neighbour]) await other.at(url).get("/v1/account/profile");
    const id = (await listOf(bea)).find(({ isCurrent }) => !isCurrent)?.id;
    expect(await bea.call("DELETE", `${path}/${id}`)).toMatchObject({ status: 204 });
    expect(await other.call("GET", "/v1/account/profile")).toMatchObject({ status: 401 });
    const status = async () => (await other.at(neighbour.url).call("GET", "/v1/account/profile")).status;
    // The notification takes its way; what is remembered would last until the clock goes on.
    await expect.poll(status).toBe(401);
    expect((await listOf(bea)).length).toBe(1);
  });

  it("end all but the one that asks", async () => {
    const cyr = await member(house.url, box, "Cyr", "cyr@example.org");
    const others = [await elsewhere("cyr@example.org"), await elsewhere("cyr@example.org")];
    expect(await cyr.call("DELETE", path)).toMatchObject({ status: 204 });
    for (const other of others) expect(await other.call("GET", "/v1/session")).toMatchObject({ status: 401 });
    expect(await listOf(cyr)).toMatchObject([{ isCurrent: true }]);
  });

  it("are nobody else's to see or to end", async () => {
    const drogo = await guest(house.url, "Drogo");
    const elin = await guest(house.url, "Elin");
    const [own] = await listOf(drogo);
    expect(await elin.call("DELETE", `${path}/${own?.id}`)).toMatchObject({ status: 404 });
    expect(await drogo.call("GET", "/v1/session")).toMatchObject({ status: 200 });
  });

  it("take the live streams with them", async () => {
    const fulk = await member(house.url, box, "Fulk", "fulk@example.org");
    const other = await elsewhere("fulk@example.org");
    const { id } = await fulk.open({ visibility: "public" });
    // Not by a heartbeat, which asks too: none comes here.
    vi.useFakeTimers({ toFake: ["setInterval"] });
    const stream = followed(other.at(neighbour.url), id, {});
    await expect.poll(() => stream.frames.length).toBeGreaterThan(0);
    await fulk.call("DELETE", path);
    expect(await stream.ended).toBe("closed by the server");
  });
});

describe("a page of another site", () => {
  it.each([
    ["POST", "/v1/account/password"],
    ["POST", "/v1/account/email"],
    ["POST", "/v1/account/two-factor"],
    ["POST", "/v1/account/deletion"],
    ["DELETE", "/v1/account/sessions"],
    ["PATCH", "/v1/account/profile"],
  ])("cannot %s %s by the cookie of a reader", async (method, target) => {
    const { token } = await guest(house.url, "Guy");
    const cookie = `seneschal-session=${token}`;
    const headers = { cookie, origin: "https://elsewhere.example", "content-type": "application/json" };
    const answer = await new Caller(house.url).call(method, target, {}, headers);
    expect(answer).toMatchObject({ status: 403, body: { code: "forbidden" } });
  });
});
