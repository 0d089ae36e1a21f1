import { afterAll, beforeAll, expect, it } from "vitest";
import { password } from "../support/accounts/members.ts";
import { staffMember } from "../support/accounts/staff.ts";
import { simulatedDatabase } from "../support/database/simulated-database.ts";
import { type Message, type Simulation, startSimulation } from "../support/notifications/simulation.ts";
import { begunGame } from "../support/server/caller.ts";

const database = simulatedDatabase();
let simulation: Simulation;
beforeAll(async () => {
  simulation = await startSimulation(database, "2026-11-23T10:00:00Z");
});
afterAll(() => simulation.close());

it("a game that never started says so, with who cancelled it", async () => {
  const [ada, bea] = [await simulation.join("Ada"), await simulation.join("Bea", { language: "fr" })];
  const cancelled = await ada.open({ name: "The mill", seats: 3 });
  const expired = await ada.open({ name: "The forge", seats: 3 });
  for (const { id } of [cancelled, expired]) await bea.post(`/v1/games/${id}/seats`, {});
  await ada.call("DELETE", `/v1/games/${cancelled.id}`);
  await simulation.until("2026-11-23T11:00:00Z");
  expect(texts(simulation.takeMessages())).toEqual([
    "bea Annulée avant le début\u00a0: The mill | Ada a annulé The mill avant le début.",
  ]);
  await simulation.until("2026-12-07T11:00:00Z");
  expect(texts(simulation.takeMessages())).toEqual([
    "ada Never started: The forge | The forge was closed because it did not start in time.",
    "bea Jamais commencée\u00a0: The forge | The forge a été fermée parce qu’elle n’a pas commencé à temps.",
  ]);
});

it("an annulled game says why", async () => {
  const [cyd, dro] = [await simulation.join("Cyd"), await simulation.join("Dro", { language: "fr" })];
  const { id, version } = await begunGame([cyd, dro], { name: "The weir" });
  const director = await staffMember(database.pool, cyd.url, "director", "Dorothea");
  await director.post(`/v1/admin/games/${id}/annulment`, {
    expectedVersion: version,
    reason: "Two accounts, one person.",
  });
  await simulation.until(simulation.inHours(1));
  expect(texts(simulation.takeMessages())).toEqual([
    "cyd Annulled: The weir | We annulled The weir, so it has no result. Reason: Two accounts, one person.",
    "dro Partie annulée\u00a0: The weir | Nous avons annulé The weir\u00a0; elle n’a pas de résultat. Raison\u00a0: Two accounts, one person.",
  ]);
});

it("a deleted account has a label instead of a name", async () => {
  const [eve, fay] = [await simulation.join("Eve"), await simulation.join("Fay", { language: "fr" })];
  const gus = await simulation.join("Gus");
  await begunGame([eve, fay, gus], { name: "The ford" });
  await simulation.until(simulation.inHours(1));
  simulation.takeMessages();
  const { status } = await gus.call("POST", "/v1/account/deletion", { password });
  expect(status).toBe(204);
  await simulation.until(simulation.inHours(1));
  const sent = texts(simulation.takeMessages().filter(({ kind }) => kind === "vote"));
  expect(sent.map((line) => line.split(" | ")[0])).toEqual([
    "eve A player has deleted their account: The ford",
    "fay Un joueur a supprimé son compte\u00a0: The ford",
  ]);
});

/** "ada Cancelled: The mill | Bea cancelled The mill before it started." */
function texts(messages: readonly Message[]): readonly string[] {
  return messages
    .filter(({ kind }) => kind === "over" || kind === "vote")
    .map(({ to, subject, text }) => `${to.split("@")[0]} ${subject} | ${text}`)
    .sort();
}
