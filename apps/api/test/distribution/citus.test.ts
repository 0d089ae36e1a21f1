import { randomUUID } from "node:crypto";
import { seededChance } from "@seneschal/engine";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { citusWorker } from "../support/database/citus-worker.ts";
import { runStatement } from "../support/database/statement.ts";
import { testDatabase } from "../support/database/test-database.ts";
import { anyMove } from "../support/games/any-move.ts";
import { begunGame, type Caller, guest } from "../support/server/caller.ts";
import { startServer, type TestServer } from "../support/server/test-server.ts";

const gamesAtOnce = 6;
const movesBefore = 40;
/** So that no game ends. */
const movesMax = 25;

/** A move that was answered: the game and the version that it got. */
interface Acknowledged {
  readonly game: string;
  readonly version: number;
}

describe.skipIf(process.env.TEST_CITUS_URL === undefined)(
  "a Citus cluster: set TEST_CITUS_URL to its coordinator",
  () => {
    const database = testDatabase();
    let server: TestServer;
    beforeAll(async () => {
      server = await startServer(database, { runsBots: false });
    });
    afterAll(() => server.close());

    it("a move touches the shard of its game alone, and a batch the shards of its games", async () => {
      expect(await tasksOf(1)).toBe(1);
      expect(await tasksOf(2)).toBeLessThanOrEqual(2);
    });

    /** The shards that an insertion of moves of this many games touches, by the plan. */
    async function tasksOf(games: number): Promise<number> {
      const values = Array.from({ length: games }, () => `('${randomUUID()}', 1, 'MovePlayed', '{}', now(), '')`);
      const plan = await runStatement(
        database.url,
        `explain insert into events (game_id, version, type, body, at, digest) values ${values.join()} on conflict do nothing`,
      );
      const lines = plan.map((line) => line["QUERY PLAN"] ?? "");
      return Number(/Task Count: (\d+)/.exec(lines.join())?.[1]);
    }

    it("a worker that dies and returns has every acknowledged move", { timeout: 300_000 }, async () => {
      const [, node = ""] = inject("postgresNodes");
      const worker = await citusWorker(node);
      const players = [await guest(server.url, "Ada"), await guest(server.url, "Bea")];
      const options = { ruleset: "middle-ages", options: {} };
      const games = await Promise.all(Array.from({ length: gamesAtOnce }, () => begunGame(players, options)));
      const acknowledged: Acknowledged[] = [];
      let death: Promise<void> | undefined;
      await Promise.all(
        games.map(({ id }) =>
          playUntilItFails(players, id, (version) => {
            acknowledged.push({ game: id, version });
            if (acknowledged.length >= movesBefore) death ??= worker.kill();
          }),
        ),
      );
      await death;
      const [ada] = players as [Caller];
      const pages = ["/v1/games", "/v1/games?turn=mine", ...games.map(({ id }) => `/v1/games/${id}/position`)];
      const whileDead = await Promise.all(pages.map((page) => ada.call("GET", page)));
      // Games on the other worker, or in memory, are shown; lists read all of them.
      for (const { status, body } of whileDead) {
        if (status !== 200) expect({ status, body }).toMatchObject({ status: 503, body: { code: "unavailable" } });
      }
      expect(whileDead.slice(0, 2).map(({ status }) => status)).toEqual([503, 503]);
      // A new account would be on all nodes.
      expect((await ada.call("POST", "/v1/guests", { name: "Eve" })).status).toBe(503);
      expect((await ada.call("GET", "/health/ready")).status).toBe(200);
      await worker.start();
      // The daemon of Citus does this every minute.
      await runStatement(database.url, "select recover_prepared_transactions()::text");
      expect(acknowledged.length).toBeGreaterThanOrEqual(movesBefore);
      await expectStored(acknowledged);
      for (const page of pages) await expect.poll(async () => (await ada.call("GET", page)).status).toBe(200);
      for (const { id } of games) await expect.poll(() => playOne(players, id), { timeout: 60_000 }).toBeGreaterThan(0);
    });

    it("a game goes on while its shard moves to another worker", { timeout: 300_000 }, async () => {
      const players = [await guest(server.url, "Cyr"), await guest(server.url, "Dan")];
      const { id } = await begunGame(players, { ruleset: "middle-ages", options: {} });
      const { shard, from, to } = await placementOf(id);
      const acknowledged: Acknowledged[] = [];
      let isMoving = true;
      const playing = (async () => {
        while (isMoving && acknowledged.length < movesMax) {
          const version = await playOne(players, id);
          if (version > 0) acknowledged.push({ game: id, version });
        }
      })();
      await runStatement(
        database.url,
        `select citus_move_shard_placement(${shard}, '${from.host}', ${from.port}, '${to.host}', ${to.port}, 'force_logical')::text`,
      ).finally(() => {
        isMoving = false;
      });
      await playing;
      expect(acknowledged.length).toBeGreaterThan(0);
      expect((await placementOf(id)).from).toEqual(to);
      await expectStored(acknowledged);
      expect(await playOne(players, id)).toBeGreaterThan(acknowledged.at(-1)?.version ?? 0);
    });

    /** The shard of a game, the node that has it, and one that does not. */
    async function placementOf(game: string) {
      const shards = `select shardid as shard, nodename || ' ' || nodeport as node from citus_shards
        where table_name = 'events'::regclass and shardid = get_shard_id_for_distribution_column('events', '${game}')`;
      const [found] = await runStatement(database.url, shards);
      const workers = await runStatement(
        database.url,
        "select nodename || ' ' || nodeport as node from pg_dist_node where shouldhaveshards",
      );
      const other = workers.find(({ node }) => node !== found?.node);
      const addressOf = (node = "") => ({ host: node.split(" ")[0], port: Number(node.split(" ")[1]) });
      return { shard: found?.shard, from: addressOf(found?.node), to: addressOf(other?.node) };
    }

    async function expectStored(acknowledged: readonly Acknowledged[]): Promise<void> {
      for (const { game, version } of acknowledged) {
        const of = "select from events where game_id = $1 and version = $2";
        expect((await database.pool.query(of, [game, version])).rowCount).toBe(1);
      }
    }
  },
);

const chance = seededChance(20_261_128);

/** Plays one move and returns its version; 0 if the server does not answer as it should. */
async function playOne(players: readonly Caller[], game: string): Promise<number> {
  try {
    const [anyone] = players;
    const seat = (await anyone?.position(game))?.question?.seats[0] ?? 0;
    const player = players[seat];
    if (player === undefined) return 0;
    const position = await player.position(game);
    const body = { expectedVersion: position.version, move: anyMove(position, chance) };
    const answer = await player.post<{ version: number }>(`/v1/games/${game}/moves`, body);
    return answer.version;
  } catch {
    return 0;
  }
}

async function playUntilItFails(
  players: readonly Caller[],
  game: string,
  onAcknowledged: (version: number) => void,
): Promise<void> {
  for (let moves = 0; moves < movesMax; moves++) {
    const version = await playOne(players, game);
    if (version === 0) return;
    onAcknowledged(version);
  }
}
