import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import { rulesetRegistry } from "../../src/composition/rulesets.ts";
import { gamesBehind } from "../../src/event-store/appending/game-rows.ts";
import { rebuildDifferences } from "../../src/event-store/rebuild-games.ts";
import type { SoakRecord } from "./record.ts";

/** Compares what was acknowledged with what is stored, and every projection with its log. Nobody plays meanwhile. */
export async function checkStored(pool: Pool, record: SoakRecord): Promise<void> {
  const count = async (text: string, values: unknown[] = []) =>
    (await pool.query<{ count: number }>(`select count(*)::int as count from ${text}`, values)).rows[0]?.count ?? 0;
  const expectNone = async (what: string, text: string, values?: unknown[]) => {
    const found = await count(text, values);
    if (found > 0) record.fault(`${found} ${what}`);
  };
  const { moves, messages } = record;
  const requests = [moves.map(({ game }) => game), moves.map(({ request }) => request)];
  const storedOnce =
    "(select count(*) from events where events.game_id = told.game and events.request = told.request) <> 1";
  const told = `unnest($1::uuid[], $2::text[]) as told(game, request) where ${storedOnce}`;
  await expectNone("acknowledged moves are not stored once", told, requests);
  const texts = [messages.map(({ game }) => game), messages.map(({ text }) => text)];
  const saidOnce =
    "(select count(*) from chat_messages where game_id = told.game and chat_messages.text = told.text) <> 1";
  const said = `unnest($1::uuid[], $2::text[]) as told(game, text) where ${saidOnce}`;
  await expectNone("acknowledged messages are not stored once", said, texts);
  const gaps = "(select game_id from events group by game_id having count(*) <> max(version)) as game";
  await expectNone("games have gaps", gaps);
  await settles(
    record,
    "rows stay behind",
    async () => (await gamesBehind(pool, rulesetRegistry.ids, { last: null, limit: 100 })).length === 0,
  );
  await expectNone("transactions are idle", leaked);
  await checkProjections(pool, record);
}

const leaked = `pg_stat_activity where datname = current_database() and state like 'idle in transaction%'
  and state_change < now() - interval '1 minute'`;
const settleMs = 60_000;

async function settles(record: SoakRecord, what: string, isSo: () => Promise<boolean>): Promise<void> {
  const begin = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begin > settleMs) return record.fault(what);
    await sleep(500);
  }
}

/** Bots may still play, so a game that differs is read again. */
async function checkProjections(pool: Pool, record: SoakRecord): Promise<void> {
  const { rows } = await pool.query<{ game_id: string }>("select game_id from games");
  for (const { game_id } of rows) {
    await settles(record, `the projections of ${game_id} differ from its log`, async () => {
      const client = await pool.connect();
      try {
        return (await rebuildDifferences(client, rulesetRegistry, game_id)).length === 0;
      } finally {
        client.release();
      }
    });
  }
}
