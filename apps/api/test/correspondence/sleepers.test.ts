import { afterAll, beforeAll, expect, it } from "vitest";
import { simulatedDatabase } from "../support/database/simulated-database.ts";
import { type Simulation, startSimulation } from "../support/notifications/simulation.ts";
import { begunGame } from "../support/server/caller.ts";

const database = simulatedDatabase();
const { pool } = database;
let simulation: Simulation;
beforeAll(async () => {
  simulation = await startSimulation(database, "2026-11-23T22:30:00Z");
});
afterAll(() => simulation.close());

/** In Paris it is 23:30: their quiet hours have begun. */
const asleep = { timeZone: "Europe/Paris", quietHours: { from: "23:00", to: "07:00" } };

it("600 turns of sleeping players do not delay the notification of a player who is awake", async () => {
  const [sleeper, awake] = [await simulation.join("Sleeper", asleep), await simulation.join("Awake")];
  const { id } = await begunGame([sleeper, awake], { name: "The mill" });
  await copyGame(id, sleeper.id, 600);
  await simulation.until("2026-11-23T22:31:00Z");
  expect(simulation.takeMessages()).toMatchObject([
    { kind: "turn", to: "awake@example.org", at: "2026-11-23 22:31", language: "en", subject: "Your turn: The mill" },
  ]);
  await simulation.until("2026-11-24T05:59:00Z");
  expect(simulation.takeMessages()).toEqual([]);
});

it("the turns of one player do not delay the notifications of others", async () => {
  const [busy, patient] = [await simulation.join("Busy"), await simulation.join("Patient")];
  const { id } = await begunGame([busy, patient], { name: "The forge" });
  await copyGame(id, busy.id, 600);
  await simulation.until("2026-11-24T06:00:00Z");
  const sent = simulation.takeMessages().filter(({ to }) => to !== "sleeper@example.org");
  expect(sent.filter(({ to }) => to === "patient@example.org")).toMatchObject([{ subject: "Your turn: The forge" }]);
  await simulation.until("2026-11-24T07:00:00Z");
  const all = [...sent, ...simulation.takeMessages()].filter(({ to }) => to === "busy@example.org");
  expect(all).toHaveLength(601);
});

/** Copies of a game, older than the game itself, in which only this account has a seat. */
async function copyGame(game: string, account: string, count: number): Promise<void> {
  await pool.query(
    `with copies as (select gen_random_uuid() as copy from generate_series(1, $3)),
     games as (
       insert into games select (jsonb_populate_record(games, jsonb_build_object('game_id', copy,
         'moved_at', moved_at - interval '1 hour', 'started_at', null))).*
       from games cross join copies where game_id = $1
     )
     insert into seats select (jsonb_populate_record(seats, jsonb_build_object('game_id', copy))).*
     from seats cross join copies where game_id = $1 and account = $2`,
    [game, account, count],
  );
}
