import type { games } from "@seneschal/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { simulatedDatabase } from "../support/database/simulated-database.ts";
import { type Message, type Simulation, startSimulation } from "../support/notifications/simulation.ts";
import { begunGame, bidFirst, playOn } from "../support/server/caller.ts";

const database = simulatedDatabase();
let simulation: Simulation;
beforeAll(async () => {
  simulation = await startSimulation(database, "2026-11-23T10:00:00Z");
});
afterAll(() => simulation.close());

it("a player who vanishes is told of the excuse, the lost seat, the substitute and the end", async () => {
  const [ada, eve] = [await simulation.join("Ada"), await simulation.join("Eve", { language: "fr" })];
  const sub = await simulation.join("Sub");
  const opening = { name: "The mill", pace: "one-day", visibility: "public", options: { rounds: 1 } };
  const { id } = await begunGame([ada, eve], opening);
  await bidFirst(ada, id);
  await simulation.until("2026-11-23T23:00:00Z");
  simulation.takeMessages();

  await simulation.until("2026-11-24T11:00:00Z");
  const excuse = about("eve", simulation.takeMessages()).filter(({ kind }) => kind === "seat");
  expect(excuse).toMatchObject([
    {
      at: "2026-11-24 10:00",
      language: "fr",
      subject: "Vous avez dépassé votre temps\u00a0: The mill",
      text: "Vous avez dépassé votre temps dans The mill. Vous êtes excusé une fois et avez 36 heures de plus, jusqu’au mercredi 25 novembre à 22:00. La fois suivante, un robot prendra votre place.",
    },
  ]);

  await simulation.until("2026-11-26T00:00:00Z");
  const lost = simulation.takeMessages();
  expect(about("eve", lost).filter(({ kind }) => kind === "seat")).toMatchObject([
    { at: "2026-11-25 22:00", subject: "Vous avez perdu votre place\u00a0: The mill" },
  ]);
  expect(about("eve", lost).at(-1)?.text).toMatch(/^Vous avez dépassé votre temps dans The mill, et un robot joue/);
  expect(about("ada", lost)).toMatchObject([{ kind: "vote", subject: "Eve ran out of time: The mill" }]);

  await sub.post(`/v1/games/${id}/seats`, {});
  await simulation.until("2026-11-26T01:00:00Z");
  expect(about("eve", simulation.takeMessages())).toMatchObject([
    { kind: "seat", subject: "Sub joue à votre ancienne place\u00a0: The mill" },
  ]);
  await playOn([ada, sub], id);
  expect((await ada.get<games.GameBody>(`/v1/games/${id}`)).state).toBe("finished");
});

it("a player who has left is told how the game ended", async () => {
  const [fay, gus] = [await simulation.join("Fay"), await simulation.join("Gus")];
  const { id } = await begunGame([fay, gus], { name: "The forge", bots: ["easy"], seats: 3 });
  await gus.post(`/v1/games/${id}/resignation`);
  await fay.post(`/v1/games/${id}/ballots`, { about: 1, wish: "end" });
  await simulation.until(simulation.inHours(1));
  const ends = simulation.takeMessages().filter(({ subject }) => subject === "Ended without a result: The forge");
  expect(ends.map(({ to, kind, text }) => [to, kind, text]).sort()).toEqual([
    ["fay@example.org", "over", "The players voted to end The forge early, so nobody won."],
    ["gus@example.org", "over", "The players voted to end The forge early, so nobody won."],
  ]);
});

it("the quiet hours of a substitute count from the start", async () => {
  const [hal, ida] = [await simulation.join("Hal"), await simulation.join("Ida")];
  const quiet = { timeZone: "UTC", quietHours: { from: "23:00", to: "07:00" } };
  const jon = await simulation.join("Jon", quiet);
  await simulation.until("2026-11-27T20:00:00Z");
  const { id } = await begunGame([hal, ida], { name: "The weir", pace: "one-day", visibility: "public" });
  await ida.post(`/v1/games/${id}/resignation`);
  const { clocks } = await jon.post<games.GameBody>(`/v1/games/${id}/seats`, {});
  // Three hours, the night, 16 hours, the night, five hours.
  expect(clocks[1]?.deadline).toBe("2026-11-29T12:00:00.000Z");
});

function about(name: string, messages: readonly Message[]): readonly Message[] {
  return messages.filter(({ to }) => to === `${name}@example.org`);
}
