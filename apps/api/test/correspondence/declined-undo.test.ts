import { afterAll, beforeAll, expect, it } from "vitest";
import type { UndoRequest } from "../../src/features/play/types.ts";
import { simulatedDatabase } from "../support/database/simulated-database.ts";
import { type Simulation, startSimulation } from "../support/notifications/simulation.ts";
import { begunGame, bidFirst } from "../support/server/caller.ts";

const database = simulatedDatabase();
let simulation: Simulation;
beforeAll(async () => {
  simulation = await startSimulation(database, "2026-11-23T10:00:00Z");
});
afterAll(() => simulation.close());

it("a declined undo stays declined until the game moves on, and the player who asked is told", async () => {
  const [ada, bea] = [await simulation.join("Ada", { language: "fr" }), await simulation.join("Bea")];
  const { id, version } = await begunGame([ada, bea], { name: "The mill", options: { rounds: 9 } });
  await bidFirst(ada, id);
  await bidFirst(bea, id);
  const head = version + 2;
  await simulation.until(simulation.inHours(1));
  simulation.takeMessages();
  const path = `/v1/games/${id}/undo-request`;
  const ask = (expectedVersion: number) => ada.call<UndoRequest>("POST", path, { expectedVersion });

  await ask(head);
  await simulation.until(simulation.inHours(1));
  // Withdrawing a request and asking again sends no second e-mail.
  await ada.call("DELETE", path);
  await ask(head);
  await simulation.until(simulation.inHours(1));
  expect(simulation.takeMessages()).toMatchObject([
    { kind: "vote", to: "bea@example.org", language: "en", subject: "Ada requests an undo: The mill" },
  ]);

  await bea.post(`${path}/answer`, { expectedVersion: head, agrees: false });
  expect(await ask(head)).toMatchObject({ status: 409, body: { code: "undo-closed" } });
  await ada.call("DELETE", path);
  expect(await ask(head)).toMatchObject({ status: 409, body: { code: "undo-closed" } });
  expect(await ada.get(path)).toMatchObject({ canRequest: false, request: { declinedBy: 1 } });
  await simulation.until(simulation.inHours(2));
  expect(simulation.takeMessages()).toMatchObject([
    {
      kind: "seat",
      to: "ada@example.org",
      at: "2026-11-23 14:00",
      language: "fr",
      subject: "Annulation refusée\u00a0: The mill",
      text: "Bea a refusé d’annuler votre dernier coup dans The mill. Vous pourrez redemander une annulation après le prochain coup.",
    },
  ]);

  await bidFirst(bea, id);
  expect(await ask(head + 1)).toMatchObject({ status: 200, body: { request: { seat: 0, waitingFor: [1] } } });
});
