import type { games } from "@seneschal/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { password } from "../support/accounts/members.ts";
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

it("when the host leaves the seat, the first other player is the host, hears of it and can start the game", async () => {
  const [gus, hal] = [await simulation.join("Gus"), await simulation.join("Hal", { language: "fr" })];
  const { id } = await gus.open({ name: "The weir", seats: 2 });
  await hal.post(`/v1/games/${id}/seats`, {});
  await simulation.until(simulation.inHours(1));
  simulation.takeMessages();
  await gus.call("DELETE", `/v1/games/${id}/seats/0`);
  expect(await hal.get(`/v1/games/${id}`)).toMatchObject({ host: hal.id });
  await simulation.until(simulation.inHours(2));
  expect(simulation.takeMessages()).toMatchObject([
    { kind: "host", to: "hal@example.org", language: "fr", subject: "Vous êtes l’hôte\u00a0: The weir" },
  ]);
  await hal.post(`/v1/games/${id}/bots`, { bot: "easy" });
  expect(await hal.post(`/v1/games/${id}/start`)).toMatchObject({ state: "running" });
  const { rows } = await database.pool.query("select host from games where game_id = $1", [id]);
  expect(rows).toEqual([{ host: hal.id }]);
});

it("when the host deletes the account, another player is the host; a game without players is cancelled", async () => {
  const [ida, jon] = [await simulation.join("Ida"), await simulation.join("Jon")];
  const shared = await ida.open({ name: "The ford", seats: 3 });
  await jon.post(`/v1/games/${shared.id}/seats`, {});
  const empty = await ida.open({ name: "The moor", seats: 3, visibility: "public" });
  const left = await ida.open({ name: "The hall", seats: 3 });
  await jon.post(`/v1/games/${left.id}/seats`, {});
  // A host need not have a seat.
  await ida.call("DELETE", `/v1/games/${empty.id}/seats/0`);
  expect((await ida.call("POST", "/v1/account/deletion", { password })).status).toBe(204);
  expect(await jon.get(`/v1/games/${shared.id}`)).toMatchObject({ host: jon.id, state: "open" });
  expect(await jon.get(`/v1/games/${left.id}`)).toMatchObject({ host: jon.id });
  expect(await jon.get(`/v1/games/${empty.id}`)).toMatchObject({ state: "closed" });
  await simulation.until(simulation.inHours(1));
  expect(readable(simulation.takeMessages()).filter((line) => line.startsWith("jon"))).toEqual([
    "jon host You are the host: The ford",
    "jon host You are the host: The hall",
  ]);
});

/** "ada host Bea has declined: The mill" */
function readable(messages: readonly Message[]): readonly string[] {
  return messages.map(({ to, kind, subject }) => `${to.split("@")[0]} ${kind} ${subject}`).sort();
}
