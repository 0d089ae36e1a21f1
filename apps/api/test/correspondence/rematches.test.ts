import type { games } from "@seneschal/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { simulatedDatabase } from "../support/database/simulated-database.ts";
import { type Simulation, startSimulation } from "../support/notifications/simulation.ts";
import { begunGame, playOn } from "../support/server/caller.ts";

const database = simulatedDatabase();
let simulation: Simulation;
beforeAll(async () => {
  simulation = await startSimulation(database, "2026-11-23T10:00:00Z");
});
afterAll(() => simulation.close());

it("a rematch is offered once to each player, the host hears who declines, and the others of its start", async () => {
  const [ada, bea] = [await simulation.join("Ada"), await simulation.join("Bea", { language: "fr" })];
  const cyd = await simulation.join("Cyd");
  const { id } = await begunGame([ada, bea, cyd], { name: "The mill", options: { rounds: 1 } });
  await playOn([ada, bea, cyd], id);
  await simulation.until(simulation.inHours(1));
  expect(subjects().map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual(["ada over", "bea over", "cyd over"]);

  const rematch = await ada.post<games.GameBody>(`/v1/games/${id}/rematch`);
  await simulation.until(simulation.inHours(5));
  expect(subjects()).toEqual([
    "bea invited 2026-11-23 12:00 fr Ada propose une revanche\u00a0: The mill",
    "cyd invited 2026-11-23 12:00 en Ada wants a rematch: The mill",
  ]);
  await bea.call("DELETE", `/v1/games/${rematch.id}/invitations/${bea.id}`);
  await simulation.until(simulation.inHours(1));
  expect(subjects()).toEqual(["ada host 2026-11-23 17:00 en Bea has declined: The mill"]);
  await cyd.post(`/v1/games/${id}/rematch`);
  await simulation.until(simulation.inHours(1));
  expect(subjects()).toEqual(["ada host 2026-11-23 18:00 en Cyd has joined: The mill"]);
});

const subjects = () =>
  simulation
    .takeMessages()
    .map(({ to, kind, at, language, subject }) => `${to.split("@")[0]} ${kind} ${at} ${language} ${subject}`)
    .sort();
