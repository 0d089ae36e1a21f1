import { afterAll, beforeAll, expect, it } from "vitest";
import { staffMember } from "../support/accounts/staff.ts";
import { simulatedDatabase } from "../support/database/simulated-database.ts";
import { type Simulation, startSimulation } from "../support/notifications/simulation.ts";
import { begunGame, bidFirst } from "../support/server/caller.ts";

const database = simulatedDatabase();
let simulation: Simulation;
beforeAll(async () => {
  simulation = await startSimulation(database, "2026-11-23T10:00:00Z");
});
afterAll(() => simulation.close());

it("an invitation is told once, also during an absence; withdrawn or blocked ones are not", async () => {
  const [ada, bea] = [await simulation.join("Ada"), await simulation.joinWithDefaults("Bea", { language: "fr" })];
  const [cyd, dro] = [await simulation.join("Cyd"), await simulation.join("Dro")];
  const { id: running } = await begunGame([cyd, bea], { name: "The weir" });
  await bidFirst(cyd, running);
  await simulation.until(simulation.inHours(1));
  expect(messages()).toEqual([
    "bea turn 2026-11-23 11:00 fr À vous de jouer\u00a0: The weir",
    "cyd began 2026-11-23 11:00 en The weir has started",
  ]);

  // Bea has not visited since: invitations come all the same.
  const { id } = await ada.open({ name: "The mill" });
  await ada.post(`/v1/games/${id}/invitations`, { account: bea.id });
  const { id: withdrawn } = await cyd.open({ name: "The forge" });
  await cyd.post(`/v1/games/${withdrawn}/invitations`, { account: bea.id });
  await cyd.call("DELETE", `/v1/games/${withdrawn}/invitations/${bea.id}`);
  await dro.call("PUT", `/v1/account/blocks/${ada.id}`, { kind: "block" });
  await ada.call("POST", `/v1/games/${id}/invitations`, { account: dro.id });
  await simulation.until(simulation.inHours(30));
  expect(messages()).toEqual(["bea invited 2026-11-23 12:00 fr Ada vous invite\u00a0: The mill"]);
});

it("a game that nobody starts closes after two weeks, and its players are told why", async () => {
  const [eve, fay] = [await simulation.join("Eve"), await simulation.join("Fay", { language: "fr" })];
  const { id } = await eve.open({ name: "The barn", seats: 3 });
  await fay.post(`/v1/games/${id}/seats`, {});
  const begin = simulation.now();
  await simulation.until(simulation.inHours(1));
  expect(messages()).toHaveLength(1);
  await simulation.until(new Date(begin.getTime() + 14 * 24 * 3_600_000 + 7_200_000).toISOString());
  const ends = simulation.takeMessages().filter(({ subject }) => subject.includes("The barn"));
  expect(ends.map(({ to, kind, language, subject, text }) => [to, kind, language, subject, text]).sort()).toEqual([
    [
      "eve@example.org",
      "over",
      "en",
      "Never started: The barn",
      "The barn was closed because it did not start in time.",
    ],
    [
      "fay@example.org",
      "over",
      "fr",
      "Jamais commencée\u00a0: The barn",
      "The barn a été fermée parce qu’elle n’a pas commencé à temps.",
    ],
  ]);
});

it("a player who is muted hears of it in their language, and their invitations are not sent", async () => {
  const [gus, hal] = [await simulation.join("Gus", { language: "fr" }), await simulation.join("Hal")];
  const moderator = await staffMember(database.pool, gus.url, "moderator", "Dorothea");
  const mute = { kind: "mute", days: 7, reason: "Insults." };
  await moderator.post(`/v1/admin/people/${gus.id}/sanctions`, mute);
  const { id } = await gus.open({ name: "The oven" });
  await gus.post(`/v1/games/${id}/invitations`, { account: hal.id });
  await simulation.until(simulation.inHours(24));
  const sent = simulation.takeMessages().filter(({ to }) => /^(gus|hal)@/.test(to));
  expect(sent.map(({ to, kind, language, subject }) => [to, kind, language, subject])).toEqual([
    ["gus@example.org", undefined, "fr", "Votre accès à la discussion est suspendu"],
  ]);
});

const messages = () =>
  simulation
    .takeMessages()
    .map(({ to, kind, at, language, subject }) => `${to.split("@")[0]} ${kind} ${at} ${language} ${subject}`);
