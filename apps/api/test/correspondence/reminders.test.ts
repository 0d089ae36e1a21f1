import { afterAll, beforeAll, expect, it } from "vitest";
import { simulatedDatabase } from "../support/database/simulated-database.ts";
import { type Simulation, startSimulation } from "../support/notifications/simulation.ts";
import { begunGame, bidFirst } from "../support/server/caller.ts";

const database = simulatedDatabase();
let simulation: Simulation;
beforeAll(async () => {
  simulation = await startSimulation(database, "2026-11-23T10:00:00Z");
});
afterAll(() => simulation.close());

const french = { language: "fr", timeZone: "Europe/Paris" };
const early = { timeZone: "Europe/Paris", quietHours: { from: "23:00", to: "07:00" } };

const reminders = () =>
  simulation
    .takeMessages()
    .filter(({ kind }) => kind === "clock")
    .map(({ to, at, subject, text }) => [to.split("@")[0], at, subject, text]);

it("tells the time left, the deadline, and what will happen then", async () => {
  const [ada, bea] = [await simulation.join("Ada"), await simulation.join("Bea", french)];
  const { id } = await begunGame([ada, bea], { name: "The mill", pace: "three-days" });
  await bidFirst(ada, id);
  await simulation.until("2026-11-26T10:00:00Z");
  const subject = "Votre temps s’épuise : The mill";
  const excused =
    "Si vous dépassez ce délai, vous êtes excusé une fois et recevez 60 heures de plus ; la fois suivante, un robot prendra votre place.";
  const left = (hours: string) =>
    `C’est à vous de jouer dans The mill. Il vous reste ${hours} de votre propre temps, jusqu’au jeudi 26 novembre à 11:00.`;
  expect(reminders()).toEqual([
    ["bea", "2026-11-24 22:00", subject, `${left("36 heures")} ${excused}`],
    ["bea", "2026-11-25 20:00", subject, `${left("14 heures")} ${excused}`],
    ["bea", "2026-11-26 07:00", subject, `${left("3 heures")} ${excused}`],
  ]);
  await simulation.until("2026-11-28T22:00:00Z");
  const again = reminders();
  expect(again.map(([, at]) => at)).toEqual(["2026-11-27 10:00", "2026-11-28 08:00", "2026-11-28 19:00"]);
  for (const [, , , text] of again) {
    expect(text).toContain("jusqu’au samedi 28 novembre à 23:00.");
    expect(text).toMatch(/Si vous dépassez ce délai, un robot prendra votre place\.$/);
  }
});

it("counts the time of the player: nothing comes while the clock is paused", async () => {
  await simulation.until("2026-11-30T06:00:00Z");
  const [ada, cyd] = [await simulation.join("Dro"), await simulation.join("Cyd", early)];
  const { id } = await begunGame([ada, cyd], { name: "The forge", pace: "one-day" });
  await bidFirst(ada, id);
  simulation.takeMessages();
  // The clock starts at the end of the night, at 6:00 UTC; eight of its 24 hours pass.
  await simulation.until("2026-11-30T14:00:00Z");
  await cyd.post("/v1/account/vacation", { days: 5 });
  await simulation.until("2026-12-05T14:00:00Z");
  expect(reminders()).toEqual([]);
  await simulation.until("2026-12-06T13:00:00Z");
  const own = reminders();
  expect(own.map(([, at]) => at)).toEqual(["2026-12-05 18:00", "2026-12-06 10:00", "2026-12-06 13:00"]);
  expect(own[0]?.[3]).toBe(
    "It is your turn in The forge. You have 12 hours of your own time left: until Sunday 6 December at 15:00. " +
      "If you miss the deadline, you are excused once and get 36 more hours; the next time, a bot takes over your seat.",
  );
});

it("is sent once for each level, also after an outage", async () => {
  const [ada, bea] = [await simulation.join("Eve"), await simulation.join("Fay", french)];
  const { id } = await begunGame([ada, bea], { name: "The weir", pace: "one-day" });
  await bidFirst(ada, id);
  simulation.takeMessages();
  // Not a whole number of hours before the deadline, where a millisecond would decide what the reminder says.
  await simulation.until(simulation.inHours(20.1));
  const ownReminders = () => reminders().filter(([to]) => to === "fay");
  expect(ownReminders()).toHaveLength(2);
  await simulation.outage(6);
  await simulation.until(simulation.inHours(3.8));
  const own = ownReminders();
  expect(own).toHaveLength(1);
  expect(own[0]?.[3]).toContain("Il vous reste moins d’une heure de votre propre temps");
});

it("is not sent to players who have moved meanwhile", async () => {
  const [ada, cyd] = [await simulation.join("Gus"), await simulation.join("Hal")];
  const { id } = await begunGame([ada, cyd], { name: "The ford", pace: "live" });
  await bidFirst(ada, id);
  await bidFirst(cyd, id);
  simulation.takeMessages();
  await bidFirst(cyd, id);
  await bidFirst(ada, id);
  await simulation.until(simulation.inHours(0.01));
  expect(reminders()).toEqual([]);
});
