import { z } from "zod";
import { gamesAfter, rebuildOneGame } from "../../../event-store/rebuild-games.ts";
import { type JobKind, type Task, taskFor } from "../../../platform/jobs/job-kind.ts";
import { inTransaction } from "../../../platform/postgres/in-transaction.ts";
import type { AdminDeps } from "../admin-deps.ts";
import { requireGame } from "../games/game-access.ts";
import { verifyGame } from "../games/verification.ts";
import {
  endMaintenanceJob,
  type MaintenanceProgress,
  maintenanceProgressOf,
  storeProgress,
} from "./maintenance-jobs-store.ts";

interface MaintenanceDeps extends AdminDeps {
  readonly rebuildTournaments: () => Promise<void>;
  /** Drops all ratings and computes them again from the games. */
  readonly rerateAllGames: () => Promise<void>;
}

export const maintenanceJob: JobKind<{ readonly id: string }> = {
  name: "chore",
  payload: z.object({ id: z.uuid() }),
  attemptsMax: 3,
};

const gamesAtOnce = 20;
/** More faults of the same kind add no information. */
const faultsMax = 100;

/** Runs a maintenance job game by game, while games go on. After a crash it continues where it stopped. */
export function maintenanceTask(deps: MaintenanceDeps): Task {
  const { pool } = deps;
  return taskFor(maintenanceJob, async ({ id }, { isLast }) => {
    try {
      await runMaintenanceJob(deps, id);
    } catch (error) {
      if (isLast) await endMaintenanceJob(pool, id, error instanceof Error ? error.message : String(error));
      throw error;
    }
  });
}

async function runMaintenanceJob(deps: MaintenanceDeps, id: string): Promise<void> {
  const { pool } = deps;
  let progress = await maintenanceProgressOf(pool, id);
  if (progress === undefined) return;
  for (;;) {
    const games = await gamesAfter(pool, progress.cursor, gamesAtOnce);
    for (const game of games) {
      progress = await processGame(deps, progress, game);
      await storeProgress(pool, id, progress);
    }
    if (games.length < gamesAtOnce) break;
  }
  if (progress.kind === "rebuild") {
    await deps.rebuildTournaments();
    await deps.rerateAllGames();
  }
  await endMaintenanceJob(pool, id);
}

async function processGame(
  deps: MaintenanceDeps,
  progress: MaintenanceProgress,
  game: string,
): Promise<MaintenanceProgress> {
  const next = { ...progress, done: progress.done + 1, cursor: game };
  if (progress.kind === "rebuild") {
    await inTransaction(deps.pool, (client) => rebuildOneGame(client, deps.registry, game));
    return next;
  }
  const { settings } = await requireGame(deps, game);
  if (!deps.registry.has(settings.ruleset)) return next;
  const { faults } = await verifyGame(deps, game);
  return { ...next, faults: [...progress.faults, ...faults.map((fault) => ({ game, ...fault }))].slice(0, faultsMax) };
}
