import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import type { Game } from "../src/domain/game/game.ts";
import { noPauses } from "../src/domain/game/game-clocks.ts";
import { createRegistry } from "../src/domain/game/ruleset-registry.ts";
import { continueGame, type TransitionStep } from "../src/domain/game/transition.ts";
import { gameStore } from "../src/event-store/game-store.ts";
import { decideMove } from "../src/features/play/moves/decide-move.ts";
import { acceptedOrThrow } from "../src/platform/http/rejection.ts";
import { sealedBids } from "../test/support/games/sealed-bids.fixture.ts";
import { Connection } from "./connection.ts";
import { crowdOf, crowdOut } from "./crowd.ts";
import { medianOf, report } from "./figures.ts";
import { newPlayer, type Player } from "./games/prepared-game.ts";

const lengths = [10, 100, 1000, 10_000];
const movesEachRound = 12;
const warmUps = 3;
const registry = createRegistry([sealedBids]);

interface LongGame {
  readonly id: string;
  readonly length: number;
  version: number;
  /** Durations of moves in a cached game, and in one that must be loaded. */
  readonly hot: number[];
  readonly cold: number[];
}

/** The cost of a move after 10, 100, 1,000 and 10,000 events, interleaved on one server. */
export async function benchGrowth(pool: Pool, api: string, rounds: number): Promise<void> {
  const players = [await newPlayer(api), await newPlayer(api)] as const;
  const games: LongGame[] = [];
  for (const length of lengths) games.push(await longGame(pool, api, players, length));
  const crowd = await crowdOf(api, players[0]);
  const connection = new Connection(api);
  for (let round = -warmUps; round < rounds * 2; round++) {
    await crowdOut(connection, crowd);
    for (const game of games) await playRound(connection, players[0], game, round >= 0);
  }
  connection.close();
  for (const temperature of ["hot", "cold"] as const) reportGrowth(games, temperature);
}

function reportGrowth(games: readonly LongGame[], temperature: "hot" | "cold"): void {
  const [shortest] = games;
  const reference = medianOf(shortest?.[temperature] ?? []);
  const name = temperature === "hot" ? "api.growth" : "api.growth.cold";
  for (const game of games) {
    report({ bench: `${name}.${game.length}`, value: medianOf(game[temperature]), unit: "ms/move", reference });
  }
}

/** The first move is made in a game that the API has evicted, the others while it is cached. */
async function playRound(connection: Connection, player: Player, game: LongGame, counts: boolean): Promise<void> {
  const cold = await moveDurationMs(connection, player, game);
  if (counts) game.cold.push(cold);
  for (let move = 0; move < movesEachRound; move++) {
    const hot = await moveDurationMs(connection, player, game);
    if (counts) game.hot.push(hot);
  }
}

/** Staking neither draws nor ends a round, so all moves are alike. */
async function moveDurationMs(connection: Connection, { token }: Player, game: LongGame): Promise<number> {
  const begin = performance.now();
  await connection.post({
    path: `/v1/games/${game.id}/moves`,
    body: JSON.stringify({ expectedVersion: game.version, move: { type: "stake", coins: (game.version % 2) + 1 } }),
    headers: { authorization: `Bearer ${token}`, "idempotency-key": randomUUID() },
  });
  game.version += 1;
  return performance.now() - begin;
}

async function longGame(pool: Pool, api: string, players: readonly Player[], length: number): Promise<LongGame> {
  const connection = new Connection(api);
  const [host, guest] = players.map(({ token }) => ({ authorization: `Bearer ${token}` }));
  const opening = { name: "Long", ruleset: "sealed-bids", options: { rounds: 1_000_000 }, seats: 2 };
  const opened = await connection.post({ path: "/v1/games", body: JSON.stringify(opening), headers: host ?? {} });
  const { id } = JSON.parse(opened) as { id: string };
  await connection.post({ path: `/v1/games/${id}/seats`, body: "{}", headers: guest ?? {} });
  await connection.post({ path: `/v1/games/${id}/start`, headers: host ?? {} });
  connection.close();
  const version = await lengthened(pool, id, length);
  return { id, length, version, hot: [], cold: [] };
}

const eventsAtOnce = 500;

/** Adds history through the store, many events in one append. */
async function lengthened(pool: Pool, id: string, length: number): Promise<number> {
  const store = gameStore({ pool, registry, onError: console.error });
  let game = await store.current(id);
  while (game !== undefined && game.version < length) {
    const before: Game = game;
    const steps: TransitionStep[] = [];
    while (steps.length < eventsAtOnce && game.version < length) {
      const move = { type: "stake", coins: (game.version % 2) + 1 };
      const more = continueGame({ registry, at: game.movedAt, pausesOf: noPauses }, game, [
        acceptedOrThrow(decideMove(registry, { game, seat: 0, move, by: "person" })),
      ]);
      steps.push(...more.steps);
      game = more.after;
    }
    await store.append({ before, steps, after: game });
  }
  return game?.version ?? 0;
}
