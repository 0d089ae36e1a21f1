import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { AnimationJobs } from "./animation-jobs.ts";

const limits = { waitingMax: 1, keptBytesMax: 10 };
const never = () => new Promise<Buffer>(() => {});
const of = (bytes: number) => async () => Buffer.alloc(bytes);

/** An animation that is finished by the test. */
function held() {
  let finish = (_: Buffer): void => {};
  let report = (_drawn: number, _pictures: number): void => {};
  const draw = (reported: typeof report) => {
    report = reported;
    return new Promise<Buffer>((resolve) => {
      finish = resolve;
    });
  };
  return {
    draw,
    finish: (body: Buffer) => finish(body),
    report: (drawn: number, pictures: number) => report(drawn, pictures),
  };
}

it("is drawn once, and says how far it is", async () => {
  const jobs = new AnimationJobs(limits);
  const { draw, finish, report } = held();
  expect(jobs.get("a", "ada", draw)).toEqual({ state: "drawing", drawn: 0, pictures: 0 });
  report(3, 12);
  expect(jobs.get("a", "bea", never)).toEqual({ state: "drawing", drawn: 3, pictures: 12 });
  finish(Buffer.from("GIF"));
  await nextTurn();
  expect(jobs.get("a", "bea", never)).toEqual({ state: "ready", body: Buffer.from("GIF") });
});

it("waits for those before it; a client has one at a time, and few wait", async () => {
  const jobs = new AnimationJobs(limits);
  const first = held();
  jobs.get("a", "ada", first.draw);
  expect(jobs.get("b", "ada", never)).toEqual({ state: "busy" });
  expect(jobs.get("b", "bea", never)).toEqual({ state: "queued", ahead: 1 });
  expect(jobs.get("c", "cid", never)).toEqual({ state: "full" });
  first.finish(Buffer.alloc(1));
  await nextTurn();
  expect(jobs.get("b", "bea", never)).toMatchObject({ state: "drawing" });
  expect(jobs.get("c", "cid", never)).toEqual({ state: "queued", ahead: 1 });
});

it("is tried again by the request after the one that learned of its failure", async () => {
  const jobs = new AnimationJobs(limits);
  jobs.get("a", "ada", () => Promise.reject(new Error("no API")));
  await nextTurn();
  expect(jobs.get("a", "ada", of(1))).toEqual({ state: "failed" });
  expect(jobs.get("a", "ada", of(1))).toMatchObject({ state: "drawing" });
  await nextTurn();
  expect(jobs.get("a", "ada", never)).toMatchObject({ state: "ready" });
});

it("is kept until those used since fill the space", async () => {
  const jobs = new AnimationJobs(limits);
  for (const key of ["a", "b"]) {
    jobs.get(key, key, of(4));
    await nextTurn();
  }
  jobs.get("a", "ada", never);
  jobs.get("c", "cid", of(4));
  await nextTurn();
  expect(["a", "c", "b"].map((key) => jobs.get(key, key, never).state)).toEqual(["ready", "ready", "drawing"]);
});
