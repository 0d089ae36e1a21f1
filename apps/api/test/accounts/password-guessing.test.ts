import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Guess, GuessLimiter } from "../../src/features/accounts/limits/guess-limiter.ts";
import { Problem } from "../../src/platform/http/problem.ts";
import { codeOf } from "../support/accounts/authenticator.ts";
import { mailbox, tokenIn } from "../support/accounts/mailbox.ts";
import { member, password, unconfirmedMember } from "../support/accounts/members.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const database = testDatabase();
const box = mailbox(database);
/** The delays that clients would have waited. */
const waits: number[] = [];
const pause = async (milliseconds: number) => void waits.push(milliseconds);
/**
 * Two processes with limits over one database, the first of which sends the e-mails; and one without limits, for the
 * owners.
 */
let strict: readonly TestServer[];
let free: TestServer;
beforeAll(async () => {
  free = await startServer(database, { runsJobs: false });
  strict = [await open(true), await open(false)];
});
afterAll(() => Promise.all([free, ...strict].map((server) => server.close())));

const open = (runsJobs: boolean) => startServer(database, { hasLimits: true, runsJobs, pauseAfterGuess: pause });

type Sent = { readonly email: string; readonly password?: string; readonly code?: string };
interface From {
  readonly ip: string;
  readonly cookie?: string | undefined;
  readonly process?: number;
}

/** Requests from some address of the network, at one of the processes. */
function ask(path: string, body: object, { ip, cookie, process = 0 }: From) {
  const headers = { "x-forwarded-for": ip, ...(cookie === undefined ? {} : { cookie }) };
  return new Caller(strict[process]?.url ?? "").call<{ code?: string; token?: string; account?: { id: string } }>(
    "POST",
    path,
    body,
    headers,
  );
}
const signIn = (sent: Sent, from: From) => ask("/v1/sign-in", { password, ...sent }, from);
const deviceCookieOf = (answer: { readonly headers: Headers }) =>
  answer.headers.getSetCookie().flatMap((line) => /^seneschal-device=[^;]+/.exec(line) ?? [])[0];
/** A number of addresses that no other test uses. */
const network = (number: number, count: number) =>
  Array.from({ length: count }, (_, place) => `198.51.${number}.${place + 1}`);

/**
 * Sends a number of requests from each address, alternating between the processes. Returns the last response of each
 * address.
 */
async function strangersTry(addresses: readonly string[], tries: number, path: string, body: (n: number) => object) {
  const once = async (ip: string) => {
    let status = 0;
    for (let n = 0; n < tries; n++) ({ status } = await ask(path, body(n), { ip, process: n % 2 }));
    return status;
  };
  return Promise.all(addresses.map(once));
}

describe("strangers who guess a password", () => {
  it("cannot lock the owner out from ten addresses, on a known device or a new one", async () => {
    const email = "ada@example.org";
    await member(free.url, box, "Ada", email);
    const cookie = deviceCookieOf(await signIn({ email }, { ip: "203.0.113.1" }));
    const wrong = (n: number) => ({ email, password: `a wrong guess ${n}` });
    const last = await strangersTry(network(1, 10), 7, "/v1/sign-in", wrong);
    expect(last).toEqual(last.map(() => 401));
    expect(await signIn({ email }, { ip: "203.0.113.2", process: 1 })).toMatchObject({ status: 200 });
    expect(await signIn({ email }, { ip: "203.0.113.3", cookie })).toMatchObject({ status: 200 });
  });

  it("are slowed down more and more from one address, the owner on a known device not at all", async () => {
    const email = "bea@example.org";
    await member(free.url, box, "Bea", email);
    const [ip = ""] = network(2, 1);
    const cookie = deviceCookieOf(await signIn({ email }, { ip }));
    waits.length = 0;
    const statuses: number[] = [];
    for (let n = 0; n < 25; n++) {
      statuses.push((await signIn({ email, password: `wrong ${n}` }, { ip, process: n % 2 })).status);
    }
    expect(statuses).toEqual(Array.from({ length: 25 }, () => 401));
    expect(waits.slice(0, 6)).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
    waits.length = 0;
    expect(await signIn({ email }, { ip })).toMatchObject({ status: 200 });
    expect(waits).toEqual([8000]);
    expect(await signIn({ email }, { ip, cookie })).toMatchObject({ status: 200 });
    expect(waits).toEqual([8000]);
  });

  it("gain nothing from the cookie of a device that is known for another account", async () => {
    const [email, other] = ["cyr@example.org", "dena@example.org"];
    await member(free.url, box, "Cyr", email);
    await member(free.url, box, "Dena", other);
    const cookie = deviceCookieOf(await signIn({ email: other }, { ip: "203.0.113.4" }));
    const [ip = ""] = network(3, 1);
    const wrong = () => signIn({ email, password: "a wrong guess" }, { ip, cookie });
    waits.length = 0;
    for (let n = 0; n < 11; n++) expect((await wrong()).status).toBe(401);
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
  });

  it("cannot find out whether an address is registered", async () => {
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

  it("get at most three hundred guesses a day at one address, then six per minute, however many they are", async () => {
    /** Requests whose turn has come wait until the test lets them go on. */
    const turns: (() => void)[] = [];
    const heldPause = (milliseconds: number) =>
      milliseconds < 10_000 ? Promise.resolve() : new Promise<void>((settle) => turns.push(settle));
    const processes = [1, 2].map(() => new GuessLimiter(database.pool, true, heldPause));
    let made = 0;
    const wrong = async (): Promise<never> => {
      made += 1;
      throw new Problem("wrong-credentials");
    };
    const guess = (n: number): Guess => ({
      what: "sign-in",
      target: "bound@example.org",
      ip: `2001:db8:0:${n.toString(16)}::1`,
      device: undefined,
    });
    const tried = Array.from({ length: 400 }, (_, n) => processes[n % 2]?.attempt(guess(n), wrong));
    const outcomes = tried.map((one) => one?.then(String, (problem: Problem) => problem.code));
    // At each process one request has its turn and sixteen wait; the others are told to come back.
    const refused = async () => {
      const settled = await Promise.all(outcomes.map((one) => Promise.race([one, "waits"])));
      return settled.filter((code) => code === "too-many-requests").length;
    };
    await expect.poll(refused).toBe(400 - 300 - 2 * 17);
    expect({ made, turns: turns.length }).toEqual({ made: 300, turns: 2 });
    // The owner signs in at once from a known device, and from a new one in turn, before those who have tried.
    const owner = { ...guess(1000), device: "known" };
    await expect(processes[0]?.attempt(owner, async () => "in")).resolves.toBe("in");
    for (const settle of turns.splice(0)) settle();
    await expect.poll(() => made).toBe(302);
    while (made < 300 + 2 * 17) {
      for (const settle of turns.splice(0)) settle();
      await new Promise((settle) => setImmediate(settle));
    }
    await Promise.all(outcomes);
  });

  it("let the owner go first when the guesses of the day are used up", async () => {
    const turns: (() => void)[] = [];
    const begun: string[] = [];
    let arrived = 0;
    const heldPause = async (milliseconds: number) => {
      if (milliseconds >= 10_000) return new Promise<void>((settle) => turns.push(settle));
      arrived += 1;
    };
    const guard = new GuessLimiter(database.pool, true, heldPause);
    const target = "crowd@example.org";
    await database.pool.query(
      "insert into rate_limits (key, count, until) values ($1, 300, now() + interval '1 day')",
      [
        createHash("sha256")
          .update(JSON.stringify(["sign-in-target", target]))
          .digest("hex"),
      ],
    );
    const guessed = (ip: string) =>
      guard.attempt({ what: "sign-in", target, ip, device: undefined }, async () => void begun.push(ip));
    const next = async () => {
      await expect.poll(() => turns.length).toBe(1);
      turns.shift()?.();
    };
    const first = ["192.0.2.1", "192.0.2.2", "192.0.2.3"].map(guessed);
    await expect.poll(() => arrived).toBe(3);
    await next();
    await expect.poll(() => begun.length).toBe(1);
    const [stranger = ""] = begun;
    const later = [guessed(stranger), guessed("192.0.2.9")];
    await expect.poll(() => arrived).toBe(5);
    for (let turn = 0; turn < 4; turn++) await next();
    await Promise.all([...first, ...later]);
    expect(begun.slice(3)).toEqual(["192.0.2.9", stranger]);
  });

  it("cannot fill the counters with right guesses, and neither can the owner", async () => {
    const guard = new GuessLimiter(database.pool, true, pause);
    const guess: Guess = { what: "sign-in", target: "right@example.org", ip: "198.51.9.1", device: undefined };
    for (let n = 0; n < 50; n++) expect(await guard.attempt(guess, async () => n)).toBe(n);
  });
});

describe("strangers who know the password and guess codes", () => {
  it("cannot lock the owner out from ten addresses, on a known device or a new one", async () => {
    const email = "hawise@example.org";
    const owner = await member(free.url, box, "Hawise", email);
    const { secret } = await owner.post<{ secret: string }>("/v1/account/two-factor", { password });
    const { backupCodes } = await owner.post<{ backupCodes: string[] }>("/v1/account/two-factor/confirmation", {
      code: codeOf(secret),
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

describe("an owner", () => {
  async function usedUp(email: string): Promise<void> {
    const guard = new GuessLimiter(database.pool, true, pause);
    const wrong = async (): Promise<never> => {
      throw new Problem("wrong-credentials");
    };
    for (let n = 0; n < 301; n++) {
      const ip = `2001:db8:f:${n.toString(16)}::1`;
      await guard.attempt({ what: "sign-in", target: email, ip, device: undefined }, wrong).catch(() => {});
    }
  }

  it("signs in with the right password when the guesses of the day are used up, only later", async () => {
    const email = "fay@example.org";
    await member(free.url, box, "Fay", email);
    await usedUp(email);
    waits.length = 0;
    expect(await signIn({ email }, { ip: "203.0.113.5" })).toMatchObject({ status: 200 });
    expect(waits).toEqual([6000, 10_000]);
  });

  it("is known after a password reset by e-mail, and then waits for nobody", async () => {
    const email = "fulk@example.org";
    await member(free.url, box, "Fulk", email);
    await usedUp(email);
    const ip = "203.0.113.11";
    await ask("/v1/password-resets", { email }, { ip });
    const token = tokenIn(await box.emailWith(email, "/account/reset#"));
    const redeemed = await ask("/v1/password-resets/completion", { token, password }, { ip });
    const cookie = deviceCookieOf(redeemed);
    waits.length = 0;
    expect(await signIn({ email }, { ip, cookie })).toMatchObject({ status: 200 });
    expect(waits).toEqual([]);
  });

  it("signs in from an address from which others try many accounts", async () => {
    const email = "guda@example.org";
    await member(free.url, box, "Guda", email);
    const [ip = ""] = network(7, 1);
    const cookie = deviceCookieOf(await signIn({ email }, { ip: "203.0.113.12" }));
    for (let n = 0; n < 31; n++) {
      expect(await signIn({ email: `nobody.${n}@example.org` }, { ip })).toMatchObject({ status: 401 });
    }
    waits.length = 0;
    expect(await signIn({ email }, { ip, cookie })).toMatchObject({ status: 200 });
    expect(waits).toEqual([]);
    expect(await signIn({ email }, { ip })).toMatchObject({ status: 200 });
    expect(waits).toEqual([2000]);
  });

  it("signs in to either of two accounts that claim one address, in a browser that knows one of them", async () => {
    const email = "hugh@example.org";
    await unconfirmedMember(free.url, "Hugh", email);
    const elder = await signIn({ email }, { ip: "203.0.113.13" });
    const other = await guest(free.url, "Hugh the younger");
    await other.post("/v1/account/registration", { email, password: "another password" });
    const younger = await signIn(
      { email, password: "another password" },
      { ip: "203.0.113.13", cookie: deviceCookieOf(elder) },
    );
    expect(younger).toMatchObject({ status: 200, body: { account: { id: other.id } } });
  });
});

describe("delayed sign-in requests", () => {
  it("are limited per source: one more is told to retry, and an owner elsewhere is not", async () => {
    const guard = new GuessLimiter(database.pool, true, () => new Promise(() => {}));
    const target = "queue@example.org";
    const from = (ip: string): Guess => ({ what: "sign-in", target, ip, device: undefined });
    const outcomes = Array.from({ length: 30 }, () => guard.attempt(from("192.0.2.4"), async () => "in"));
    const codes: string[] = [];
    for (const one of outcomes) one.then(String, ({ code }: Problem) => code).then((code) => codes.push(code));
    const settled = (code: string) => expect.poll(() => codes.filter((one) => one === code).length);
    await settled("too-many-requests").toBe(30 - 5 - 1 - 8);
    await settled("in").toBe(5);
    await expect(guard.attempt(from("192.0.2.5"), async () => "in")).resolves.toBe("in");
  });

  it("are not served sooner, or at all, if their client disconnects", async () => {
    const held: (() => void)[] = [];
    const guard = new GuessLimiter(database.pool, true, () => new Promise<void>((settle) => held.push(settle)));
    const leaving = new AbortController();
    const guess: Guess = { what: "sign-in", target: "gone@example.org", ip: "192.0.2.6", device: undefined };
    const wrong = () => Promise.reject(new Problem("wrong-credentials"));
    for (let n = 0; n < 5; n++) await guard.attempt(guess, wrong).catch(() => {});
    const left = guard.attempt({ ...guess, connection: leaving.signal }, async () =>
      expect.fail("nobody waits for it"),
    );
    await expect.poll(() => held.length).toBe(1);
    const next = guard.attempt(guess, async () => "in");
    leaving.abort();
    expect(held.length).toBe(1);
    for (const settle of held.splice(0)) settle();
    await expect(left).rejects.toMatchObject({ code: "unavailable" });
    await expect.poll(() => held.length).toBe(1);
    for (const settle of held.splice(0)) settle();
    await expect(next).resolves.toBe("in");
  });

  it("are counted together per IPv6 network", async () => {
    const paused: number[] = [];
    const guard = new GuessLimiter(database.pool, true, async (milliseconds) => void paused.push(milliseconds));
    const wrong = () => Promise.reject(new Problem("wrong-credentials"));
    for (let n = 1; n <= 6; n++) {
      const ip = `2001:db8:6::${n}:0:0:${n}`;
      await guard.attempt({ what: "sign-in", target: "six@example.org", ip, device: undefined }, wrong).catch(() => {});
    }
    expect(paused).toEqual([500]);
  });
});

describe("strangers who request password resets", () => {
  it("use up none of the owner's limits, flood no mailbox, and leave a working link", async () => {
    const email = "gisa@example.org";
    await member(free.url, box, "Gisa", email);
    const cookie = deviceCookieOf(await signIn({ email }, { ip: "203.0.113.6" }));
    const before = (await box.emailsTo(email)).length;
    const mails = async () => (await box.emailsTo(email)).length - before;
    for (const ip of network(5, 10)) {
      expect(await ask("/v1/password-resets", { email }, { ip })).toMatchObject({ status: 204 });
      await box.settled();
    }
    expect(await mails()).toBe(2);
    expect(await ask("/v1/password-resets", { email }, { ip: "203.0.113.7" })).toMatchObject({ status: 204 });
    expect(await ask("/v1/password-resets", { email }, { ip: "203.0.113.6", cookie })).toMatchObject({ status: 204 });
    const token = tokenIn(await box.email(email, before + 3));
    const redeemed = await ask("/v1/password-resets/completion", { token, password }, { ip: "203.0.113.7" });
    expect(redeemed.status).toBe(204);
  });

  it("cannot keep the owner or their device from requesting one, even from the owner's address", async () => {
    const email = "ines@example.org";
    await member(free.url, box, "Ines", email);
    const [ip = ""] = network(8, 1);
    const cookie = deviceCookieOf(await signIn({ email }, { ip: "203.0.113.14" }));
    for (let n = 0; n < 36; n++) {
      expect(
        await ask("/v1/password-resets", { email: n < 6 ? email : `nobody.${n}@example.org` }, { ip }),
      ).toMatchObject({
        status: 204,
      });
    }
    await box.settled();
    const before = (await box.emailsTo(email)).length;
    waits.length = 0;
    expect(await ask("/v1/password-resets", { email }, { ip, cookie })).toMatchObject({ status: 204 });
    expect(waits).toEqual([]);
    const token = tokenIn(await box.email(email, before + 1));
    expect(await ask("/v1/password-resets", { email }, { ip })).toMatchObject({ status: 204 });
    expect(waits).toEqual([8000]);
    const redeemed = await ask("/v1/password-resets/completion", { token, password }, { ip });
    expect(redeemed.status).toBe(204);
  });
});
