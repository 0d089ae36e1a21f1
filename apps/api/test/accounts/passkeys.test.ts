import type { passkeys as schemas } from "@seneschal/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { grantRole } from "../../src/features/admin/grant-role.ts";
import { codeOf } from "../support/accounts/authenticator.ts";
import { mailbox, tokenIn } from "../support/accounts/mailbox.ts";
import { member, password } from "../support/accounts/members.ts";
import { type PasskeyDevice, passkeyDevice } from "../support/accounts/passkey-device.ts";
import { inOrderForAccount } from "../support/database/in-order.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
const box = mailbox(database);
let server: TestServer;
let otherServer: TestServer;
beforeAll(async () => {
  server = await startServer(database);
  otherServer = await startServer(database, { runsJobs: false });
});
afterAll(() => Promise.all([server.close(), otherServer.close()]));

const list = "/v1/account/passkeys";
const rejected = { status: 401, body: { code: "wrong-passkey" } };
const emailOf = (name: string) => `${name.toLowerCase()}@example.org`;
const memberNamed = (name: string) => member(server.url, box, name, emailOf(name));
const begin = (owner: Caller, body: object = { password }) =>
  owner.post<schemas.PasskeyCreation>(`${list}/setup`, body);
type Passkey = Awaited<ReturnType<typeof passkeysOf>>[number];
const passkeysOf = async (owner: Caller) =>
  (await owner.get<{ passkeys: { id: string; name: string; lastUsedAt: string | null }[] }>(list)).passkeys;

async function added(owner: Caller, device: PasskeyDevice, name = "Laptop"): Promise<Passkey> {
  return owner.post<Passkey>(list, { name, credential: device.create(await begin(owner)) });
}

/** A browser that nobody is signed in with, and its challenge. */
async function browser(url = server.url) {
  const answer = await new Caller(url).call<schemas.PasskeyRequest>("POST", "/v1/sign-in/passkey/challenge");
  expect(answer.status).toBe(200);
  const [cookie = ""] = (answer.headers.get("set-cookie") ?? "").split(";");
  return { page: new Caller(url).withHeaders({ cookie }), challenge: answer.body.challenge };
}

type Signed = ReturnType<PasskeyDevice["sign"]>;
const signIn = (page: Caller, credential: Signed) =>
  page.call<{ account: { id: string }; token: string }>("POST", "/v1/sign-in/passkey", { credential });

/** A member with a passkey on a new device. */
async function owning(name: string) {
  const owner = await memberNamed(name);
  const device = passkeyDevice();
  return { owner, device, passkey: await added(owner, device) };
}

describe("a passkey", () => {
  it("signs in without a password, as often as its owner likes, and is listed with its last use", async () => {
    const { owner, device, passkey } = await owning("Ada");
    expect(passkey).toMatchObject({ name: "Laptop", isSynced: false, lastUsedAt: null });
    for (let time = 0; time < 2; time += 1) {
      const { page, challenge } = await browser();
      expect(await signIn(page, device.sign(challenge))).toMatchObject({
        status: 200,
        body: { account: { id: owner.id } },
      });
    }
    expect(await passkeysOf(owner)).toEqual([{ ...passkey, lastUsedAt: expect.any(String) }]);
    const { text } = await box.emailWith(emailOf("Ada"), "“Laptop”");
    expect(text).toContain("reset your password");
  });

  it("counts as both factors: no code is needed to sign in, but one is needed to add a passkey", async () => {
    const owner = await memberNamed("Bea");
    const { secret } = await owner.post<{ secret: string }>("/v1/account/two-factor", { password });
    const { backupCodes } = await owner.post<{ backupCodes: string[] }>("/v1/account/two-factor/confirmation", {
      code: codeOf(secret),
    });
    expect(await owner.call("POST", `${list}/setup`, { password })).toMatchObject({
      status: 401,
      body: { code: "second-factor-needed" },
    });
    const device = passkeyDevice();
    const creation = await begin(owner, { password, code: backupCodes[0] });
    await owner.post(list, { name: "Phone", credential: device.create(creation) });
    const { page, challenge } = await browser();
    expect(await signIn(page, device.sign(challenge))).toMatchObject({ status: 200 });
  });

  it("is added only with the password, and only by accounts", async () => {
    const owner = await memberNamed("Cyr");
    expect(await owner.call("POST", `${list}/setup`, { password: "a guess at it" })).toMatchObject({
      status: 401,
      body: { code: "wrong-credentials" },
    });
    const visitor = await guest(server.url, "Drogo");
    expect(await visitor.call("POST", `${list}/setup`, { password })).toMatchObject({
      status: 403,
      body: { code: "registration-required" },
    });
  });

  it("can be renamed and removed; removing it ends the other sessions, and it no longer signs in", async () => {
    const { owner, device, passkey } = await owning("Elin");
    const first = await browser();
    const { token } = (await signIn(first.page, device.sign(first.challenge))).body;
    const renamed = await owner.call("PATCH", `${list}/${passkey.id}`, { name: "Old laptop" });
    expect(renamed).toMatchObject({ status: 200, body: { id: passkey.id, name: "Old laptop" } });
    expect(await owner.call("DELETE", `${list}/${passkey.id}`)).toMatchObject({ status: 204 });
    expect(await new Caller(server.url, token).call("GET", "/v1/session")).toMatchObject({ status: 401 });
    expect(await owner.call("GET", "/v1/session")).toMatchObject({ status: 200 });
    const { page, challenge } = await browser();
    expect(await signIn(page, device.sign(challenge))).toMatchObject(rejected);
    expect((await box.emailWith(emailOf("Elin"), "“Old laptop”")).text).toContain("no longer sign in");
  });

  it("belongs to its account: others neither rename nor remove it", async () => {
    const { owner, passkey } = await owning("Fulk");
    const other = await memberNamed("Guy");
    expect(await other.call("PATCH", `${list}/${passkey.id}`, { name: "Mine" })).toMatchObject({ status: 404 });
    expect(await other.call("DELETE", `${list}/${passkey.id}`)).toMatchObject({ status: 404 });
    expect(await passkeysOf(owner)).toEqual([passkey]);
  });

  it("is one of at most 20, also when two are added at the same time", async () => {
    const owner = await memberNamed("Hawise");
    await database.pool.query(
      `insert into passkeys (passkey_id, account_id, name, credential_id, public_key, counter, transports, is_synced, created_at)
       select gen_random_uuid(), $1, 'One of many', gen_random_uuid(), 'key', 0, '{}', true, now() from generate_series(1, 19)`,
      [owner.id],
    );
    const [first, second] = [passkeyDevice().create(await begin(owner)), passkeyDevice().create(await begin(owner))];
    const add = (credential: typeof first) => () => owner.call("POST", list, { name: "Phone", credential });
    const answers = await inOrderForAccount(database, owner.id, add(first), add(second));
    expect(answers).toMatchObject([{ status: 201 }, { status: 409, body: { code: "list-full" } }]);
    expect(await passkeysOf(owner)).toHaveLength(20);
    expect(await owner.call("POST", `${list}/setup`, { password })).toMatchObject({
      status: 409,
      body: { code: "list-full" },
    });
  });

  it("is removed by a password reset, and deleted with the account", async () => {
    const { device } = await owning("Ivo");
    await new Caller(server.url).call("POST", "/v1/password-resets", { email: emailOf("Ivo") });
    const token = tokenIn(await box.emailWith(emailOf("Ivo"), "/account/reset"));
    await new Caller(server.url).call("POST", "/v1/password-resets/completion", { token, password });
    const { page, challenge } = await browser();
    expect(await signIn(page, device.sign(challenge))).toMatchObject(rejected);

    const { owner } = await owning("Joan");
    await begin(owner);
    expect(await owner.call("POST", "/v1/account/deletion", { password })).toMatchObject({ status: 204 });
    const text =
      "select account_id from passkeys where account_id = $1 union all select account_id from passkey_challenges where account_id = $1";
    expect((await database.pool.query(text, [owner.id])).rows).toEqual([]);
  });

  it("is in the export of its owner, and counted for moderators", async () => {
    const { owner } = await owning("Katell");
    const { passkeys } = await owner.get<{ passkeys: object[] }>("/v1/account/export");
    expect(passkeys).toMatchObject([{ name: "Laptop", transports: ["internal"], is_synced: false }]);
    const moderator = await memberNamed("Lou");
    await grantRole(database.pool, moderator.id, "moderator", new Date());
    expect(await moderator.get(`/v1/admin/people/${owner.id}`)).toMatchObject({ passkeys: 1 });
  });
});

describe("what an attacker sends", () => {
  it("is rejected: a challenge that was used, also at another process at the same time", async () => {
    const { device } = await owning("Mahaut");
    const { page, challenge } = await browser();
    const signed = device.sign(challenge);
    const answers = await Promise.all([page, page.at(otherServer.url), page].map((at) => signIn(at, signed)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    expect(await signIn(page, signed)).toMatchObject(rejected);
  });

  it("is rejected: a challenge of another browser or session, or none that we sent", async () => {
    const { owner, device } = await owning("Nest");
    const [own, other] = [await browser(), await browser()];
    expect(await signIn(own.page, device.sign(other.challenge))).toMatchObject(rejected);
    expect(await signIn(new Caller(server.url), device.sign(own.challenge))).toMatchObject(rejected);
    expect(await signIn(own.page, device.sign("bm8gY2hhbGxlbmdlIG9mIG91cnM"))).toMatchObject(rejected);
    const creation = await begin(owner);
    const second = await owner.post<{ token: string }>("/v1/sign-in", { email: emailOf("Nest"), password });
    const add = { name: "Phone", credential: passkeyDevice().create(creation) };
    expect(await new Caller(server.url, second.token).call("POST", list, add)).toMatchObject(rejected);
    // A challenge for a new passkey does not sign anyone in.
    expect(await signIn(own.page, device.sign(creation.challenge))).toMatchObject(rejected);
    expect(await owner.call("POST", list, add)).toMatchObject({ status: 201 });
    expect(await signIn(own.page, device.sign(own.challenge))).toMatchObject({ status: 200 });
  });

  it("is accepted at another process than the one that asked", async () => {
    const { device } = await owning("Odo");
    const { page, challenge } = await browser();
    expect(await signIn(page.at(otherServer.url), device.sign(challenge))).toMatchObject({ status: 200 });
  });

  it("is rejected: a challenge that has expired", async () => {
    const { owner, device } = await owning("Perrin");
    const { page, challenge } = await browser();
    const creation = await begin(owner);
    await database.pool.query("update passkey_challenges set expires_at = now() where challenge = any($1)", [
      [challenge, creation.challenge],
    ]);
    expect(await signIn(page, device.sign(challenge))).toMatchObject(rejected);
    const add = { name: "Phone", credential: passkeyDevice().create(creation) };
    expect(await owner.call("POST", list, add)).toMatchObject(rejected);
  });

  it.each([
    ["Robert", "the page of another site", { origin: "https://localhost.example.org" }],
    ["Savaric", "another port", { origin: "http://localhost:4000" }],
    ["Tancred", "a key of another site", { rpId: "example.org" }],
    ["Ulric", "a device that did not verify its user", { isVerified: false }],
  ])("is rejected (from %s): %s", async (name, _, forged) => {
    const { owner, device } = await owning(name);
    const { page, challenge } = await browser();
    expect(await signIn(page, device.sign(challenge, forged))).toMatchObject(rejected);
    const add = { name: "Phone", credential: passkeyDevice().create(await begin(owner), forged) };
    expect(await owner.call("POST", list, add)).toMatchObject(rejected);
  });

  it("is rejected: a counter that does not rise, as that of a copied key", async () => {
    const { device } = await owning("Raoul");
    const attempt = async (counter: number) => {
      const { page, challenge } = await browser();
      return (await signIn(page, device.sign(challenge, { counter }))).status;
    };
    expect(await attempt(7)).toBe(200);
    for (const counter of [7, 6, 0]) expect(await attempt(counter)).toBe(401);
    expect(await attempt(8)).toBe(200);
  });

  it("is accepted: a device that never counts, as password managers do", async () => {
    const { device } = await owning("Sanche");
    for (let time = 0; time < 2; time += 1) {
      const { page, challenge } = await browser();
      expect(await signIn(page, device.sign(challenge, { counter: 0 }))).toMatchObject({ status: 200 });
    }
  });

  it("is rejected: the passkey of another account", async () => {
    const { owner: tiec, device: own } = await owning("Tiec");
    const { owner: urraca, device: other } = await owning("Urraca");
    const { page, challenge } = await browser();
    const handle = Buffer.from(tiec.id).toString("base64url");
    expect(await signIn(page, other.sign(challenge, { userHandle: handle }))).toMatchObject(rejected);
    const second = await browser();
    const signed = { ...other.sign(second.challenge, { userHandle: handle }), id: own.id, rawId: own.id };
    expect(await signIn(second.page, signed)).toMatchObject(rejected);
    // Registered again by someone else, it would move to another account.
    const credential = own.create(await begin(urraca));
    expect(await urraca.call("POST", list, { name: "Mine", credential })).toMatchObject({
      status: 409,
      body: { code: "done-already" },
    });
  });

  it("is rejected without a trace of an error: what is no answer of a device", async () => {
    const { owner, device } = await owning("Viel");
    const { page, challenge } = await browser();
    const signed = device.sign(challenge);
    const junk = Buffer.from("not json").toString("base64url");
    for (const response of [
      { ...signed.response, clientDataJSON: junk },
      { ...signed.response, authenticatorData: junk },
      { ...signed.response, signature: junk },
    ]) {
      expect((await signIn(page, { ...signed, response })).status).toBe(401);
    }
    const created = passkeyDevice().create(await begin(owner));
    const broken = { ...created, response: { ...created.response, attestationObject: junk } };
    expect(await owner.call("POST", list, { name: "Phone", credential: broken })).toMatchObject(rejected);
  });
});

describe("a site where browsers have no passkeys", () => {
  it("says so, and says where they work", async () => {
    const plain = await startServer(database, { runsJobs: false, variables: { SITE_URL: "http://games.example.org" } });
    const answer = await new Caller(plain.url).call("POST", "/v1/sign-in/passkey/challenge");
    expect(answer).toMatchObject({ status: 409, body: { code: "passkeys-unavailable" } });
    await plain.close();
    const headers = { origin: "http://127.0.0.1:3000", "sec-fetch-site": "same-origin" };
    const elsewhere = await new Caller(server.url).call("POST", "/v1/sign-in/passkey/challenge", undefined, headers);
    expect(elsewhere).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining("http://localhost:3000") },
    });
  });
});
