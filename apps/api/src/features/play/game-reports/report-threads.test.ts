import { brotliDecompressSync } from "node:zlib";
import { rulesets, seededChance } from "@seneschal/engine";
import { expect, it } from "vitest";
import { ReportsStopped, ReportThreads } from "./report-threads.ts";

const [ruleset] = rulesets;
if (ruleset === undefined) throw new Error("no ruleset is registered");
const opening = { version: 1, facts: ruleset.setUp({ seats: 2, options: {} }, seededChance(1)) };
const work = { about: { game: "g" }, steps: [opening] };

it("computes a report in a thread, and tells its progress", async () => {
  const told: number[] = [];
  const body = await new ReportThreads().compute(ruleset, work, ({ of }) => told.push(of));
  expect(JSON.parse(brotliDecompressSync(body).toString())).toMatchObject({
    ruleset: ruleset.id,
    game: "g",
    steps: [{ version: 1, luck: null }],
    swings: [],
  });
  expect(told.length).toBeGreaterThan(0);
});

it("ends the thread of a report when the server closes, and begins no other", async () => {
  const threads = new ReportThreads();
  const report = threads.compute(ruleset, work, () => {});
  threads.stop();
  await expect(report).rejects.toBeInstanceOf(ReportsStopped);
  await expect(threads.compute(ruleset, work, () => {})).rejects.toBeInstanceOf(ReportsStopped);
});

it("fails if the thread cannot compute the report", async () => {
  const broken = { ...work, steps: [{ version: 1, facts: [] }] };
  await expect(new ReportThreads().compute(ruleset, broken, () => {})).rejects.toThrow("no facts");
});
