import { positionAfter, rulesets, type Seat, seededChance } from "@seneschal/engine";
import { bots, concluded } from "@seneschal/engine/bots";
import { rulesetSchemas } from "@seneschal/schema";
import { thoughtOn } from "../src/features/play/bots/bot-turn.ts";
import { Connection } from "./connection.ts";
import { report } from "./figures.ts";
import { newPlayer, type Player } from "./games/prepared-game.ts";

/** What a hard bot may take for a move, and the server for a sign of life while hard bots think. */
const goals = { thinkMilliseconds: 2_000, liveMilliseconds: 50 };
const decisionsEachRuleset = 40;
/** One decision in this number is measured, so that all phases of a game are reached. */
const measuredOneIn = 7;

/** Milliseconds that a hard bot takes for a move on one core, at the 99th percentile: over all rulesets. */
export function benchThinking(): void {
  const times = rulesets.flatMap((ruleset) => timesIn(ruleset));
  report({ bench: "api.bots.think", value: percentile99(times), unit: "ms", reference: goals.thinkMilliseconds });
}

function timesIn(ruleset: (typeof rulesets)[number]): readonly number[] {
  const chance = seededChance(1429);
  const options = rulesetSchemas.find(({ id }) => id === ruleset.id)?.options.parse({}) ?? {};
  const seats = Math.min(4, ruleset.seats.max);
  const times: number[] = [];
  let state = positionAfter(ruleset, ruleset.setUp({ seats, options }, chance));
  for (let decision = 0; times.length < decisionsEachRuleset; decision++) {
    const seat: Seat | undefined = ruleset.question(state)?.seats[0];
    if (seat === undefined) break;
    if (decision % measuredOneIn === 0) {
      const begin = performance.now();
      concluded(thoughtOn({ ruleset, position: state, seat, level: "hard" }));
      times.push(performance.now() - begin);
    }
    const decided = ruleset.decide(state, seat, concluded(bots.medium({ ruleset, state, seat, chance })), chance);
    if ("refusal" in decided) throw new Error(`offered and refused by ${decided.refusal.rule}`);
    state = decided.state;
  }
  return times;
}

const gamesOfBots = 8;
const warmUpMilliseconds = 5_000;
const watchedMilliseconds = 30_000;

/** Milliseconds for `/health/live` while hard bots think in eight games, at the 99th percentile. */
export async function benchLiveness(api: string): Promise<void> {
  const player = await newPlayer(api);
  for (let game = 0; game < gamesOfBots; game++) await startGameOfBots(api, player);
  await timesOfHealth(api, warmUpMilliseconds);
  const times = await timesOfHealth(api, watchedMilliseconds);
  report({ bench: "api.bots.live", value: percentile99(times), unit: "ms", reference: goals.liveMilliseconds });
}

async function startGameOfBots(api: string, { token }: Player): Promise<void> {
  const connection = new Connection(api);
  const headers = { authorization: `Bearer ${token}` };
  const hard = ["hard", "hard"];
  const opening = { name: "Bots", ruleset: "fief-1429", options: {}, seats: 3, bots: hard };
  const opened = await connection.post({ path: "/v1/games", body: JSON.stringify(opening), headers });
  const { id } = JSON.parse(opened) as { id: string };
  await connection.delete({ path: `/v1/games/${id}/seats/0`, headers });
  await connection.post({ path: `/v1/games/${id}/bots`, body: JSON.stringify({ bot: "hard" }), headers });
  await connection.post({ path: `/v1/games/${id}/start`, headers });
  connection.close();
}

async function timesOfHealth(api: string, milliseconds: number): Promise<readonly number[]> {
  const connection = new Connection(api);
  const times: number[] = [];
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    const begin = performance.now();
    await connection.get("/health/live");
    times.push(performance.now() - begin);
    // As a supervisor asks: now and then, not as fast as it can.
    await new Promise((settle) => setTimeout(settle, pauseMilliseconds));
  }
  connection.close();
  return times;
}
const pauseMilliseconds = 10;

const percentile99 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(0.99 * (times.length - 1))] ?? 0;
