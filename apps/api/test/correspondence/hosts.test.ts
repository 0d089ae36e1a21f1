import type { games } from "@seneschal/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { simulatedDatabase } from "../support/database/simulated-database.ts";
import { type Message, type Simulation, startSimulation } from "../support/notifications/simulation.ts";

const database = simulatedDatabase();
let simulation: Simulation;
beforeAll(async () => {
  simulation = await startSimulation(database, "2026-11-23T10:00:00Z");
});
afterAll(() => simulation.close());

it("a host is told who declined, who joined, and that the game is full", async () => {
  const [ada, bea] = [await simulation.join("Ada", { language: "fr" }), await simulation.join("Bea")];
  const [cyd, dro] = [await simulation.join("Cyd"), await simulation.join("Dro")];
  const { id } = await ada.open({ name: "The mill", seats: 3 });
  await ada.post(`/v1/games/${id}/invitations`, { account: bea.id });
  await simulation.until(simulation.inHours(1));
  expect(readable(simulation.takeMessages())).toEqual(["bea invited Ada invites you: The mill"]);
  await bea.call("DELETE", `/v1/games/${id}/invitations/${bea.id}`);
  await cyd.post(`/v1/games/${id}/seats`, {});
  await simulation.until(simulation.inHours(1));
  const messages = simulation.takeMessages();
  expect(readable(messages)).toEqual([
    "ada host Bea a refusé\u00a0: The mill",
    "ada host Cyd a rejoint la partie\u00a0: The mill",
  ]);
  expect(messages.map(({ text }) => text)).toContain(
    "Bea a refusé votre invitation à The mill. Vous pouvez inviter un autre joueur.",
  );
  await dro.post(`/v1/games/${id}/seats`, {});
  await simulation.until(simulation.inHours(3));
  expect(simulation.takeMessages()).toMatchObject([
    {
      kind: "host",
      to: "ada@example.org",
      at: "2026-11-23 13:00",
      language: "fr",
      subject: "Prête à commencer\u00a0: The mill",
      text: "Toutes les places de The mill sont prises. Lancez la partie.",
    },
  ]);
  await ada.post(`/v1/games/${id}/start`);
  await simulation.until(simulation.inHours(1));
  expect(simulation.takeMessages().map(({ kind }) => kind)).toEqual(["turn", "turn", "turn"]);
});

it("players who are not ready are told once that the ready check waits for them", async () => {
  const [eve, fay] = [await simulation.join("Eve"), await simulation.join("Fay", { language: "fr" })];
  const { id } = await eve.open({ name: "The forge", seats: 2, readyCheck: true });
  await fay.post(`/v1/games/${id}/seats`, {});
  await eve.call("PUT", `/v1/games/${id}/readiness`, { isReady: true });
  expect((await eve.get<games.GameBody>(`/v1/games/${id}`)).seats[0]).toMatchObject({ isReady: true });
  await simulation.until(simulation.inHours(4));
  expect(simulation.takeMessages()).toMatchObject([
    {
      kind: "vote",
      to: "fay@example.org",
      language: "fr",
      subject: "Êtes-vous prêt\u00a0? The forge",
      text: "Toutes les places de The forge sont prises. La partie commence quand tous les joueurs sont prêts.",
    },
  ]);
});

/** "ada host Bea has declined: The mill" */
function readable(messages: readonly Message[]): readonly string[] {
  return messages.map(({ to, kind, subject }) => `${to.split("@")[0]} ${kind} ${subject}`).sort();
}
