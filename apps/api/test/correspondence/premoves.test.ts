import { afterAll, beforeAll, expect, it } from "vitest";
import { createGameServices } from "../../src/composition/game-services.ts";
import { createRegistry } from "../../src/domain/game/ruleset-registry.ts";
import { playAutomaticAnswers } from "../../src/features/play/automatic-answers/play-automatic-answers.ts";
import { password } from "../support/accounts/members.ts";
import { simulatedDatabase } from "../support/database/simulated-database.ts";
import { contestedBids } from "../support/games/contested-bids.fixture.ts";
import { noDelays } from "../support/notifications/notifier.ts";
import { type Simulation, startSimulation } from "../support/notifications/simulation.ts";
import { begunGame, bidFirst, type Caller } from "../support/server/caller.ts";
import { testRegistry } from "../support/server/test-server.ts";

const registry = createRegistry([...testRegistry.all, contestedBids]);
const database = simulatedDatabase();
let simulation: Simulation;
beforeAll(async () => {
  simulation = await startSimulation(database, "2026-11-23T10:00:00Z", noDelays, registry);
});
afterAll(() => simulation.close());

const stake = (coins: number) => ({ type: "stake", coins });
const bid = (card: number) => ({ type: "bid", card });

it("no message comes while premoves answer, and the usual one when they are played", async () => {
  const [ada, bea] = [await simulation.join("Ada"), await simulation.join("Bea")];
  const { id } = await begunGame([ada, bea], { name: "The mill", pace: "one-day", options: { rounds: 3 } });
  await bidFirst(ada, id);
  const [, second = 0] = await handOf(ada, id);
  await save(ada, id, bid(second));
  simulation.takeMessages();
  await bidFirst(bea, id);
  await letPremovesPlay(id);
  await simulation.until(simulation.inHours(1));
  expect(messages()).toEqual(["bea turn 2026-11-23 11:00 Your turn: The mill"]);
  await bidFirst(bea, id);
  await letPremovesPlay(id);
  await simulation.until(simulation.inHours(1));
  expect(messages().filter((line) => line.startsWith("ada"))).toEqual([
    "ada turn 2026-11-23 12:00 Your turn: The mill",
  ]);
});

it("the message of the turn says why premoves were stopped, in the language of the player, and only to them", async () => {
  const [cyd, dro] = [await simulation.join("Cyd", { language: "fr" }), await simulation.join("Dro")];
  const opening = { name: "The forge", pace: "one-day", ruleset: "contested-bids" };
  const { id } = await begunGame([cyd, dro], opening);
  await bidFirst(cyd, id);
  await save(cyd, id, stake(1));
  simulation.takeMessages();
  await dro.move(id, (await dro.position(id)).version, stake(1));
  await bidFirst(dro, id);
  await letPremovesPlay(id);
  await simulation.until(simulation.inHours(1));
  const sent = simulation.takeMessages().filter(({ kind }) => kind === "turn");
  expect(sent.map(({ to, text }) => `${to.split("@")[0]}: ${text}`).sort()).toEqual([
    expect.stringMatching(
      /^cyd: C’est à vous de jouer dans The forge\. .*Vos coups préparés ont été interrompus\u00a0: le prochain n’est plus possible\.$/,
    ),
    expect.stringMatching(/^dro: It is your turn in The forge\. You have until [^.]*\.$/),
  ]);
});

it("premoves play before the deadline of their player, during a vacation and at night", async () => {
  const paris = { timeZone: "Europe/Paris", quietHours: { from: "23:00", to: "08:00" } };
  const [eve, fay] = [await simulation.join("Eve", paris), await simulation.join("Fay", paris)];
  const { id } = await begunGame([eve, fay], { name: "The inn", pace: "daily", options: { rounds: 4 } });
  await bidFirst(eve, id);
  const [, second = 0] = await handOf(eve, id);
  await save(eve, id, bid(second), stake(1));
  await eve.post("/v1/account/vacation", { days: 3 });
  simulation.takeMessages();
  await simulation.until("2026-11-24T02:00:00Z");
  await bidFirst(fay, id);
  await letPremovesPlay(id);
  expect(await movesOf(eve, id)).toBe(2);
  await bidFirst(fay, id);
  await letPremovesPlay(id);
  expect(await movesOf(eve, id)).toBe(3);
  // Fay has missed no deadline, and Eve was told nothing.
  await simulation.until("2026-11-24T04:00:00Z");
  expect(messages().filter((line) => line.startsWith("eve"))).toEqual([]);
});

it("premoves of a deleted account end with it", async () => {
  const [gil, hal] = [await simulation.join("Gil"), await simulation.join("Hal")];
  const { id } = await begunGame([gil, hal], { name: "The well", pace: "one-day" });
  await bidFirst(gil, id);
  const [, second = 0] = await handOf(gil, id);
  await save(gil, id, bid(second));
  expect((await gil.call("POST", "/v1/account/deletion", { password })).status).toBe(204);
  await bidFirst(hal, id);
  await letPremovesPlay(id);
  expect(await movesOf(hal, id, 0)).toBe(1);
});

const messages = () =>
  simulation
    .takeMessages()
    .filter(({ kind }) => kind !== "began")
    .map(({ to, kind, at, subject }) => `${to.split("@")[0]} ${kind} ${at} ${subject}`)
    .sort();

async function movesOf(viewer: Caller, game: string, seat = 0): Promise<number> {
  const { steps } = await viewer.get<{ steps: { kind: string; seat: number | null }[] }>(`/v1/games/${game}/steps`);
  return steps.filter((step) => step.kind === "move" && step.seat === seat).length;
}

async function handOf(player: Caller, game: string): Promise<readonly number[]> {
  const { view, audience } = await player.position(game);
  return (view as unknown as { hands: number[][] }).hands[Number(audience)] ?? [];
}

async function save(player: Caller, game: string, ...moves: object[]): Promise<void> {
  const { version } = await player.position(game);
  const answer = await player.call("PUT", `/v1/games/${game}/premoves`, { expectedVersion: version, moves });
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 200 });
}

async function letPremovesPlay(game: string): Promise<void> {
  const onError = (error: unknown) => {
    throw error;
  };
  const { pool } = database;
  const deps = { pool, registry, onError, now: simulation.now, answerDelay: () => 0 };
  await playAutomaticAnswers(createGameServices(deps).playDeps, game, () => false);
}
