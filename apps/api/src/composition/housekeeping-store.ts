import type { Pool } from "pg";
import { z } from "zod";
import { type Task, taskFor } from "../platform/jobs/job-kind.ts";
import { deleteExpiredLimits } from "../platform/rate-limit/rate-limit-store.ts";
import { shrinkCache } from "../stores/games/cached-responses-store.ts";

/** Deletes old data every night: rate limits, used links, ended sessions, served requests, tokens and connections of apps, notifications, deliveries, webhooks of games and tournaments, metrics, failed jobs, reports that were never computed. */
export function housekeeping(pool: Pool): Task {
  const kind = { name: "housekeeping", payload: z.unknown(), attemptsMax: 3 };
  const task = taskFor(kind, async () => {
    await deleteExpiredLimits(pool);
    await shrinkCache(pool);
    // The processes that computed them have died.
    await pool.query("delete from game_reports where body is null and requested_at < now() - interval '1 day'");
    await pool.query("delete from verifications where expires_at < now()");
    await pool.query("delete from notifications where at < now() - interval '400 days'");
    await pool.query("delete from deliveries where at < now() - interval '30 days'");
    await pool.query(
      `delete from webhooks using games
       where games.game_id = webhooks.game_id and games.state in ('finished', 'closed')
         and games.moved_at < now() - interval '30 days'`,
    );
    await pool.query(
      `delete from webhooks using tournaments
       where tournaments.tournament_id = webhooks.tournament_id and tournaments.ended_at < now() - interval '30 days'`,
    );
    await pool.query("delete from presences where seen_at < now() - interval '1 day'");
    await pool.query("delete from bot_hours where hour < now() - interval '30 days'");
    await pool.query("delete from served_requests where at < now() - interval '7 days'");
    await pool.query("delete from sessions where expires_at < now()");
    await pool.query("delete from passkey_challenges where expires_at < now()");
    await pool.query("delete from access_tokens where expires_at < now()");
    await pool.query("delete from oauth_device_codes where expires_at < now()");
    await pool.query("delete from oauth_grants where expires_at < now()");
    // Apps that nobody uses register again.
    await pool.query(
      `delete from oauth_clients where created_at < now() - interval '90 days' and not exists (
         select 1 from oauth_grants where oauth_grants.client_id = oauth_clients.client_id)`,
    );
    await pool.query("delete from metric_samples where at < now() - interval '30 days'");
    await pool.query(
      `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
       where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '14 days'
       having count(*) > 0`,
    );
  });
  return { ...task, at: "17 4 * * *" };
}
