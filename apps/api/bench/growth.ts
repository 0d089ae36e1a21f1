import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { gameStore } from "../src/database/game-store.ts";
import { neverStanding } from "../src/history/clocks-after.ts";
import { continued, type Step } from "../src/history/extension.ts";
import type { Game } from "../src/history/game.ts";
import { registerOf } from "../src/history/register.ts";
import { decideMove } from "../src/play/decide-move.ts";
import { sealedBids } from "../test/support/sealed-bids.toy.ts";
import { Connection } from "./connection.ts";
import { medianOf, report } from "./figures.ts";
import { newPlayer, type Player } from "./prepared-game.ts";

const lengths = [10, 100, 1000, 10_000];
const movesEachRound = 12;
const warmUps = 3;
const register = registerOf([sealedBids]);

interface LongGame {
  readonly id: string;
  readonly length: number;
  version: number;
  readonly milliseconds: number[];
}

/** The cost of a move after 10, 100, 1,000 and 10,000 events, in turns on one server. */
export async function benchGrowth(pool: Pool, api: string, rounds: number): Promise<void> {
  const players = [await newPlayer(api), await newPlayer(api)];
  const games: LongGame[] = [];
  for (const length of lengths) games.push(await longGame(pool, api, players, length));
  const connection = new Connection(api);
  for (let round = -warmUps; round < rounds * 2; round++) {
    for (const game of games) await playRound(connection, players, game, round >= 0);
  }
  connection.close();
  const [shortest] = games;
  for (const { length, milliseconds } of games) {
    const reference = medianOf(shortest?.milliseconds ?? []);
    report({ bench: `api.growth.${length}`, value: medianOf(milliseconds), unit: "ms/move", reference });
  }
}

/** Staking draws no chance and ends no round, so that every move is alike. */
async function playRound(
  connection: Connection,
  [player]: readonly Player[],
  game: LongGame,
  counts: boolean,
): Promise<void> {
  for (let move = 0; move < movesEachRound; move++) {
    const begin = performance.now();
    await connection.post({
      path: `/v1/games/${game.id}/moves`,
      body: JSON.stringify({ expectedVersion: game.version, move: { type: "stake", coins: (game.version % 2) + 1 } }),
      headers: { authorization: `Bearer ${player?.token}`, "idempotency-key": randomUUID() },
    });
    if (counts) game.milliseconds.push(performance.now() - begin);
    game.version += 1;
  }
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
  return { id, length, version, milliseconds: [] };
}

const eventsAtOnce = 500;

/** Adds history through the store, many events in one append. */
async function lengthened(pool: Pool, id: string, length: number): Promise<number> {
  const store = gameStore({ pool, register, complain: console.error });
  let game = await store.current(id);
  while (game !== undefined && game.version < length) {
    const before: Game = game;
    const steps: Step[] = [];
    while (steps.length < eventsAtOnce && game.version < length) {
      const stake = { type: "stake", coins: (game.version % 2) + 1 };
      const more = continued({ register, at: game.movedAt, standingOf: neverStanding }, game, [
        decideMove(register, game, 0, stake, "person"),
      ]);
      steps.push(...more.steps);
      game = more.after;
    }
    await store.append({ before, steps, after: game });
  }
  return game?.version ?? 0;
}
