import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailbox, tokenIn } from "../support/accounts/mailbox.ts";
import { member, password, unconfirmedMember } from "../support/accounts/members.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { Caller, guest } from "../support/server/caller.ts";
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

const signIn = (email: string, word = password) => nobody.call("POST", "/v1/sign-in", { email, password: word });
const confirm = (token: string) => nobody.call("POST", "/v1/confirmations", { token });

describe("an e-mail address", () => {
  it("is confirmed by its link, once", async () => {
    const aude = await unconfirmedMember(server.url, "Aude", "Aude@Example.org");
    expect(await aude.get("/v1/session")).toMatchObject({ email: "aude@example.org", isEmailConfirmed: false });
    const mail = await box.email("aude@example.org");
    expect(mail).toMatchObject({ subject: "Confirm your e-mail address" });
    expect(mail.text).toContain("Hi Aude,");
    expect(await confirm(tokenIn(mail))).toMatchObject({ status: 204 });
    expect(await aude.get("/v1/session")).toMatchObject({ email: "aude@example.org", isEmailConfirmed: true });
    expect(await confirm(tokenIn(mail))).toMatchObject({ status: 409, body: { code: "link-spent" } });
  });

  it("gets e-mails in the language of its owner", async () => {
    const newcomer = { name: "Béatrix", language: "fr" };
    const { token } = await nobody.post<{ token: string }>("/v1/guests", newcomer);
    await new Caller(server.url, token).post("/v1/account/registration", { email: "beatrix@example.org", password });
    expect((await box.email("beatrix@example.org")).subject).toBe("Confirmez votre adresse e-mail");
  });

  it("is confirmed by one of two concurrent requests with the same link", async () => {
    await unconfirmedMember(server.url, "Cyr", "cyr@example.org");
    const token = tokenIn(await box.email("cyr@example.org"));
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409, 409, 409, 409]);
  });

  it("is not confirmed by an expired link", async () => {
    await unconfirmedMember(server.url, "Drogo", "drogo@example.org");
    const token = tokenIn(await box.email("drogo@example.org"));
    await database.pool.query("update verifications set expires_at = now() - interval '1 second'");
    expect(await confirm(token)).toMatchObject({ status: 409, body: { code: "link-spent" } });
    expect(await confirm("a link that nobody ever sent out")).toMatchObject({ body: { code: "link-spent" } });
  });

  it("is not stored in plain text with its token", async () => {
    await unconfirmedMember(server.url, "Ermengarde", "ermengarde@example.org");
    const token = tokenIn(await box.email("ermengarde@example.org"));
    const { rows } = await database.pool.query("select identifier || value as text from verifications");
    expect(rows.map(({ text }) => text).join()).not.toContain(token);
  });

  it("changes when the new one is confirmed, and the old one is notified", async () => {
    const foulques = await member(server.url, box, "Foulques", "foulques@example.org");
    const change = { email: "new.foulques@example.org", password };
    expect(await foulques.post("/v1/account/email", change)).toMatchObject({
      email: "foulques@example.org",
      newEmail: "new.foulques@example.org",
    });
    expect(await signIn("foulques@example.org")).toMatchObject({ status: 200 });
    await confirm(tokenIn(await box.email("new.foulques@example.org")));
    expect(await foulques.get("/v1/session")).toMatchObject({ email: "new.foulques@example.org", newEmail: null });
    expect(await signIn("foulques@example.org")).toMatchObject({ status: 401 });
    expect((await box.email("foulques@example.org", 2)).text).toContain("new.foulques@example.org");
  });

  it("is not changed without the password", async () => {
    const gaucher = await member(server.url, box, "Gaucher", "gaucher@example.org");
    const change = { email: "thief@example.org", password: "a guess at it" };
    expect(await gaucher.call("POST", "/v1/account/email", change)).toMatchObject({ status: 401 });
    await box.settled();
    expect(await box.emailsTo("thief@example.org")).toEqual([]);
  });

  it("gets its e-mail again on request, and the first link still works", async () => {
    const hersende = await unconfirmedMember(server.url, "Hersende", "hersende@example.org");
    const first = await box.email("hersende@example.org");
    expect(await hersende.call("POST", "/v1/account/confirmation-emails")).toMatchObject({ status: 204 });
    await box.email("hersende@example.org", 2);
    expect(await confirm(tokenIn(first))).toMatchObject({ status: 204 });
    expect(await hersende.call("POST", "/v1/account/confirmation-emails")).toMatchObject({ status: 403 });
  });
});

describe("whether an address is registered", () => {
  it("is told only to that address when another account claims it", async () => {
    await member(server.url, box, "Isabeau", "isabeau@example.org");
    const curious = await guest(server.url, "Curious");
    const taken = await curious.call("POST", "/v1/account/registration", {
      email: "isabeau@example.org",
      password: "my own password",
    });
    const other = await guest(server.url, "Careful");
    const free = await other.call("POST", "/v1/account/registration", { email: "free@example.org", password });
    const own = { id: "", name: "", email: "" };
    expect({ ...(taken.body as object), ...own }).toEqual({ ...(free.body as object), ...own });
    expect([taken.status, free.status]).toEqual([200, 200]);
    // Each signs in with their own password, and neither with the other's.
    expect(await signIn("isabeau@example.org", "my own password")).toMatchObject({
      body: { account: { id: curious.id } },
    });
    expect(await signIn("isabeau@example.org")).toMatchObject({ body: { account: { name: "Isabeau" } } });
    const mail = await box.email("isabeau@example.org", 2);
    expect(mail.subject).toBe("You already have an account");
    expect(mail.text).not.toContain("#");
  });

  it("is not revealed by a password reset request", async () => {
    await member(server.url, box, "Jehanne", "jehanne@example.org");
    const forget = (email: string) => nobody.call("POST", "/v1/password-resets", { email });
    const answers = await Promise.all([forget("jehanne@example.org"), forget("stranger@example.org")]);
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [204, ""],
      [204, ""],
    ]);
    await box.email("jehanne@example.org", 2);
    await box.settled();
    expect(await box.emailsTo("stranger@example.org")).toEqual([]);
  });

  it("is not revealed by a late confirmation", async () => {
    await unconfirmedMember(server.url, "Late", "contested@example.org");
    const late = tokenIn(await box.email("contested@example.org"));
    const first = await unconfirmedMember(server.url, "First", "contested@example.org");
    await confirm(tokenIn(await box.email("contested@example.org", 2)));
    expect(await confirm(late)).toMatchObject({ body: { code: "link-spent" } });
    expect(await first.get("/v1/session")).toMatchObject({ isEmailConfirmed: true });
  });
});

describe("a password", () => {
  const redeem = (token: string, word: string) =>
    nobody.call("POST", "/v1/password-resets/completion", { token, password: word });

  it("can be reset once if it was forgotten, which ends every session and opens none", async () => {
    const konrad = await member(server.url, box, "Konrad", "konrad@example.org");
    await nobody.call("POST", "/v1/password-resets", { email: "KONRAD@example.org" });
    const mail = await box.email("konrad@example.org", 2);
    const redeemed = await redeem(tokenIn(mail), "a better password");
    expect(redeemed).toMatchObject({ status: 204, text: "" });
    // The device is known from now on, and nobody is signed in on it.
    expect(redeemed.headers.getSetCookie().join()).not.toContain("seneschal-session");
    expect(await konrad.call("GET", "/v1/session")).toMatchObject({ status: 401 });
    expect(await signIn("konrad@example.org")).toMatchObject({ status: 401 });
    expect(await signIn("konrad@example.org", "a better password")).toMatchObject({ status: 200 });
    expect(await redeem(tokenIn(mail), "another password")).toMatchObject({ body: { code: "link-spent" } });
    expect((await box.email("konrad@example.org", 3)).subject).toBe("Your password was changed");
  });

  it("is not reset by the link that confirms an address", async () => {
    await unconfirmedMember(server.url, "Liutgard", "liutgard@example.org");
    const token = tokenIn(await box.email("liutgard@example.org"));
    expect(await redeem(token, "a better password")).toMatchObject({ body: { code: "link-spent" } });
    expect(await confirm(token)).toMatchObject({ status: 204 });
  });

  it("is changed with the old password, which ends the other sessions", async () => {
    const mahaut = await member(server.url, box, "Mahaut", "mahaut@example.org");
    const elsewhere = (await signIn("mahaut@example.org")).body as { token: string };
    const wrong = { password: "not the password", newPassword: "a better password" };
    expect(await mahaut.call("POST", "/v1/account/password", wrong)).toMatchObject({ status: 401 });
    expect(await mahaut.call("POST", "/v1/account/password", { ...wrong, password })).toMatchObject({ status: 204 });
    expect(await mahaut.call("GET", "/v1/session")).toMatchObject({ status: 200 });
    expect(await new Caller(server.url, elsewhere.token).call("GET", "/v1/session")).toMatchObject({ status: 401 });
  });
});

describe("an e-mail", () => {
  it("shows a name as text and never as HTML", async () => {
    await unconfirmedMember(server.url, "<b>Nicolas</b>", "nicolas@example.org");
    const { html, text } = await box.email("nicolas@example.org");
    expect(text).toContain("<b>Nicolas</b>");
    expect(html).not.toContain("<b>");
    expect(html).toContain("&#60;b&#62;Nicolas");
  });
});
