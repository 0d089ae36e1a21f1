import type { Pool } from "pg";
import { Connection, type RawRequest } from "./connection.ts";
import { medianOf, report } from "./figures.ts";
import { newPlayer, preparedGame } from "./games/prepared-game.ts";
import { serverProcess } from "./server-process.ts";
import { type StreamClient, streamClient } from "./stream-client-process.ts";

const streamCount = 10_000;
const gameCount = 100;
const moversAtOnce = 8;
const movesEachGame = 28;

/** A game that is watched: where its streams are, and the requests that make its events. */
interface WatchedGame {
  readonly streamPath: string;
  readonly requests: readonly RawRequest[];
  /** The version after the first request. */
  readonly firstVersion: number;
}

interface Contestant {
  readonly client: StreamClient;
  readonly server: Server;
  readonly games: readonly WatchedGame[];
  readonly bytesPerStream: number;
  /** Milliseconds from the request of the mover until the last viewer has the event. */
  readonly lastViewerMs: number[];
  readonly framesPerSecond: number[];
  /** CPU time of the server for each frame, including its share of the move, in microseconds. */
  readonly cpuPerFrame: number[];
}

/**
 * 10,000 live streams in 100 games at one process, next to a server that only writes the same bytes to as many
 * connections. They alternate, so that noise of the machine affects both.
 */
export async function benchViewers(pool: Pool, databaseUrl: string, rounds: number): Promise<void> {
  const servers = {
    api: await serverProcess("./api-server.js", databaseUrl),
    bare: await serverProcess("./bare-server.js", databaseUrl),
  };
  const games = await watchedGames(servers.api.url, pool);
  const api = await watched(servers.api, games);
  const bare = await watched(servers.bare, await bareGames(api));
  for (let round = 0; round < Math.min(rounds * 2, movesEachGame - 1); round++) {
    for (const contestant of [api, bare]) await playRound(contestant, round + 1);
  }
  report({
    bench: "api.viewers.memory",
    value: api.bytesPerStream / 1024,
    unit: "kB/stream",
    reference: bare.bytesPerStream / 1024,
  });
  report({
    bench: "api.viewers.last",
    value: medianOf(api.lastViewerMs),
    unit: "ms",
    reference: medianOf(bare.lastViewerMs),
  });
  report({
    bench: "api.viewers.frames",
    value: medianOf(api.framesPerSecond),
    unit: "frames/s",
    reference: medianOf(bare.framesPerSecond),
  });
  report({
    bench: "api.viewers.cpu",
    value: medianOf(api.cpuPerFrame),
    unit: "µs/frame",
    reference: medianOf(bare.cpuPerFrame),
  });
  for (const { client } of [api, bare]) client.stop();
  for (const server of Object.values(servers)) server.stop();
}

const noTimes = () => ({ lastViewerMs: [], framesPerSecond: [], cpuPerFrame: [] });

type Server = Awaited<ReturnType<typeof serverProcess>>;

/** Opens all streams, and plays the first move of each game, which compiles what the others need. */
async function watched(server: Server, games: readonly WatchedGame[]): Promise<Contestant> {
  const before = (await server.usage()).memoryBytes;
  const paths = Array.from({ length: streamCount }, (_, place) => games[place % gameCount]?.streamPath ?? "");
  const client = await streamClient(server.url, paths);
  const bytesPerStream = ((await server.usage()).memoryBytes - before) / streamCount;
  const contestant = { client, server, games, bytesPerStream, ...noTimes() };
  await playRound(contestant, 0);
  return { ...contestant, ...noTimes() };
}

async function watchedGames(url: string, pool: Pool): Promise<readonly WatchedGame[]> {
  const players = [await newPlayer(url), await newPlayer(url)];
  const games: WatchedGame[] = [];
  while (games.length < gameCount) {
    const requests = await preparedGame(url, pool, players, movesEachGame);
    const [first] = requests;
    if (first === undefined) throw new Error("a game has no moves");
    const { expectedVersion } = JSON.parse(first.body ?? "") as { expectedVersion: number };
    games.push({ streamPath: first.path.replace(/moves$/, "stream"), requests, firstVersion: expectedVersion + 1 });
  }
  return games;
}

/** The same number of games, whose events have the bytes of an event of the API. */
async function bareGames({ client, games }: Contestant): Promise<readonly WatchedGame[]> {
  const data = client.sample();
  return games.map(({ requests, firstVersion }, place) => ({
    streamPath: `/stream/${place}`,
    firstVersion,
    requests: requests.map((_, turn) => ({
      path: `/broadcast/${place}`,
      body: JSON.stringify({ version: firstVersion + turn, data }),
    })),
  }));
}

/** One event in each game; several games at a time. */
async function playRound(contestant: Contestant, turn: number): Promise<void> {
  const waiting = [...contestant.games];
  const before = await contestant.server.usage();
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: moversAtOnce }, async () => {
      const connection = new Connection(contestant.server.url);
      for (let game = waiting.pop(); game !== undefined; game = waiting.pop())
        await playMove(contestant, connection, game, turn);
      connection.close();
    }),
  );
  contestant.framesPerSecond.push(streamCount / ((performance.now() - begin) / 1000));
  const { cpuMicroseconds } = await contestant.server.usage();
  contestant.cpuPerFrame.push((cpuMicroseconds - before.cpuMicroseconds) / streamCount);
}

async function playMove({ client, lastViewerMs }: Contestant, connection: Connection, game: WatchedGame, turn: number) {
  const request = game.requests[turn];
  if (request === undefined) throw new Error("the game has no more moves");
  const everyone = client.untilAllHave(game.streamPath, game.firstVersion + turn);
  const sentAt = performance.timeOrigin + performance.now();
  await connection.post(request);
  lastViewerMs.push((await everyone) - sentAt);
}
