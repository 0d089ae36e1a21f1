import { base32 } from "@better-auth/utils/base32";
import { createOTP } from "@better-auth/utils/otp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Guess, guesses } from "../src/accounts/guesses.ts";
import { Problem } from "../src/http/problem.ts";
import { Caller } from "./support/caller.ts";
import { type House, openHouse } from "./support/house.ts";
import { mailbox, tokenIn } from "./support/mailbox.ts";
import { member, password } from "./support/members.ts";
import { testDatabase } from "./support/test-database.ts";

const database = testDatabase();
const box = mailbox(database);
/** How long somebody would have waited. */
const waits: number[] = [];
const pause = async (milliseconds: number) => void waits.push(milliseconds);
/** Two processes with limits over one database, the first of which writes the mails; and one without, for the owners. */
let strict: readonly House[];
let free: House;
beforeAll(async () => {
  free = await openHouse(database, { jobsWork: false });
  strict = [await open(true), await open(false)];
});
afterAll(() => Promise.all([free, ...strict].map((house) => house.close())));

const open = (jobsWork: boolean) => openHouse(database, { hasLimits: true, jobsWork, pause });

type Sent = { readonly email: string; readonly password?: string; readonly code?: string };
interface From {
  readonly ip: string;
  readonly cookie?: string | undefined;
  readonly process?: number;
}

/** Asks from some address of the network, at one of the processes. */
function ask(path: string, body: object, { ip, cookie, process = 0 }: From) {
  const headers = { "x-forwarded-for": ip, ...(cookie === undefined ? {} : { cookie }) };
  return new Caller(strict[process]?.url ?? "").call<{ code?: string; token?: string }>("POST", path, body, headers);
}
const signIn = (sent: Sent, from: From) => ask("/v1/sign-in", { password, ...sent }, from);
const deviceCookieOf = (answer: { readonly headers: Headers }) =>
  answer.headers.getSetCookie().flatMap((line) => /^seneschal-device=[^;]+/.exec(line) ?? [])[0];
/** So many addresses that nobody else in these tests has. */
const network = (number: number, count: number) =>
  Array.from({ length: count }, (_, place) => `198.51.${number}.${place + 1}`);

/** From each address so many tries, in turn at both processes; the last answer of each address. */
async function strangersTry(addresses: readonly string[], tries: number, path: string, body: (n: number) => object) {
  const once = async (ip: string) => {
    let status = 0;
    for (let n = 0; n < tries; n++) ({ status } = await ask(path, body(n), { ip, process: n % 2 }));
    return status;
  };
  return Promise.all(addresses.map(once));
}

describe("strangers who guess a password", () => {
  it("from ten addresses keep its owner out neither of a known device nor of a new one", async () => {
    const email = "ada@example.org";
    await member(free.url, box, "Ada", email);
    const cookie = deviceCookieOf(await signIn({ email }, { ip: "203.0.113.1" }));
    const wrong = (n: number) => ({ email, password: `a wrong guess ${n}` });
    const last = await strangersTry(network(1, 10), 7, "/v1/sign-in", wrong);
    expect(last).toEqual(last.map(() => 401));
    expect(await signIn({ email }, { ip: "203.0.113.2", process: 1 })).toMatchObject({ status: 200 });
    expect(await signIn({ email }, { ip: "203.0.113.3", cookie })).toMatchObject({ status: 200 });
  });

  it("are slowed down more and more, then stopped, from one address; the owner's device at that address is not", async () => {
    const email = "bea@example.org";
    await member(free.url, box, "Bea", email);
    const [ip = ""] = network(2, 1);
    const cookie = deviceCookieOf(await signIn({ email }, { ip }));
    waits.length = 0;
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++) {
      statuses.push((await signIn({ email, password: `wrong ${n}` }, { ip, process: n % 2 })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
    expect(waits.slice(0, 6)).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
    expect(await signIn({ email }, { ip })).toMatchObject({ status: 429 });
    expect(await signIn({ email }, { ip, cookie })).toMatchObject({ status: 200 });
  });

  it("gain nothing by the cookie of a device that is known for another account", async () => {
    const [email, other] = ["cyr@example.org", "dena@example.org"];
    await member(free.url, box, "Cyr", email);
    await member(free.url, box, "Dena", other);
    const cookie = deviceCookieOf(await signIn({ email: other }, { ip: "203.0.113.4" }));
    const [ip = ""] = network(3, 1);
    const wrong = () => signIn({ email, password: "a wrong guess" }, { ip, cookie });
    for (let n = 0; n < 20; n++) expect((await wrong()).status).toBe(401);
    expect((await wrong()).status).toBe(429);
  });

  it("cannot tell whether anybody has the address", async () => {
    await member(free.url, box, "Edda", "edda@example.org");
    const seen = async (email: string, ip: string) => {
      waits.length = 0;
      const answers: unknown[] = [];
      for (let n = 0; n < 22; n++) {
        const { status, body } = await signIn({ email, password: `wrong ${n}` }, { ip });
        answers.push([status, body.code]);
      }
      return { answers, waits: [...waits] };
    };
    const [one = "", two = ""] = network(4, 2);
    expect(await seen("edda@example.org", one)).toEqual(await seen("nobody.has@example.org", two));
  });

  it("are bounded to three hundred a day at one address, however many they are, at two processes", async () => {
    const processes = [1, 2].map(() => guesses(database.pool, true, pause));
    let made = 0;
    const wrong = async (): Promise<never> => {
      made += 1;
      throw new Problem("wrong-credentials");
    };
    const guess = (n: number): Guess => ({
      what: "sign-in",
      target: "bound@example.org",
      ip: `2001:db8:${n.toString(16)}::1`,
      device: undefined,
    });
    const tried = Array.from({ length: 400 }, (_, n) => processes[n % 2]?.guarded(guess(n), wrong));
    const outcomes = await Promise.allSettled(tried);
    expect(made).toBe(300);
    expect(outcomes.every(({ status }) => status === "rejected")).toBe(true);
    // Then the owner still comes in by a device that is known.
    const owner = processes[0]?.guarded({ ...guess(1), device: "known" }, async () => "in");
    await expect(owner).resolves.toBe("in");
  });

  it("do not fill up what is counted by guessing right: neither does the owner", async () => {
    const guard = guesses(database.pool, true, pause);
    const guess: Guess = { what: "sign-in", target: "right@example.org", ip: "198.51.9.1", device: undefined };
    for (let n = 0; n < 50; n++) expect(await guard.guarded(guess, async () => n)).toBe(n);
  });
});

describe("strangers who know the password and guess codes", () => {
  it("from ten addresses keep its owner out neither of a known device nor of a new one", async () => {
    const email = "hawise@example.org";
    const owner = await member(free.url, box, "Hawise", email);
    const { secret } = await owner.post<{ secret: string }>("/v1/account/second-factor", { password });
    const otp = createOTP(new TextDecoder().decode(base32.decode(secret)));
    const { backupCodes } = await owner.post<{ backupCodes: string[] }>("/v1/account/second-factor/proof", {
      code: await otp.hotp(Math.floor(Date.now() / 30_000)),
    });
    const [first, second, third] = backupCodes;
    const cookie = deviceCookieOf(await signIn({ email, code: first ?? "" }, { ip: "203.0.113.8" }));
    const last = await strangersTry(network(6, 10), 3, "/v1/sign-in", (n) => ({ email, password, code: `00000${n}` }));
    expect(last).toEqual(last.map(() => 401));
    expect(await signIn({ email, code: second ?? "" }, { ip: "203.0.113.9", process: 1 })).toMatchObject({
      status: 200,
    });
    expect(await signIn({ email, code: third ?? "" }, { ip: "203.0.113.10", cookie })).toMatchObject({ status: 200 });
  });
});

describe("an owner who is kept out nowhere", () => {
  it("comes in after a new password by mail, also where all guesses of the day are used up", async () => {
    const email = "fay@example.org";
    await member(free.url, box, "Fay", email);
    const guard = guesses(database.pool, true, pause);
    const wrong = async (): Promise<never> => {
      throw new Problem("wrong-credentials");
    };
    for (let n = 0; n < 300; n++) {
      const ip = `2001:db8:f:${n.toString(16)}::1`;
      await guard.guarded({ what: "sign-in", target: email, ip, device: undefined }, wrong).catch(() => {});
    }
    const ip = "203.0.113.5";
    expect(await signIn({ email }, { ip })).toMatchObject({ status: 429 });
    await ask("/v1/password-resets", { email }, { ip });
    const token = tokenIn(await box.mailWith(email, "/account/reset#"));
    const redeemed = await ask("/v1/password-resets/redemption", { token, password }, { ip });
    const cookie = deviceCookieOf(redeemed);
    expect(await signIn({ email }, { ip, cookie })).toMatchObject({ status: 200 });
  });
});

describe("strangers who ask for a new password", () => {
  it("use up nothing of the owner's, fill nobody's mailbox, and leave a link that opens", async () => {
    const email = "gisa@example.org";
    await member(free.url, box, "Gisa", email);
    const cookie = deviceCookieOf(await signIn({ email }, { ip: "203.0.113.6" }));
    const before = (await box.mailsTo(email)).length;
    const mails = async () => (await box.mailsTo(email)).length - before;
    for (const ip of network(5, 10)) {
      expect(await ask("/v1/password-resets", { email }, { ip })).toMatchObject({ status: 204 });
      await box.quiet();
    }
    expect(await mails()).toBe(2);
    expect(await ask("/v1/password-resets", { email }, { ip: "203.0.113.7" })).toMatchObject({ status: 204 });
    expect(await ask("/v1/password-resets", { email }, { ip: "203.0.113.6", cookie })).toMatchObject({ status: 204 });
    const token = tokenIn(await box.mail(email, before + 3));
    const redeemed = await ask("/v1/password-resets/redemption", { token, password }, { ip: "203.0.113.7" });
    expect(redeemed.status).toBe(204);
  });
});
