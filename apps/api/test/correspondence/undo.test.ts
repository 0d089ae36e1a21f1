import { afterAll, beforeAll, expect, it } from "vitest";
import { staffMember } from "../support/accounts/staff.ts";
import { simulatedDatabase } from "../support/database/simulated-database.ts";
import { type Message, type Simulation, startSimulation } from "../support/notifications/simulation.ts";
import { begunGame, bidFirst } from "../support/server/caller.ts";

const database = simulatedDatabase();
let simulation: Simulation;
beforeAll(async () => {
  simulation = await startSimulation(database, "2026-11-23T10:00:00Z");
});
afterAll(() => simulation.close());

let number = 0;
async function players() {
  number++;
  return [await simulation.join(`Ada${number}`), await simulation.join(`Bea${number}`, { language: "fr" })] as const;
}

/** Both have bid once, and have been notified of the next question. */
async function afterTheFirstBids(name: string) {
  const [ada, bea] = await players();
  const { id, version } = await begunGame([ada, bea], { name, options: { rounds: 9 } });
  await bidFirst(ada, id);
  await bidFirst(bea, id);
  await simulation.until(simulation.inHours(1));
  expect(subjects()).toEqual([`ada Your turn: ${name}`, `bea À vous de jouer : ${name}`]);
  return { ada, bea, id, head: version + 2 };
}

it("after an undo by agreement, all players whose turn it is are notified once", async () => {
  const { ada, bea, id, head } = await afterTheFirstBids("The mill");
  await bidFirst(ada, id);
  await ada.post(`/v1/games/${id}/undo-request`, { expectedVersion: head + 1 });
  await bea.post(`/v1/games/${id}/undo-request/answer`, { expectedVersion: head + 1, agrees: true });
  await simulation.until(simulation.inHours(1));
  await simulation.until(simulation.inHours(1));
  expect(subjects()).toEqual(["ada Your turn: The mill", "bea À vous de jouer : The mill"]);
  await bidFirst(ada, id);
  await bidFirst(bea, id);
  await simulation.until(simulation.inHours(1));
  expect(subjects()).toEqual(["ada Your turn: The mill", "bea À vous de jouer : The mill"]);
});

it("players who undo their own move are not notified that it is their turn again", async () => {
  const [ada, bea] = await players();
  const { id, version } = await begunGame([ada, bea], { name: "The weir", options: { rounds: 9 } });
  await simulation.until(simulation.inHours(1));
  expect(subjects()).toHaveLength(2);
  const played = await ada.move(id, version, { type: "stake", coins: 1 });
  await ada.post(`/v1/games/${id}/undo`, { expectedVersion: played.version });
  await simulation.until(simulation.inHours(1));
  expect(subjects()).not.toContain("ada Your turn: The weir");
});

it("after a rollback, all players hear of it with its reason, and those whose turn it is are notified once", async () => {
  const { ada, id, head } = await afterTheFirstBids("The forge");
  await bidFirst(ada, id);
  const director = await staffMember(database.pool, ada.url, "director", "Dorothea");
  await director.post(`/v1/admin/games/${id}/rollbacks`, {
    expectedVersion: head + 1,
    to: head - 2,
    reason: "The dice fell under the table.",
  });
  await simulation.until(simulation.inHours(1));
  await simulation.until(simulation.inHours(1));
  const messages = simulation.takeMessages();
  expect(messages.map(readable).sort()).toEqual([
    "ada Rolled back: The forge",
    "ada Your turn: The forge",
    "bea Retour en arrière : The forge",
    "bea À vous de jouer : The forge",
  ]);
  const rolledBack = messages.filter(({ kind }) => kind === "seat");
  expect(rolledBack.map(({ language, text }) => [language, text]).sort()).toEqual([
    ["en", "We rolled The forge back to an earlier step. Reason: The dice fell under the table."],
    ["fr", "Nous avons ramené The forge à une étape antérieure. Raison : The dice fell under the table."],
  ]);
});

function subjects(): readonly string[] {
  const messages = simulation.takeMessages();
  return messages.map(readable).sort();
}

/** "ada Your turn: The mill" */
function readable({ to, subject }: Message): string {
  return `${to.replace(/\d*@.*/, "")} ${subject}`;
}
