import { afterAll, beforeAll, expect, it } from "vitest";
import { createGameServices } from "../../src/composition/game-services.ts";
import {
  type AutomaticAnswersPlayed,
  playAutomaticAnswers,
} from "../../src/features/play/automatic-answers/play-automatic-answers.ts";
import { simulatedDatabase } from "../support/database/simulated-database.ts";
import { type Simulation, startSimulation } from "../support/notifications/simulation.ts";
import { begunGame, bidFirst, type Caller } from "../support/server/caller.ts";
import { testRegistry } from "../support/server/test-server.ts";

const database = simulatedDatabase();
let simulation: Simulation;
beforeAll(async () => {
  simulation = await startSimulation(database, "2026-11-23T10:00:00Z");
});
afterAll(() => simulation.close());

it("an auto-reply that cannot answer leaves the question to the player, who is notified; one that can, answers", async () => {
  const [ada, bea] = [await simulation.join("Ada"), await simulation.join("Bea", { language: "fr" })];
  const { id } = await begunGame([ada, bea], { name: "The mill", options: { rounds: 1 } });
  // Nobody has this card.
  await setReply(bea, id, { card: 1 });
  await bidFirst(ada, id);
  await letRepliesAnswer(id);
  await simulation.until(simulation.inHours(2));
  expect(messages()).toEqual([
    "ada began 2026-11-23 11:00 The mill has started",
    "bea turn 2026-11-23 11:00 À vous de jouer\u00a0: The mill",
  ]);
  await setReply(bea, id, {});
  await letRepliesAnswer(id);
  await simulation.until(simulation.inHours(2));
  const ends = messages().map((line) => line.split(" ").slice(0, 4).join(" "));
  expect(ends).toEqual(["ada over 2026-11-23 13:00", "bea over 2026-11-23 13:00"]);
});

it("a default answer that waits for others is played before the deadline, and its player is neither notified nor reminded", async () => {
  const [cyd, dan] = [await simulation.join("Cyd"), await simulation.join("Dan")];
  const { id } = await begunGame([cyd, dan], { name: "The inn", pace: "one-day", options: { rounds: 2 } });
  await setReply(cyd, id, {});
  const { next } = await letRepliesAnswer(id);
  const { clocks } = await cyd.get<{ clocks: readonly { deadline: string }[] }>(`/v1/games/${id}`);
  expect(next).toEqual(new Date(Date.parse(clocks[0]?.deadline ?? "") - 60_000));
  await simulation.until(next?.toISOString() ?? "");
  const sent = messages();
  expect(sent.filter((line) => line.startsWith("cyd"))).toEqual([expect.stringMatching(/^cyd began /)]);
  expect(sent.filter((line) => line.startsWith("dan")).map((line) => line.split(" ")[1])).toContain("turn");
  await letRepliesAnswer(id);
  const { steps } = await cyd.get<{ steps: readonly { seat?: number; by?: string }[] }>(`/v1/games/${id}/steps`);
  expect(steps.filter(({ seat }) => seat === 0).at(-1)).toMatchObject({ by: "order" });
});

it("nobody is notified whose answer follows that of another auto-reply", async () => {
  const [eve, fay] = [await simulation.join("Eve"), await simulation.join("Fay")];
  const { id } = await begunGame([eve, fay], { name: "The well", options: { rounds: 1 } });
  await setReply(eve, id, {});
  await setReply(fay, id, {});
  simulation.takeMessages();
  await letRepliesAnswer(id, 1_800_000);
  await simulation.until(simulation.inHours(0.25));
  const sent = messages().map((line) => line.split(" ").slice(0, 2).join(" "));
  expect(sent.filter((line) => /^(eve|fay) /.test(line))).toEqual(["eve began", "fay began"]);
});

const messages = () =>
  simulation
    .takeMessages()
    .map(({ to, kind, at, subject }) => `${to.split("@")[0]} ${kind} ${at} ${subject}`)
    .sort();

async function setReply(player: Caller, game: string, fields: object): Promise<void> {
  const reply = { kind: "bidding", condition: { when: "always" }, move: { type: "bid", fields }, label: "Bid" };
  const { status } = await player.call("PUT", `/v1/games/${game}/auto-replies`, { replies: [reply] });
  expect(status).toBe(200);
}

async function letRepliesAnswer(game: string, delay = 0): Promise<AutomaticAnswersPlayed> {
  const onError = (error: unknown) => {
    throw error;
  };
  const { pool } = database;
  const deps = { pool, registry: testRegistry, onError, now: simulation.now, answerDelay: () => delay };
  const { playDeps } = createGameServices(deps);
  return playAutomaticAnswers(playDeps, game, () => false);
}
