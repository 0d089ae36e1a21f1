import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Caller, guest } from "./support/caller.ts";
import { type House, openHouse } from "./support/house.ts";
import { mailbox, type Received, tokenIn } from "./support/mailbox.ts";
import { claimer, member, password } from "./support/members.ts";
import { testDatabase } from "./support/test-database.ts";

const database = testDatabase();
const box = mailbox(database);
let house: House;
beforeAll(async () => {
  house = await openHouse(database, { botsWork: false });
});
afterAll(() => house.close());

/** Asks as a browser that knows nobody, or shows this cookie. */
function ask(path: string, body: object, cookie?: string) {
  return new Caller(house.url).call<{ account?: { id: string }; code?: string }>("POST", path, body, {
    ...(cookie !== undefined && { cookie }),
  });
}
const signIn = (email: string, word: string = password, cookie?: string) =>
  ask("/v1/sign-in", { email, password: word }, cookie);
const askForPassword = (email: string, cookie?: string) => ask("/v1/password-resets", { email }, cookie);
const redeem = (mail: Received, word: string) =>
  ask("/v1/password-resets/completion", { token: tokenIn(mail), password: word });
const isReset = ({ text }: Received) => text.includes("/account/reset#");

async function resetMails(email: string): Promise<readonly Received[]> {
  await box.quiet();
  return (await box.mailsTo(email)).filter(isReset);
}

describe("strangers who register the address of another, as often as they like", () => {
  const claims = async (email: string, count: number) => {
    for (let n = 0; n < count; n++) {
      const stranger = await guest(house.url, `Stranger ${n} of ${email}`);
      await stranger.post("/v1/account/registration", { email, password: `a stranger's password ${n}` });
    }
  };

  it("after its owner keep them neither from signing in nor from a new password", async () => {
    const email = "jutta@example.org";
    const owner = await claimer(house.url, "Jutta", email);
    await claims(email, 6);
    expect(await signIn(email)).toMatchObject({ body: { account: { id: owner.id } } });
    await askForPassword(email);
    const mails = await resetMails(email);
    // Each link is for one account, and the mail names it.
    expect(mails).toHaveLength(4);
    const own = mails.filter(({ text }) => text.includes("Jutta"));
    expect(own).toHaveLength(1);
    for (const mail of own) expect(await redeem(mail, "a better password")).toMatchObject({ status: 204 });
    const again = await signIn(email, "a better password");
    expect(again).toMatchObject({ status: 200, body: { account: { id: owner.id } } });
    // Now the address is Jutta's: the links of the others open nothing any more.
    const other = mails.find(({ text }) => !text.includes("Jutta"));
    expect(other && (await redeem(other, "a worse password"))).toMatchObject({ body: { code: "link-spent" } });
  });

  it("before its owner keep a device of the owner neither from signing in nor from a new password", async () => {
    const email = "karin@example.org";
    await claims(email, 6);
    const owner = await claimer(house.url, "Karin", email);
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

  it("cannot say that theirs is the elder by changing it later", async () => {
    const email = "lene@example.org";
    const strangers = await Promise.all(
      [1, 2, 3, 4].map((n) => claimer(house.url, `Elder stranger ${n}`, `elder.${n}@example.org`)),
    );
    const owner = await claimer(house.url, "Lene", email);
    for (const stranger of strangers) await stranger.call("POST", "/v1/account/email", { email, password });
    await owner.call("POST", "/v1/account/email", { email, password });
    await owner.call("POST", "/v1/account/password", { password, newPassword: "Lene's own password" });
    const answer = await signIn(email, "Lene's own password");
    expect(answer).toMatchObject({ status: 200, body: { account: { id: owner.id } } });
  });
});

describe("a link to a new password", () => {
  it("opens nothing once the account is reached elsewhere", async () => {
    const owner = await claimer(house.url, "Mina", "mina@example.org");
    await askForPassword("mina@example.org");
    const mail = await box.mailWith("mina@example.org", "/account/reset#");
    await owner.call("POST", "/v1/account/email", { email: "mina.other@example.org", password });
    expect(await redeem(mail, "a better password")).toMatchObject({ body: { code: "link-spent" } });
    expect(await owner.call("GET", "/v1/session")).toMatchObject({ status: 200 });
  });

  it("does not go to an address that somebody with a proved one has only claimed", async () => {
    const owner = await member(house.url, box, "Nele", "nele@example.org");
    await owner.call("POST", "/v1/account/email", { email: "mistyped@example.org", password });
    await askForPassword("mistyped@example.org");
    expect(await resetMails("mistyped@example.org")).toEqual([]);
  });
});
