import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import { Connection, type RawRequest } from "./connection.ts";
import { medianOf, report } from "./figures.ts";
import { newPlayer, type Player, preparedGame } from "./games/prepared-game.ts";
import { microsecondsBetween, postgresTimes } from "./processor-time.ts";
import type { ServerProcess } from "./server-process.ts";

interface Contest {
  readonly pool: Pool;
  readonly api: ServerProcess;
  readonly bare: ServerProcess;
  /** The folder of the embedded Postgres. */
  readonly home: string;
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
 * Durable moves per second, and processor time of the server and Postgres for each, compared with a server that only
 * writes. They alternate, so that noise of the machine affects both.
 */
export async function benchMoves(
  contest: Contest,
  rounds: number,
  isWanted: (bench: string) => boolean,
): Promise<void> {
  const wanted = sizes.filter(({ games }) => isWanted(`api.moves.${games}`));
  if (wanted.length === 0) return;
  const players = [await newPlayer(contest.api.url), await newPlayer(contest.api.url)];
  for (let moves = 0; moves < warmUpMoves; ) moves += (await playRound(contest, players, warmUpSize)).moves;
  for (const size of wanted) await benchSize(contest, players, size, rounds);
}

const warmUpSize = { games: 64, inTurn: 2 };

async function benchSize(contest: Contest, players: readonly Player[], size: Size, rounds: number): Promise<void> {
  const played: Round[] = [];
  for (let round = 0; round < rounds; round++) played.push(await playRound(contest, players, size));
  const bench = `api.moves.${size.games}`;
  for (const response of responses) {
    const name = response === "full" ? bench : `${bench}.${response}`;
    reportCompared(played, response, "perSecond", { bench: name, unit: "moves/s" });
    reportCompared(played, response, "microseconds", { bench: `${name}.cpu`, unit: "us" });
  }
}

/** Reports medians, and the median of the ratios of all rounds. */
function reportCompared(
  rounds: readonly Round[],
  response: Response,
  figure: keyof Measured,
  about: { readonly bench: string; readonly unit: string },
): void {
  const values = rounds.map((round) => round[response][figure]);
  const references = rounds.map(({ bare }) => bare[figure]);
  const ratio = medianOf(values.map((value, round) => value / (references[round] ?? 1)));
  report({ ...about, value: medianOf(values), reference: medianOf(references), ratio });
}

const responses = ["full", "minimal"] as const;
/** `minimal`: with `Prefer: return=minimal`. */
type Response = (typeof responses)[number];

interface Measured {
  readonly perSecond: number;
  /** The processor time of the server and Postgres for each request. */
  readonly microseconds: number;
}
type Round = Readonly<Record<Response | "bare", Measured>> & { readonly moves: number };

/** Games of the same length on both servers, one after the other. */
async function playRound(contest: Contest, players: readonly Player[], size: Size): Promise<Round> {
  const lanes = await preparedLanes(contest, players, size);
  const minimalLanes = (await preparedLanes(contest, players, size)).map((lane) => lane.map(minimal));
  return {
    moves: [...lanes, ...minimalLanes].flat().length,
    full: await measured(contest, contest.api, lanes),
    minimal: await measured(contest, contest.api, minimalLanes),
    bare: await measured(contest, contest.bare, lanes.map(bareLaneLike)),
  };
}

async function preparedLanes({ pool, api }: Contest, players: readonly Player[], { games, inTurn }: Size) {
  const lanes: RawRequest[][] = Array.from({ length: games }, () => []);
  for (const lane of lanes) {
    for (let turn = 0; turn < inTurn; turn++) {
      lane.push(...(await preparedGame(api.url, pool, players, movesEachGame)));
    }
  }
  return lanes;
}

function minimal(request: RawRequest): RawRequest {
  return { ...request, headers: { ...request.headers, prefer: "return=minimal" } };
}

/** The same number of requests with the same bodies, for another game. */
function bareLaneLike(lane: readonly RawRequest[]): readonly RawRequest[] {
  const game = randomUUID();
  return lane.map(({ body = "" }, version) => ({
    path: "/moves",
    body: JSON.stringify({ game, version, move: JSON.parse(body) }),
  }));
}

/** Each lane sends a request as soon as the previous one is answered. */
async function measured({ home }: Contest, server: ServerProcess, lanes: readonly (readonly RawRequest[])[]) {
  const connections = lanes.map(() => new Connection(server.url));
  const requests = lanes.flat().length;
  const [used, usedByPostgres] = [await server.usage(), postgresTimes(home)];
  const begin = performance.now();
  await Promise.all(
    lanes.map(async (lane, place) => {
      for (const request of lane) await connections[place]?.post(request);
    }),
  );
  const seconds = (performance.now() - begin) / 1000;
  await sleep(untilRowsFollowed);
  const own = (await server.usage()).cpuMicroseconds - used.cpuMicroseconds;
  const ofPostgres = microsecondsBetween(usedByPostgres, postgresTimes(home));
  for (const connection of connections) connection.close();
  return { perSecond: requests / seconds, microseconds: (own + ofPostgres) / requests };
}

/** In milliseconds. Rows follow their moves within 20 ms and belong to them. */
const untilRowsFollowed = 100;
