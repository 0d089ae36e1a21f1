import type { games } from "@seneschal/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { simulatedDatabase } from "../support/database/simulated-database.ts";
import { type Simulation, startSimulation } from "../support/notifications/simulation.ts";
import { begunGame, bidFirst, type Caller } from "../support/server/caller.ts";

const database = simulatedDatabase();
let simulation: Simulation;
beforeAll(async () => {
  simulation = await startSimulation(database, "2026-11-23T10:30:00Z");
});
afterAll(() => simulation.close());

const paris = { timeZone: "Europe/Paris", quietHours: { from: "23:00", to: "08:00" } };
const deadlinesOf = ({ clocks }: games.GameBody) => clocks.map(({ deadline }) => deadline);

it("the host chooses times of day, in the own time zone if nothing is said", async () => {
  const ada = await simulation.join("Ada", paris);
  const usual = await ada.open({ pace: "twice-daily" });
  expect(usual.clock).toMatchObject({
    startSeconds: 2 * 3600,
    fixedDeadlines: { times: ["08:00", "20:00"], timeZone: "Europe/Paris" },
  });
  const fixedDeadlines = { times: ["21:30"], timeZone: "America/New_York" };
  expect((await ada.open({ pace: "daily", fixedDeadlines })).clock?.fixedDeadlines).toEqual(fixedDeadlines);
  const refused = async (opening: object) =>
    (await ada.call("POST", "/v1/games", { name: "A test", ruleset: "sealed-bids", options: {}, seats: 2, ...opening }))
      .status;
  expect(await refused({ pace: "twice-daily", fixedDeadlines })).toBe(400);
  expect(await refused({ pace: "one-day", fixedDeadlines })).toBe(400);
  expect(await refused({ pace: "daily", fixedDeadlines: { ...fixedDeadlines, timeZone: "Atlantis" } })).toBe(400);
  const unordered = { times: ["20:00", "08:00"], timeZone: "UTC" };
  expect(await refused({ pace: "twice-daily", fixedDeadlines: unordered })).toBe(400);
});

it("all answers are due at the same time, and a missed deadline is excused until the next one", async () => {
  const [bea, cyd] = [
    await simulation.join("Bea", paris),
    await simulation.join("Cyd", { language: "fr", timeZone: "Europe/Paris" }),
  ];
  const game = await begunGame([bea, cyd], { name: "The mill", pace: "daily", options: { rounds: 9 } });
  // At 11:30 in Paris: less than twelve hours before the deadline of the day.
  expect(deadlinesOf(game)).toEqual(["2026-11-24T19:00:00.000Z", "2026-11-24T19:00:00.000Z"]);
  await bidFirst(bea, game.id);
  await simulation.until("2026-11-24T18:30:00Z");
  const reminders = about("cyd").filter(({ kind }) => kind === "clock");
  expect(reminders.map(({ at }) => at)).toEqual(["2026-11-24 07:30", "2026-11-24 14:30", "2026-11-24 18:30"]);
  expect(reminders[0]?.text).toBe(
    "C’est à vous de jouer dans The mill. Il vous reste 11 heures, jusqu’au mardi 24 novembre à 20:00. " +
      "Si vous manquez cette échéance, la partie vous attend jusqu’à la suivante. Si vous en manquez deux de suite, un robot prendra votre place.",
  );
  await simulation.until("2026-11-24T20:30:00Z");
  expect(about("cyd").filter(({ kind }) => kind === "seat")).toMatchObject([
    {
      text: "Vous avez manqué une échéance dans The mill. La partie vous attend jusqu’à la suivante, le mercredi 25 novembre à 20:00. Si vous la manquez aussi, un robot prendra votre place.",
    },
  ]);
  // An answer in time ends the row: the next miss is excused too.
  await bidFirst(cyd, game.id);
  await bidFirst(bea, game.id);
  await simulation.until("2026-11-25T20:30:00Z");
  expect(await kindsOf(bea, game.id)).toEqual(["begin", "move", "excused", "move", "move", "excused"]);
  expect((await bea.get<games.GameBody>(`/v1/games/${game.id}`)).seats[1]?.kind).toBe("person");
  await simulation.until("2026-11-26T20:30:00Z");
  expect((await bea.get<games.GameBody>(`/v1/games/${game.id}`)).seats[1]?.kind).toBe("caretaker");
});

it("a vacation moves the deadline of a player to a day after the return", async () => {
  const [dro, eve] = [await simulation.join("Dro"), await simulation.join("Eve", paris)];
  const game = await begunGame([dro, eve], { name: "The forge", pace: "daily" });
  const until = new Date(simulation.now().getTime() + 3 * 24 * 3_600_000);
  await eve.post("/v1/account/vacation", { days: 3 });
  const [own, others] = [1, 0].map((seat) => deadlineAt(game, dro, seat));
  expect(new Date((await own) ?? "").getTime()).toBeGreaterThan(until.getTime());
  expect(new Date((await others) ?? "").getTime()).toBeLessThan(until.getTime());
});

async function deadlineAt({ id }: games.GameBody, caller: Caller, seat: number) {
  return deadlinesOf(await caller.get<games.GameBody>(`/v1/games/${id}`))[seat];
}

function about(name: string) {
  return simulation.takeMessages().filter(({ to }) => to === `${name}@example.org`);
}

async function kindsOf(caller: Caller, id: string): Promise<readonly string[]> {
  const { steps } = await caller.get<{ steps: readonly { kind: string }[] }>(`/v1/games/${id}/steps`);
  return steps.map(({ kind }) => kind);
}
