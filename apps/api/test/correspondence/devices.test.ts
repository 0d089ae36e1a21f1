import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { simulatedDatabase } from "../support/database/simulated-database.ts";
import { type Simulation, startSimulation } from "../support/notifications/simulation.ts";
import { begunGame, bidFirst, firstCard } from "../support/server/caller.ts";

const database = simulatedDatabase();
const { pool } = database;
let simulation: Simulation;
beforeAll(async () => {
  simulation = await startSimulation(database, "2026-11-23T10:00:00Z");
});
afterAll(() => simulation.close());

it("a move sent twice, by two devices or again after an outage of the network, is one move and one message", async () => {
  const [ada, bea] = [await simulation.join("Ada"), await simulation.join("Bea")];
  const { id } = await begunGame([ada, bea], { name: "The mill" });
  await bidFirst(bea, id);
  await simulation.until(simulation.inHours(1));
  simulation.takeMessages();
  const position = await ada.position(id);
  const move = { type: "bid", card: firstCard(position) };
  const key = randomUUID();
  const first = await ada.tryMove(id, position.version, move, key);
  expect(first.status).toBe(200);
  expect(await ada.tryMove(id, position.version, move, key)).toMatchObject({ status: 200 });
  expect(await ada.tryMove(id, position.version, move)).toMatchObject({ status: 409 });
  await simulation.until(simulation.inHours(3));
  expect(messages()).toEqual([
    "ada turn 2026-11-23 12:00 Your turn: The mill",
    "bea turn 2026-11-23 12:00 Your turn: The mill",
  ]);
});

it("a player who looks at the game on one device gets no e-mail, and one when they have left", async () => {
  const [cyd, dro] = [await simulation.join("Cyd"), await simulation.join("Dro")];
  const { id } = await begunGame([cyd, dro], { name: "The forge" });
  await bidFirst(dro, id);
  const isLooking = () =>
    pool.query(
      `insert into presences (account_id, game_id, seen_at) select $1, $2, now() + interval '1 hour'
       on conflict (account_id, game_id) do update set seen_at = excluded.seen_at`,
      [cyd.id, id],
    );
  await isLooking();
  await simulation.until(simulation.inHours(1));
  expect(messages()).toEqual([`dro began ${atNow()} The forge has started`]);
  await simulation.until(simulation.inHours(1));
  expect(messages()).toEqual([`cyd turn ${atNow()} Your turn: The forge`]);
  await simulation.until(simulation.inHours(5));
  expect(messages()).toEqual([]);
});

const atNow = () => simulation.now().toISOString().slice(0, 16).replace("T", " ");
const messages = () =>
  simulation
    .takeMessages()
    .map(({ to, kind, at, subject }) => `${to.split("@")[0]} ${kind} ${at} ${subject}`)
    .sort();
