import { afterAll, beforeAll, expect, it } from "vitest";
import { simulatedDatabase } from "../support/database/simulated-database.ts";
import { type Message, type Simulation, startSimulation } from "../support/notifications/simulation.ts";
import { begunGame, bidFirst } from "../support/server/caller.ts";

const database = simulatedDatabase();
let simulation: Simulation;
beforeAll(async () => {
  // A Friday; in the night to Sunday, clocks are put back in Paris.
  simulation = await startSimulation(database, "2026-10-23T18:10:00Z");
});
afterAll(() => simulation.close());

const quietHours = { from: "23:00", to: "07:00" };
const zones = { paul: "Europe/Paris", nora: "America/New_York", syd: "Australia/Sydney" } as const;

it("nothing comes in quiet hours, wherever a player lives and when the clocks are put back", async () => {
  const host = await simulation.join("Host");
  for (const [name, timeZone] of Object.entries(zones)) {
    const language = name === "paul" ? "fr" : "en";
    const player = await simulation.join(name, { language, timeZone, quietHours });
    const { id } = await begunGame([host, player], { name: `A game of ${name}`, pace: "one-day" });
    await bidFirst(host, id);
  }
  // Not at a whole number of hours after the start, where a millisecond would decide.
  await simulation.until("2026-10-23T18:25:00Z");
  await simulation.until("2026-10-26T11:25:00Z");
  const messages = simulation.takeMessages().filter(({ to }) => !to.startsWith("host"));
  for (const { to, at } of messages) expect([to, hourIn(zoneOf(to), at)]).toEqual([to, expect.toSatisfy(isAwake)]);
  expect(new Set(messages.map(({ to, subject, text }) => `${to} ${subject} ${text}`)).size).toBe(messages.length);
  // 24 hours of which the quiet hours do not count. The night to Sunday has nine of them in Paris.
  expect(of("paul", messages)).toEqual([
    ["turn", "2026-10-23 18:25", "À vous de jouer\u00a0: A game of paul"],
    ["clock", "2026-10-24 14:25", "Votre temps s’épuise\u00a0: A game of paul"],
    ["clock", "2026-10-25 06:25", "Votre temps s’épuise\u00a0: A game of paul"],
    ["clock", "2026-10-25 10:25", "Votre temps s’épuise\u00a0: A game of paul"],
    ["seat", "2026-10-25 11:25", "Vous avez dépassé votre temps\u00a0: A game of paul"],
  ]);
  expect(of("nora", messages)).toEqual([
    ["turn", "2026-10-23 18:25", "Your turn: A game of nora"],
    ["clock", "2026-10-24 14:25", "Your time is running out: A game of nora"],
    ["clock", "2026-10-24 21:25", "Your time is running out: A game of nora"],
    ["clock", "2026-10-25 01:25", "Your time is running out: A game of nora"],
    ["seat", "2026-10-25 02:25", "You ran out of time: A game of nora"],
  ]);
  // It was five in the morning in Sydney.
  expect(of("syd", messages)).toEqual([
    ["turn", "2026-10-23 20:25", "Your turn: A game of syd"],
    ["clock", "2026-10-24 08:25", "Your time is running out: A game of syd"],
    ["clock", "2026-10-24 23:25", "Your time is running out: A game of syd"],
    ["clock", "2026-10-25 03:25", "Your time is running out: A game of syd"],
    ["seat", "2026-10-25 04:25", "You ran out of time: A game of syd"],
  ]);
});

const zoneOf = (to: string) => zones[to.split("@")[0] as keyof typeof zones];
const isAwake = (hour: number) => hour >= 7 && hour < 23;

function hourIn(timeZone: string, at: string): number {
  const format = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", hourCycle: "h23", timeZone });
  return Number(format.format(new Date(`${at.replace(" ", "T")}:00Z`)));
}

const of = (name: string, messages: readonly Message[]) =>
  messages.filter(({ to }) => to === `${name}@example.org`).map(({ kind, at, subject }) => [kind, at, subject]);
