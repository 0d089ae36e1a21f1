import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { Connection, type RawRequest } from "./connection.ts";
import { medianOf, report } from "./figures.ts";
import { newPlayer, type Player, preparedGame } from "./games/prepared-game.ts";

interface Contest {
  readonly pool: Pool;
  readonly api: string;
  readonly bare: string;
}

type Size = { readonly games: number; readonly inTurn: number };
/** Concurrent games, and how many are played one after the other in one round. */
const sizes: readonly Size[] = [
  { games: 64, inTurn: 2 },
  { games: 16, inTurn: 3 },
  { games: 1, inTurn: 5 },
];
/** Fewer than in the shortest game. */
const movesEachGame = 28;
/** Moves before measuring: JIT compilation takes time, and the API has much more code than the bare server. */
const warmUpMoves = 10_000;

/**
 * Durable moves per second compared with a server that only writes. They alternate, so that noise of the machine
 * affects both.
 */
export async function benchMoves(
  contest: Contest,
  rounds: number,
  isWanted: (bench: string) => boolean,
): Promise<void> {
  const wanted = sizes.filter(({ games }) => isWanted(`api.moves.${games}`));
  if (wanted.length === 0) return;
  const players = [await newPlayer(contest.api), await newPlayer(contest.api)];
  for (let moves = 0; moves < warmUpMoves; ) moves += (await playRound(contest, players, warmUpSize)).moves;
  for (const size of wanted) await benchSize(contest, players, size, rounds);
}

const warmUpSize = { games: 64, inTurn: 2 };

async function benchSize(contest: Contest, players: readonly Player[], size: Size, rounds: number): Promise<void> {
  const speeds = { api: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    const { api, bare } = await playRound(contest, players, size);
    speeds.api.push(api);
    speeds.bare.push(bare);
  }
  const ratio = medianOf(speeds.api.map((speed, round) => speed / (speeds.bare[round] ?? 1)));
  const figures = { value: medianOf(speeds.api), unit: "moves/s", reference: medianOf(speeds.bare), ratio };
  report({ bench: `api.moves.${size.games}`, ...figures });
}

/** The same games on both servers, one after the other. */
async function playRound({ pool, api, bare }: Contest, players: readonly Player[], { games, inTurn }: Size) {
  const lanes: RawRequest[][] = Array.from({ length: games }, () => []);
  for (const lane of lanes) {
    for (let turn = 0; turn < inTurn; turn++) lane.push(...(await preparedGame(api, pool, players, movesEachGame)));
  }
  const bareLanes = lanes.map(bareLaneLike);
  return { moves: lanes.flat().length, api: await speedOf(api, lanes), bare: await speedOf(bare, bareLanes) };
}

/** The same number of requests with the same bodies, for another game. */
function bareLaneLike(lane: readonly RawRequest[]): readonly RawRequest[] {
  const game = randomUUID();
  return lane.map(({ body = "" }, version) => ({
    path: "/moves",
    body: JSON.stringify({ game, version, move: JSON.parse(body) }),
  }));
}

/** Requests per second: each lane sends one as soon as the previous one is answered. */
async function speedOf(url: string, lanes: readonly (readonly RawRequest[])[]): Promise<number> {
  const connections = lanes.map(() => new Connection(url));
  const begin = performance.now();
  await Promise.all(
    lanes.map(async (lane, place) => {
      for (const request of lane) await connections[place]?.post(request);
    }),
  );
  const seconds = (performance.now() - begin) / 1000;
  for (const connection of connections) connection.close();
  return lanes.flat().length / seconds;
}
