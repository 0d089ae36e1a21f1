import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { defaultDelays, Notifier } from "../src/features/notifications/notifier.ts";
import { medianOf, report } from "./figures.ts";

const sleepersMax = 10_000;
const goalMs = 1000;

/**
 * Milliseconds to notify one member who is awake while 10,000 sleeping members have a turn that is older: the median of
 * some runs of the notifier.
 */
export async function benchSleepers(pool: Pool, rounds: number): Promise<void> {
  const sleepers = Array.from({ length: sleepersMax }, () => randomUUID());
  await addMembers(pool, sleepers);
  await pool.query(
    `insert into profiles (account_id, language, time_zone, quiet_from, quiet_to, weekends_off, spoken_languages)
     select id, 'en', 'UTC', quiet_hours[1], quiet_hours[2], false, '{}'
     from unnest($1::text[]) with ordinality as sleeper(id, number)
     cross join lateral (select ${quietHoursNow} as quiet_hours) as own`,
    [sleepers],
  );
  await addTurns(pool, sleepers, "1 hour");
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await timeToNotify(pool));
  report({ bench: "api.sleepers", value: medianOf(times), unit: "ms", reference: goalMs });
}

/** Many different quiet hours, all of them around the present time. */
const quietHoursNow = `array[
  to_char(now() at time zone 'UTC' - make_interval(mins => 60 + (number % 240)::int), 'HH24:MI'),
  to_char(now() at time zone 'UTC' + make_interval(mins => 60 + (number % 240)::int), 'HH24:MI')]`;

/** Milliseconds until a new member has got their e-mail. */
async function timeToNotify(pool: Pool): Promise<number> {
  const awake = randomUUID();
  await addMembers(pool, [awake]);
  await addTurns(pool, [awake], "5 minutes");
  const told: string[] = [];
  const notifier = new Notifier({
    pool,
    now: () => new Date(),
    delays: defaultDelays,
    enqueueEmail: async (_, { to }) => void told.push(to),
  });
  const begin = performance.now();
  await notifier.sendDueNotifications();
  const milliseconds = performance.now() - begin;
  if (told.join() !== addressOf(awake)) throw new Error(`${told.length} members were notified instead of one`);
  return milliseconds;
}

const addressOf = (account: string) => `${account}@example.org`;

async function addMembers(pool: Pool, accounts: readonly string[]): Promise<void> {
  await pool.query(
    `insert into accounts (id, name, email, email_verified, created_at, updated_at)
     select id, 'Member', id || '@example.org', true, now(), now() from unnest($1::text[]) as member(id)`,
    [accounts],
  );
}

/** Two of these accounts in each game; it is the turn of both. */
async function addTurns(pool: Pool, accounts: readonly string[], since: string): Promise<void> {
  await pool.query(
    `with places as (
       select id, number, (number - 1) / 2 as place, ((number - 1) % 2)::int as seat
       from unnest($1::text[]) with ordinality as player(id, number)
     ), made as materialized (
       select place, gen_random_uuid() as game, min(id) as host from places group by place
     ), added as (
       insert into games (game_id, name, ruleset, revision, visibility, host, invitation, commitment, opened_at, state,
         version, question, started_at, moved_at)
       select game, 'Bench', 'sealed-bids', 1, 'public', host, game::text, '', now() - $2::interval, 'running', 9,
         '{"number":1,"kind":"bid","seats":[0,1]}', now() - interval '9 days', now() - $2::interval from made
     )
     insert into seats (game_id, seat, kind, account) select game, seat, 'person', id from made join places using (place)`,
    [accounts, since],
  );
}
