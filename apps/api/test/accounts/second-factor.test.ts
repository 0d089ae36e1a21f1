import { Secret } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeOf } from "../support/accounts/authenticator.ts";
import { mailbox, tokenIn } from "../support/accounts/mailbox.ts";
import { member, password } from "../support/accounts/members.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { Caller } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
const box = mailbox(database);
let server: TestServer;
let nobody: Caller;
beforeAll(async () => {
  server = await startServer(database);
  nobody = new Caller(server.url);
});
afterAll(() => server.close());

const factor = "/v1/account/two-factor";
const signIn = (email: string, code?: string) =>
  nobody.call<{ token: string }>("POST", "/v1/sign-in", { email, password, ...(code !== undefined && { code }) });

/** An authenticator whose clock can be set. */
async function authenticator(owner: Caller) {
  const { secret } = await owner.post<{ secret: string; address: string }>(factor, { password });
  return (halfMinutes = 0) => codeOf(secret, halfMinutes);
}

async function limitByIp(name: string) {
  const email = `${name.toLowerCase()}@example.org`;
  const owner = await member(server.url, box, name, email);
  const code = await authenticator(owner);
  return { owner, email, code, backupCodes: await proved(owner, code) };
}

/** With an earlier code, so that the current one still works; this is too early if a time step ends meanwhile. */
async function proved(owner: Caller, code: (halfMinutes: number) => string): Promise<readonly string[]> {
  const prove = async () => owner.call<{ backupCodes: string[] }>("POST", `${factor}/confirmation`, { code: code(-1) });
  const first = await prove();
  const { status, body } = first.status === 401 ? await prove() : first;
  expect(status).toBe(200);
  return body.backupCodes;
}

/** A number of codes that are wrong for the next half hour. */
function wrongCodes(code: (halfMinutes: number) => string, count: number): readonly string[] {
  const right = Array.from({ length: 64 }, (_, place) => code(place - 3));
  const guesses = Array.from({ length: count + right.length }, (_, place) => String(100_000 + place));
  return guesses.filter((guess) => !right.includes(guess)).slice(0, count);
}

describe("two-factor authentication", () => {
  it("is required after a code was confirmed, and not before", async () => {
    const ada = await member(server.url, box, "Ada", "ada@example.org");
    const code = await authenticator(ada);
    expect(await signIn("ada@example.org")).toMatchObject({ status: 200 });
    const [wrong] = wrongCodes(code, 1);
    expect(await ada.call("POST", `${factor}/confirmation`, { code: wrong })).toMatchObject({
      body: { code: "wrong-code" },
    });
    await proved(ada, code);
    expect(await ada.get("/v1/session")).toMatchObject({ hasSecondFactor: true });
    expect(await signIn("ada@example.org")).toMatchObject({ status: 401, body: { code: "second-factor-needed" } });
    expect(await signIn("ada@example.org", code())).toMatchObject({ status: 200 });
  });

  it("is not mentioned to anyone who does not know the password", async () => {
    const { email } = await limitByIp("Bea");
    const answer = await nobody.call("POST", "/v1/sign-in", { email, password: "a guess at it" });
    expect(answer).toMatchObject({ status: 401, body: { code: "wrong-credentials" } });
  });

  it("accepts each code once, also if it is sent twice at once", async () => {
    const { email, code } = await limitByIp("Cyr");
    const now = code();
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(email, now)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401]);
    // Neither does a code from before the last one that was used.
    expect(await signIn(email, code(-1))).toMatchObject({ body: { code: "wrong-code" } });
    expect(await signIn(email, code(1))).toMatchObject({ status: 200 });
  });

  it("rejects codes of another time", async () => {
    const { email, code } = await limitByIp("Drogo");
    for (const halfMinutes of [-3, 4, 20]) {
      expect(await signIn(email, code(halfMinutes))).toMatchObject({ body: { code: "wrong-code" } });
    }
  });

  it("rejects what is no code, in any script", async () => {
    const { email } = await limitByIp("Dreu");
    for (const code of ["", "ééé123", "六六六六六六", "12345", "1234567"]) {
      expect(await signIn(email, code)).toMatchObject({ status: 401, body: { code: "wrong-code" } });
    }
  });

  it("accepts each backup code once", async () => {
    const { email, backupCodes } = await limitByIp("Elin");
    const [first = "", second = ""] = backupCodes;
    expect(new Set(backupCodes).size).toBe(10);
    expect(await signIn(email, first.toUpperCase())).toMatchObject({ status: 200 });
    expect(await signIn(email, first)).toMatchObject({ body: { code: "wrong-code" } });
    expect(await signIn(email, second.replace("-", " "))).toMatchObject({ status: 200 });
  });

  it("ends the other sessions when it is turned on", async () => {
    const fulk = await member(server.url, box, "Fulk", "fulk@example.org");
    const { token } = (await signIn("fulk@example.org")).body;
    const code = await authenticator(fulk);
    await proved(fulk, code);
    expect(await new Caller(server.url, token).call("GET", "/v1/session")).toMatchObject({ status: 401 });
    expect(await fulk.call("GET", "/v1/session")).toMatchObject({ status: 200 });
  });

  it("is not bypassed by a password reset", async () => {
    const { email } = await limitByIp("Guy");
    await nobody.call("POST", "/v1/password-resets", { email });
    const token = tokenIn(await box.emailWith(email, "/account/reset"));
    expect(await nobody.call("POST", "/v1/password-resets/completion", { token, password })).toMatchObject({
      status: 204,
    });
    expect(await signIn(email)).toMatchObject({ body: { code: "second-factor-needed" } });
  });

  it("cannot be replaced by another one, nor set up without the password", async () => {
    const { owner } = await limitByIp("Hugo");
    expect(await owner.call("POST", factor, { password })).toMatchObject({ status: 403 });
    expect(await owner.call("POST", factor, { password: "a guess at it" })).toMatchObject({ status: 401 });
    expect(await owner.call("POST", `${factor}/confirmation`, { code: "123456" })).toMatchObject({
      body: { code: "wrong-code" },
    });
  });

  it("is turned off with password and code, and never with one of them", async () => {
    const { owner, email, code, backupCodes } = await limitByIp("Ida");
    const drop = (given: object) => owner.call("POST", `${factor}/removal`, given);
    expect(await drop({ password: "a guess at it", code: code() })).toMatchObject({ status: 401 });
    const [wrong] = wrongCodes(code, 1);
    expect(await drop({ password, code: wrong })).toMatchObject({ body: { code: "wrong-code" } });
    expect(await drop({ password, code: code() })).toMatchObject({ status: 204 });
    expect(await signIn(email)).toMatchObject({ status: 200, body: { account: { hasSecondFactor: false } } });
    expect((await database.pool.query("select from backup_codes where account_id = $1", [owner.id])).rowCount).toBe(0);
    expect(backupCodes.length).toBe(10);
  });
});

describe("the secret of an authenticator", () => {
  const stored = async () => {
    const text = "select account_id, secret from second_factors order by account_id";
    return (await database.pool.query<{ account_id: string; secret: string }>(text)).rows;
  };
  const keysInUse = async () => [...new Set((await stored()).map(({ secret }) => secret.split(".")[1]))];
  const secretOf = async ({ id }: Caller) => (await stored()).find((row) => row.account_id === id)?.secret ?? "";
  const shownTo = (owner: Caller) => {
    const offered = owner.received.flatMap((text) => /"secret":"([A-Z2-7]+)"/.exec(text)?.[1] ?? []);
    return Secret.fromBase32(offered.at(-1) ?? "").utf8;
  };

  it("is not in the database in plain text", async () => {
    const { owner } = await limitByIp("Katell");
    const kept = await secretOf(owner);
    expect(kept).toMatch(/^sealed1\./);
    expect(kept).not.toContain(shownTo(owner));
  });

  it("is encrypted on the next start if it was plain or the key changed; codes still work", async () => {
    const { owner, email, code } = await limitByIp("Lou");
    const plain = shownTo(owner);
    await database.pool.query("update second_factors set secret = $2 where account_id = $1", [owner.id, plain]);
    expect(await signIn(email, code())).toMatchObject({ status: 200 });

    const outside = "a key that stands outside the database";
    const restarted = await startServer(database, { secrets: [outside] });
    // One after the other.
    await expect.poll(keysInUse).toEqual([expect.any(String)]);
    expect(await secretOf(owner)).toMatch(/^sealed1\./);
    const all = await stored();
    const answer = await nobody.at(restarted.url).call("POST", "/v1/sign-in", { email, password, code: code(1) });
    expect(answer).toMatchObject({ status: 200 });
    await restarted.close();

    // A secret that was moved to another account, or whose key is lost, opens nothing; backup codes still work.
    const { email: other, owner: another, backupCodes } = await limitByIp("Maude");
    await database.pool.query("update second_factors set secret = $2 where account_id = $1", [
      another.id,
      all.find(({ account_id }) => account_id === owner.id)?.secret,
    ]);
    expect(await signIn(other, code(1))).toMatchObject({ status: 401, body: { code: "wrong-code" } });
    expect(await signIn(other, backupCodes[0])).toMatchObject({ status: 200 });
  });

  it("is encrypted with another key while the previous one is configured, whatever else is damaged", async () => {
    const { owner, email, code } = await limitByIp("Nolwenn");
    const { owner: another, email: other, code: otherCode, backupCodes } = await limitByIp("Oda");
    const damaged = (await secretOf(another)).slice(0, -60);
    await database.pool.query("update second_factors set secret = $2 where account_id = $1", [another.id, damaged]);
    const [earlier, later] = ["the key that was named earlier", "the key that is named now"];
    for (const secrets of [[earlier], [later, earlier]]) {
      const before = await secretOf(owner);
      const restarted = await startServer(database, { secrets });
      await expect.poll(() => secretOf(owner)).not.toBe(before);
      await restarted.close();
    }
    const last = await startServer(database, { secrets: [later] });
    const signInThere = (address: string, shown: string | undefined) =>
      nobody.at(last.url).call("POST", "/v1/sign-in", { email: address, password, code: shown });
    expect(await signInThere(email, code())).toMatchObject({ status: 200 });
    expect(await secretOf(another)).toBe(damaged);
    expect(await signInThere(other, await otherCode())).toMatchObject({ status: 401, body: { code: "wrong-code" } });
    expect(await signInThere(other, backupCodes[0])).toMatchObject({ status: 200 });
    await last.close();
  });
});

describe("guessing codes", () => {
  it("is stopped after ten attempts, at any process", async () => {
    const strict = await Promise.all([1, 2].map(() => startServer(database, { hasLimits: true })));
    const { email, code } = await limitByIp("Judith");
    const guesses = wrongCodes(code, 13);
    const guess = (count: number) =>
      nobody.at(strict[count % 2]?.url ?? "").call("POST", "/v1/sign-in", { email, password, code: guesses[count] });
    const statuses: number[] = [];
    for (let count = 0; count < 12; count++) statuses.push((await guess(count)).status);
    const last = await guess(12);
    await Promise.all(strict.map((one) => one.close()));
    expect(statuses.filter((status) => status === 401).length).toBe(10);
    expect(last).toMatchObject({ status: 429, body: { code: "too-many-requests" } });
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(60);
  });
});
