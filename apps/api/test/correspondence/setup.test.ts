import type { games } from "@seneschal/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { simulatedDatabase } from "../support/database/simulated-database.ts";
import { type Simulation, startSimulation } from "../support/notifications/simulation.ts";
import { begunGame, type Caller } from "../support/server/caller.ts";

const database = simulatedDatabase();
let simulation: Simulation;
beforeAll(async () => {
  simulation = await startSimulation(database, "2026-11-23T10:00:00Z");
});
afterAll(() => simulation.close());

const hours = ({ clocks }: games.GameBody) => clocks.map(({ leftMilliseconds }) => leftMilliseconds / 3_600_000);

it("each question of the setup has its own time, and the time bank follows after it", async () => {
  const players = [await simulation.join("Ada"), await simulation.join("Bea"), await simulation.join("Cyd")];
  const [ada] = players;
  if (ada === undefined) throw new Error("nobody has joined");
  const opened = await begunGame(players, { ruleset: "fief-1429", options: {}, seats: 3, pace: "three-days" });
  expect(hours(opened)).toEqual([24, 24, 24]);
  await place(players, opened.id);
  await place(players, opened.id);
  expect(hours(await ada.get(`/v1/games/${opened.id}`))).toEqual([24, 24, 24]);

  // The third player does not come: excused for half of the time, then replaced, a day and a half after the question.
  await simulation.until(simulation.inHours(25));
  const excused = await ada.get<games.GameBody>(`/v1/games/${opened.id}`);
  expect(hours(excused).toSorted()).toEqual([12, 24, 24]);
  await simulation.until(simulation.inHours(12));
  const { seats } = await ada.get<games.GameBody>(`/v1/games/${opened.id}`);
  expect(seats.map(({ kind }) => kind).toSorted()).toEqual(["caretaker", "person", "person"]);
});

it("every seat gets the initial time when the setup is over", async () => {
  const players = [await simulation.join("Dro"), await simulation.join("Eve"), await simulation.join("Fay")];
  const [dro] = players;
  if (dro === undefined) throw new Error("nobody has joined");
  const { id } = await begunGame(players, { ruleset: "fief-1429", options: {}, seats: 3, pace: "three-days" });
  for (const _ of players) {
    await simulation.until(simulation.inHours(2));
    await place(players, id);
  }
  const begun = await dro.get<games.GameBody>(`/v1/games/${id}`);
  expect(begun.question?.kind).not.toBe("placing");
  expect(hours(begun)).toEqual([72, 72, 72]);
});

/** The player whose turn it is settles in the first village of the choice. */
async function place(players: readonly Caller[], id: string): Promise<void> {
  const [any] = players;
  const asked = (await any?.position(id))?.question?.seats[0] ?? -1;
  const player = players[asked];
  if (player === undefined) throw new Error("nobody is asked");
  const { version, choices } = await player.position(id);
  const settle = choices.find(({ type }) => type === "settle");
  const fields = Object.entries((settle?.fields ?? {}) as Record<string, { readonly oneOf: readonly unknown[] }>);
  const move = Object.fromEntries(fields.map(([name, { oneOf }]) => [name, oneOf[0]]));
  await player.move(id, version, { type: "settle", ...move });
}
