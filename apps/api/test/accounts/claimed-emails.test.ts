import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailbox, type ReceivedEmail, tokenIn } from "../support/accounts/mailbox.ts";
import { member, password, unconfirmedMember } from "../support/accounts/members.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
const box = mailbox(database);
let server: TestServer;
beforeAll(async () => {
  server = await startServer(database, { runsBots: false });
});
afterAll(() => server.close());

/** Requests like a browser without cookies, or with this one. */
function ask(path: string, body: object, cookie?: string) {
  return new Caller(server.url).call<{ account?: { id: string }; code?: string }>("POST", path, body, {
    ...(cookie !== undefined && { cookie }),
  });
}
const signIn = (email: string, word: string = password, cookie?: string) =>
  ask("/v1/sign-in", { email, password: word }, cookie);
const askForPassword = (email: string, cookie?: string) => ask("/v1/password-resets", { email }, cookie);
const redeem = (mail: ReceivedEmail, word: string) =>
  ask("/v1/password-resets/completion", { token: tokenIn(mail), password: word });
const isReset = ({ text }: ReceivedEmail) => text.includes("/account/reset#");

async function resetMails(email: string): Promise<readonly ReceivedEmail[]> {
  await box.settled();
  return (await box.emailsTo(email)).filter(isReset);
}

describe("strangers who claim the address of another account many times", () => {
  const claims = async (email: string, count: number) => {
    for (let n = 0; n < count; n++) {
      const stranger = await guest(server.url, `Stranger ${n} of ${email}`);
      await stranger.post("/v1/account/registration", { email, password: `a stranger's password ${n}` });
    }
  };

  it("cannot keep the earlier owner from signing in or resetting the password", async () => {
    const email = "jutta@example.org";
    const owner = await unconfirmedMember(server.url, "Jutta", email);
    await claims(email, 6);
    expect(await signIn(email)).toMatchObject({ body: { account: { id: owner.id } } });
    await askForPassword(email);
    const mails = await resetMails(email);
    // Each link is for one account, and the e-mail names it.
    expect(mails).toHaveLength(4);
    const own = mails.filter(({ text }) => text.includes("Jutta"));
    expect(own).toHaveLength(1);
    for (const mail of own) expect(await redeem(mail, "a better password")).toMatchObject({ status: 204 });
    const again = await signIn(email, "a better password");
    expect(again).toMatchObject({ status: 200, body: { account: { id: owner.id } } });
    // Now the address belongs to Jutta: the links of the others no longer work.
    const other = mails.find(({ text }) => !text.includes("Jutta"));
    expect(other && (await redeem(other, "a worse password"))).toMatchObject({ body: { code: "link-spent" } });
  });

  it("cannot keep a known device of the later owner from signing in or resetting the password", async () => {
    const email = "karin@example.org";
    await claims(email, 6);
    const owner = await unconfirmedMember(server.url, "Karin", email);
    const { headers } = await owner.call("GET", "/v1/session");
    const cookie = /^seneschal-device=[^;]+/m.exec(headers.getSetCookie().join("\n"))?.[0];
    expect(await signIn(email, password, cookie)).toMatchObject({ body: { account: { id: owner.id } } });
    await askForPassword(email, cookie);
    const mails = await resetMails(email);
    expect(mails.map(({ text }) => text.includes("Karin"))).toEqual([true]);
    for (const mail of mails) expect(await redeem(mail, "a better password")).toMatchObject({ status: 204 });
    const again = await signIn(email, "a better password");
    expect(again).toMatchObject({ status: 200, body: { account: { id: owner.id } } });
  });

  it("cannot make their claim the oldest one by changing it later", async () => {
    const email = "lene@example.org";
    const strangers = await Promise.all(
      [1, 2, 3, 4].map((n) => unconfirmedMember(server.url, `Elder stranger ${n}`, `elder.${n}@example.org`)),
    );
    const owner = await unconfirmedMember(server.url, "Lene", email);
    for (const stranger of strangers) await stranger.call("POST", "/v1/account/email", { email, password });
    await owner.call("POST", "/v1/account/email", { email, password });
    await owner.call("POST", "/v1/account/password", { password, newPassword: "Lene's own password" });
    const answer = await signIn(email, "Lene's own password");
    expect(answer).toMatchObject({ status: 200, body: { account: { id: owner.id } } });
  });
});

describe("a password reset link", () => {
  it("stops working when the account has another address", async () => {
    const owner = await unconfirmedMember(server.url, "Mina", "mina@example.org");
    await askForPassword("mina@example.org");
    const mail = await box.emailWith("mina@example.org", "/account/reset#");
    await owner.call("POST", "/v1/account/email", { email: "mina.other@example.org", password });
    expect(await redeem(mail, "a better password")).toMatchObject({ body: { code: "link-spent" } });
    expect(await owner.call("GET", "/v1/session")).toMatchObject({ status: 200 });
  });

  it("is not sent to an address that an account with a confirmed address has only claimed", async () => {
    const owner = await member(server.url, box, "Nele", "nele@example.org");
    await owner.call("POST", "/v1/account/email", { email: "mistyped@example.org", password });
    await askForPassword("mistyped@example.org");
    expect(await resetMails("mistyped@example.org")).toEqual([]);
  });
});
