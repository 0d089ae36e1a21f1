import type { games } from "@seneschal/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createGameServices } from "../../src/composition/game-services.ts";
import { verifyExport } from "../../src/domain/verification/verify-export.ts";
import { gamesOfBannedPlayers } from "../../src/features/play/abandoned-seats/banned-players-queries.ts";
import { vacateSeats } from "../../src/features/play/abandoned-seats/banned-players-worker.ts";
import type { Chronicle } from "../../src/features/play/types.ts";
import { staffMember } from "../support/accounts/staff.ts";
import { simulatedDatabase } from "../support/database/simulated-database.ts";
import { type Simulation, startSimulation } from "../support/notifications/simulation.ts";
import { begunGame, playOn } from "../support/server/caller.ts";
import { testRegistry } from "../support/server/test-server.ts";

const database = simulatedDatabase();
const { pool } = database;
let simulation: Simulation;
beforeAll(async () => {
  simulation = await startSimulation(database, "2026-11-23T10:00:00Z");
});
afterAll(() => simulation.close());

it("the seat of a banned player opens at once, in games without clocks too", async () => {
  const [ada, bea] = [await simulation.join("Ada"), await simulation.join("Bea", { language: "fr" })];
  const cyd = await simulation.join("Cyd");
  const { id } = await begunGame([ada, bea], { name: "The mill", visibility: "public", options: { rounds: 1 } });
  await simulation.until(simulation.inHours(1));
  simulation.takeMessages();
  const moderator = await staffMember(pool, ada.url, "moderator", "Dorothea");
  await moderator.post(`/v1/admin/people/${bea.id}/sanctions`, { kind: "ban", days: null, reason: "Insults." });

  const { playDeps } = createGameServices({ pool, registry: testRegistry, onError: fail, now: simulation.now });
  expect(await gamesOfBannedPlayers(pool, testRegistry.ids)).toEqual([id]);
  expect(await vacateSeats(playDeps, id)).toBe(false);
  expect(await gamesOfBannedPlayers(pool, testRegistry.ids)).toEqual([]);

  const { seats } = await ada.get<games.GameBody>(`/v1/games/${id}`);
  expect(seats[1]).toMatchObject({ kind: "caretaker", staysOpen: true });
  const { steps } = await ada.get<Chronicle>(`/v1/games/${id}/steps`);
  expect(steps.at(-1)).toMatchObject({ kind: "banned", seat: 1 });
  await simulation.until(simulation.inHours(2));
  const messages = simulation.takeMessages().filter(({ kind }) => kind !== undefined);
  expect(messages.map(({ to, kind, language, subject }) => [to, kind, language, subject]).sort()).toEqual([
    ["ada@example.org", "vote", "en", "Bea was replaced: The mill"],
    ["bea@example.org", "seat", "fr", "Vous avez perdu votre place\u00a0: The mill"],
  ]);

  await cyd.post(`/v1/games/${id}/seats`, {});
  await playOn([ada, cyd], id);
  const { text } = await ada.call("GET", `/v1/games/${id}/export`);
  expect(verifyExport(testRegistry, text)).toMatchObject({ isSound: true });
});

it("a banned player leaves games that have not started, and another player is the host", async () => {
  const [dro, eve] = [await simulation.join("Dro"), await simulation.join("Eve", { language: "fr" })];
  const shared = await dro.open({ name: "The forge", seats: 3 });
  await eve.post(`/v1/games/${shared.id}/seats`, {});
  const alone = await dro.open({ name: "The weir", visibility: "public" });
  const joined = await eve.open({ name: "The ford", seats: 3 });
  await dro.post(`/v1/games/${joined.id}/seats`, {});
  await simulation.until(simulation.inHours(1));
  simulation.takeMessages();
  const moderator = await staffMember(pool, eve.url, "moderator", "Odette");
  await moderator.post(`/v1/admin/people/${dro.id}/sanctions`, { kind: "ban", days: null, reason: "Insults." });

  const { playDeps } = createGameServices({ pool, registry: testRegistry, onError: fail, now: simulation.now });
  const found = await gamesOfBannedPlayers(pool, testRegistry.ids);
  expect([...found].sort()).toEqual([shared.id, alone.id, joined.id].sort());
  for (const id of found) expect(await vacateSeats(playDeps, id)).toBe(false);
  expect(await gamesOfBannedPlayers(pool, testRegistry.ids)).toEqual([]);

  expect(await eve.get(`/v1/games/${shared.id}`)).toMatchObject({ host: eve.id, seats: [{ kind: "nobody" }, {}, {}] });
  expect(await eve.get(`/v1/games/${joined.id}`)).toMatchObject({ host: eve.id, seats: [{}, { kind: "nobody" }, {}] });
  expect(await eve.get(`/v1/games/${alone.id}`)).toMatchObject({ state: "closed" });
  await simulation.until(simulation.inHours(2));
  const told = simulation.takeMessages().filter(({ to }) => to === "eve@example.org");
  expect(told.map(({ kind, subject }) => [kind, subject])).toEqual([["host", "Vous êtes l’hôte\u00a0: The forge"]]);
});

function fail(error: unknown): never {
  throw error;
}
