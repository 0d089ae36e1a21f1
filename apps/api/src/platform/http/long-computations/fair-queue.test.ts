import { describe, expect, it } from "vitest";
import { FairQueue, type QueueClient } from "./fair-queue.ts";

const limits = { runningMax: 1, runningMaxPerAddress: 1, waitingMax: 8, waitingMaxPerAddress: 4, waitMaxSeconds: 60 };
const staying = new AbortController().signal;
const from = (address: string, account?: string): QueueClient => ({ address, account });

/** Work that lasts until the test ends it. */
function work(name: string, begun: string[]) {
  let end = () => {};
  const ended = new Promise<void>((settle) => {
    end = settle;
  });
  return {
    end: () => end(),
    begin: async () => {
      begun.push(name);
      await ended;
      return name;
    },
  };
}

/** Lets everything run that can run. */
const settled = () => new Promise((settle) => setImmediate(settle));

describe("a fair queue", () => {
  it("serves addresses in turn, however many requests one of them has waiting", async () => {
    const queue = new FairQueue(limits);
    const begun: string[] = [];
    const order = ["a1", "a2", "a3", "b1", "c1", "b2"];
    const works = order.map((name) => work(name, begun));
    const answers = works.map(({ begin }, place) => queue.run(from(order[place]?.charAt(0) ?? ""), staying, begin));
    await settled();
    expect(begun).toEqual(["a1"]);
    for (const { end } of works) end();
    expect(await Promise.all(answers)).toEqual(order);
    expect(begun).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
  });

  it("serves the accounts of one address in turn", async () => {
    const queue = new FairQueue(limits);
    const begun: string[] = [];
    const ask = (account: string) => queue.run(from("school", account), staying, async () => begun.push(account));
    await Promise.all(["ada", "ada", "ada", "bea"].map(ask));
    expect(begun).toEqual(["ada", "bea", "ada", "ada"]);
  });

  it("limits the requests that run at once, in total and per address", async () => {
    const queue = new FairQueue({ ...limits, runningMax: 3, runningMaxPerAddress: 2 });
    const begun: string[] = [];
    const names = ["a1", "a2", "a3", "b1", "b2"];
    const works = names.map((name) => work(name, begun));
    const answers = works.map(({ begin }, place) => queue.run(from(names[place]?.charAt(0) ?? ""), staying, begin));
    await settled();
    expect(begun).toEqual(["a1", "a2", "b1"]);
    for (const { end } of works) end();
    await Promise.all(answers);
    expect(queue.length).toEqual({ running: 0, waiting: 0 });
  });

  it("rejects an address with too many waiting requests and says when to retry", async () => {
    const queue = new FairQueue({ ...limits, waitingMaxPerAddress: 1 });
    const first = work("first", []);
    const served = [queue.run(from("a"), staying, first.begin), queue.run(from("a"), staying, async () => "second")];
    const refused = queue.run(from("a"), staying, async () => "third");
    await expect(refused).rejects.toMatchObject({ code: "too-many-requests", retryAfterSeconds: expect.any(Number) });
    const other = queue.run(from("b"), staying, async () => "other");
    first.end();
    expect(await Promise.all([...served, other])).toEqual(["first", "second", "other"]);
  });

  it("keeps room for an address without waiting requests, however many others wait", async () => {
    const queue = new FairQueue({ ...limits, waitingMax: 4 });
    const first = work("first", []);
    const served = queue.run(from("a"), staying, first.begin);
    const crowd = ["a1", "a2", "b1", "a3"].map((name) => queue.run(from(name.charAt(0)), staying, async () => name));
    const outcomes = Promise.allSettled(crowd);
    const newcomer = queue.run(from("c"), staying, async () => "c1");
    await expect(crowd[3]).rejects.toMatchObject({ code: "unavailable", retryAfterSeconds: expect.any(Number) });
    first.end();
    expect([await served, await newcomer]).toEqual(["first", "c1"]);
    expect((await outcomes).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected"]);
  });

  it("rejects the newest request when too many wait in total", async () => {
    const queue = new FairQueue({ ...limits, waitingMax: 1 });
    const first = work("first", []);
    const served = [queue.run(from("a"), staying, first.begin), queue.run(from("b"), staying, async () => "second")];
    await expect(queue.run(from("c"), staying, async () => "third")).rejects.toMatchObject({
      code: "unavailable",
      retryAfterSeconds: expect.any(Number),
    });
    first.end();
    expect(await Promise.all(served)).toEqual(["first", "second"]);
  });

  it("asks clients that have waited too long to retry", async () => {
    const queue = new FairQueue({ ...limits, waitMaxSeconds: 0 });
    const first = work("first", []);
    const served = queue.run(from("a"), staying, first.begin);
    await expect(queue.run(from("b"), staying, async () => "second")).rejects.toMatchObject({ code: "unavailable" });
    first.end();
    expect(await served).toBe("first");
  });

  it("drops a client that disconnects while it waits, and serves the next", async () => {
    const queue = new FairQueue(limits);
    const begun: string[] = [];
    const first = work("first", begun);
    const leaving = new AbortController();
    const served = queue.run(from("a"), staying, first.begin);
    const left = queue.run(from("b"), leaving.signal, work("left", begun).begin);
    const last = queue.run(from("c"), staying, async () => begun.push("last"));
    leaving.abort();
    await expect(left).rejects.toMatchObject({ code: "unavailable" });
    first.end();
    await Promise.all([served, last]);
    expect(begun).toEqual(["first", "last"]);
    expect(queue.length).toEqual({ running: 0, waiting: 0 });
  });

  it("serves the next request after work that failed", async () => {
    const queue = new FairQueue(limits);
    const failed = queue.run(from("a"), staying, async () => Promise.reject(new Error("broken")));
    const next = queue.run(from("b"), staying, async () => "next");
    await expect(failed).rejects.toThrow("broken");
    expect(await next).toBe("next");
  });
});
