import { setImmediate, setTimeout } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { testDatabase } from "../../support/database/test-database.ts";
import { planned, swiss, testPlan } from "../../support/games/tournament-play.ts";
import { type ApiProcess, startServerProcess } from "../../support/processes/api-process.ts";
import { begunGame, bidFirst, Caller, firstCard, guest } from "../../support/server/caller.ts";
import { type Followed, type Frame, followed, followedAt } from "../../support/server/followed.ts";
import { startServer, type TestServer } from "../../support/server/test-server.ts";

const database = testDatabase();
/** No check of the heads makes up for a notification that was overlooked. */
const never = 2 ** 31 - 1;
let server: TestServer;
let otherServer: ApiProcess;
let ada: Caller;
let bea: Caller;

beforeAll(async () => {
  const alone = { runsBots: false, runsJobs: false, headCheckMs: never };
  [server, otherServer] = [await startServer(database, alone), await startServerProcess(database.url, alone)];
  [ada, bea] = [await guest(server.url, "Ada"), await guest(server.url, "Bea")];
});
afterAll(async () => {
  await server.close();
  await otherServer.kill();
});

const stepsOf = (frames: readonly Frame[]) => frames.filter(({ event }) => event === "step");
const isOver = ({ event, data }: Frame) => event === "game" && (data as { state: string }).state === "finished";

/**
 * Sends the same turn to both processes: one of them plays it, the other loses. Both players read the position at both
 * processes while the moves are on their way: what is read there is not notified again.
 */
async function contest(players: readonly Caller[], game: string): Promise<boolean> {
  const turn = await turnIn(players, game);
  if (turn === undefined) return false;
  const urls = [server, otherServer].map(({ url }) => url);
  const moves = urls.map((url) => turn.player.at(url).tryMove(game, turn.version, { type: "bid", card: turn.card }));
  const answered = Promise.all(moves);
  const reads = urls.flatMap((url) => players.map((player) => readUntil(answered, player.at(url), game)));
  const lost = (await answered).filter(({ status }) => status !== 200);
  // Also if the winning move has ended the game.
  expect(lost).toMatchObject([{ status: 409, body: { code: "stale-version" } }]);
  await Promise.all(reads);
  return true;
}

async function turnIn(players: readonly Caller[], game: string) {
  for (const [seat, player] of players.entries()) {
    const position = await player.position(game);
    if (position.question?.seats.includes(seat))
      return { player, version: position.version, card: firstCard(position) };
  }
  return undefined;
}

async function readUntil(answered: Promise<unknown>, player: Caller, game: string): Promise<void> {
  let isAnswered = false;
  const stop = () => {
    isAnswered = true;
  };
  answered.then(stop, stop);
  while (!isAnswered) await player.position(game);
}

const hasStep = (version: number) => (frames: readonly Frame[]) => stepsOf(frames).some(({ id }) => id === version);

async function contestedGame(rounds: number): Promise<void> {
  const players = [ada, bea];
  const { id, version } = await begunGame(players, { options: { rounds } });
  const viewers: Followed[] = [server, otherServer].flatMap(({ url }) =>
    players.map((player) => followed(player.at(url), id, { after: version })),
  );
  let moves = 0;
  while (await contest(players, id)) {
    moves += 1;
    // The next move would wake a stream again, so that one that was not woken has to show between moves, too.
    if (moves % 2 === 0) for (const viewer of viewers) await viewer.until(hasStep(version + moves));
  }
  expect(moves).toBe(2 * rounds);
  for (const viewer of viewers) await viewer.until((frames) => frames.some(isOver));
  const all = Array.from({ length: moves + 1 }, (_, step) => version + 1 + step);
  for (const viewer of viewers) {
    expect(stepsOf(viewer.frames).map(({ id }) => id)).toEqual(all);
    expect(viewer.frames.filter(isOver)).toHaveLength(1);
    await viewer.stop();
  }
}

describe("live streams at two processes, with readers and losing writers at both", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    "deliver every event once and in order, and the end: 2 games of 50 moves, part %i",
    async () => {
      await Promise.all([contestedGame(25), contestedGame(25)]);
    },
  );
});

describe("a live stream that is opened without a version", () => {
  it("delivers what happens between its first frame and its first look", async () => {
    const { id, version } = await begunGame([ada, bea]);
    const held = await database.pool.connect();
    // A stream looks for what was said after its first frame: there it is held up.
    await held.query("begin; lock table chat_messages in access exclusive mode");
    const viewers = [ada, bea].map((player) => followed(player.at(otherServer.url), id, {}));
    for (const viewer of viewers) {
      await viewer.until((frames) => frames.length === 1);
      expect(viewer.frames).toMatchObject([{ event: "game", data: { version } }]);
    }
    await bidFirst(ada.at(otherServer.url), id);
    await held.query("rollback");
    held.release();
    await bidFirst(bea, id);
    for (const viewer of viewers) {
      await viewer.until((frames) => stepsOf(frames).some(({ id }) => id === version + 2));
      expect(stepsOf(viewer.frames).map(({ id }) => id)).toEqual([version + 1, version + 2]);
      await viewer.stop();
    }
  });
});

describe("a notification without anything new", () => {
  it("costs no query about what is followed, neither a game nor a tournament", async () => {
    const asked: string[] = [];
    const pool = new pg.Pool({ connectionString: database.url });
    pool.on("connect", (client) => noteQueries(client, asked));
    const watched = await startServer({ ...database, pool }, { runsBots: false, runsJobs: false });
    onTestFinished(async () => {
      await watched.close();
      await pool.end();
    });
    const delayed = await begunGame([ada, bea], { spectatorDelay: { moves: 2, minutes: 10 } });
    const tournament = await planned(ada, testPlan([swiss(1)]));
    const path = `/v1/tournaments/${tournament}/stream`;
    const other = await begunGame([ada, bea]);
    const viewers = [ada.at(watched.url), new Caller(watched.url)];
    const streams = viewers.map((viewer) => followed(viewer, delayed.id, { after: 0 }));
    const logs = viewers.slice(0, 1).map((viewer) => followedAt(viewer, path, { after: 0 }));
    const last = followed(ada.at(watched.url), other.id, { after: other.version });
    for (const stream of streams) await stream.until((frames) => frames.some(({ id }) => id === delayed.version));
    for (const log of logs) await log.until((frames) => frames.length > 0);
    await last.until((frames) => frames.length > 0);
    // After its first frames a stream still reads what is not an event, such as the chat.
    await untilAtRest(pool);
    asked.splice(0);
    for (let times = 0; times < 20; times++) {
      await notify("seneschal_games", `${delayed.id} ${delayed.version}`);
      await notify("seneschal_tournaments", `${tournament} 1`);
    }
    // Postgres delivers notifications in order: when this one has come, so have the others.
    await bidFirst(ada, other.id);
    await last.until((frames) => stepsOf(frames).length === 1);
    expect(asked.filter((query) => query.includes(other.id))).not.toEqual([]);
    expect(asked.filter((query) => query.includes(delayed.id) || query.includes(tournament))).toEqual([]);
    for (const stream of [...streams, ...logs, last]) await stream.stop();
  });
});

const notify = (channel: string, word: string) => database.pool.query("select pg_notify($1, $2)", [channel, word]);

/** Resolves when only the listening connection was in use at 20 looks in a row; the server is in this process. */
async function untilAtRest(pool: pg.Pool): Promise<void> {
  for (let quiet = 0; quiet < 20; ) {
    await setImmediate();
    await setTimeout(5);
    quiet = pool.totalCount - pool.idleCount === 1 && pool.waitingCount === 0 ? quiet + 1 : 0;
  }
}

/** Records every query of a connection. */
function noteQueries(client: pg.PoolClient, asked: string[]): void {
  const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
  Object.assign(client, {
    query(...given: unknown[]) {
      asked.push(JSON.stringify(given));
      return ask(...given);
    },
  });
}
