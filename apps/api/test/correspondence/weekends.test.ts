import type { clocks } from "@seneschal/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mergeIntervals, totalLength } from "../../src/domain/clocks/pauses.ts";
import { readClockPauses } from "../../src/stores/games/clock-pauses-queries.ts";
import { simulatedDatabase } from "../support/database/simulated-database.ts";
import { type Simulation, startSimulation } from "../support/notifications/simulation.ts";
import { begunGame, type Caller } from "../support/server/caller.ts";

const database = simulatedDatabase();
let simulation: Simulation;
beforeAll(async () => {
  // A Friday.
  simulation = await startSimulation(database, "2026-11-27T12:00:00Z");
});
afterAll(() => simulation.close());

it("the weekend pause of a game applies to all its players, each in their time zone", async () => {
  const ada = await simulation.join("Ada", { timeZone: "Europe/Paris" });
  const bea = await simulation.join("Bea", { timeZone: "America/New_York", weekendsOff: true });
  const { id, clocks } = await begunGame([ada, bea], { name: "The mill", pace: "one-day", weekendsOff: true });
  // 11 hours of the day run until midnight in Paris, 17 until midnight in New York.
  expect(clocks.map(({ deadline }) => deadline)).toEqual(["2026-11-30T12:00:00.000Z", "2026-11-30T12:00:00.000Z"]);
  await simulation.until("2026-11-30T11:00:00Z");
  const messages = simulation.takeMessages();
  expect(messages.filter(({ at }) => at > "2026-11-28 05:00" && at < "2026-11-29 23:00")).toEqual([]);
  expect(await steps(ada, id)).toEqual(["begin"]);
  await simulation.until("2026-11-30T13:00:00Z");
  expect(await steps(ada, id)).toEqual(["begin", "excused", "excused"]);
});

it("in older games, the weekend pause applies to players who chose it", async () => {
  const cyd = await simulation.join("Cyd", { weekendsOff: true });
  const dro = await simulation.join("Dro");
  const { clock } = await begunGame([cyd, dro], { pace: "one-day", weekendsOff: true });
  const { weekendsForAll, ...older } = clock as clocks.TimeControl;
  expect(weekendsForAll).toBe(true);
  const { pausesOf } = await readClockPauses(database.pool)(older, [cyd.id, dro.id]);
  const saturday = { from: Date.parse("2026-11-28T00:00:00Z"), to: Date.parse("2026-11-29T00:00:00Z") };
  expect(totalLength(mergeIntervals(pausesOf(cyd.id)(saturday), saturday))).toBe(24 * 3_600_000);
  expect(pausesOf(dro.id)(saturday)).toEqual([]);
});

async function steps(ada: Caller, id: string): Promise<readonly string[]> {
  const { steps } = await ada.get<{ steps: readonly { kind: string }[] }>(`/v1/games/${id}/steps`);
  return steps.map(({ kind }) => kind);
}
