import { z } from "zod";
import { gamesAfter, rebuildOneGame } from "../../../event-store/rebuild-games.ts";
import { type JobKind, type Task, taskFor } from "../../../platform/jobs/job-kind.ts";
import { inTransaction } from "../../../platform/postgres/in-transaction.ts";
import type { DeskDeps } from "../desk.ts";
import { verifyGame } from "../games/verifying.ts";
import { type ChoreAtWork, choreAtWork, endChore, noteProgress } from "./maintenance-jobs-store.ts";

interface ChoreDeps extends DeskDeps {
  readonly rebuildTournaments: () => Promise<void>;
  /** Drops all ratings and computes them again from the games. */
  readonly rateAnew: () => Promise<void>;
}

export const choreJob: JobKind<{ readonly id: string }> = {
  name: "chore",
  payload: z.object({ id: z.uuid() }),
  triesMax: 3,
};

const gamesAtOnce = 20;
/** More faults of the same kind add no information. */
const faultsMax = 100;

/** Runs a maintenance job game by game, while games go on. After a crash it continues where it stopped. */
export function choreTask(deps: ChoreDeps): Task {
  const { pool } = deps;
  return taskFor(choreJob, async ({ id }, { isLast }) => {
    try {
      await workOff(deps, id);
    } catch (error) {
      if (isLast) await endChore(pool, id, error instanceof Error ? error.message : String(error));
      throw error;
    }
  });
}

async function workOff(deps: ChoreDeps, id: string): Promise<void> {
  const { pool } = deps;
  let chore = await choreAtWork(pool, id);
  if (chore === undefined) return;
  for (;;) {
    const games = await gamesAfter(pool, chore.cursor, gamesAtOnce);
    for (const game of games) {
      chore = await afterGame(deps, chore, game);
      await noteProgress(pool, id, chore);
    }
    if (games.length < gamesAtOnce) break;
  }
  if (chore.kind === "rebuild") {
    await deps.rebuildTournaments();
    await deps.rateAnew();
  }
  await endChore(pool, id);
}

async function afterGame(deps: ChoreDeps, chore: ChoreAtWork, game: string): Promise<ChoreAtWork> {
  const next = { ...chore, done: chore.done + 1, cursor: game };
  if (chore.kind === "rebuild") {
    await inTransaction(deps.pool, (client) => rebuildOneGame(client, deps.registry, game));
    return next;
  }
  const { faults } = await verifyGame(deps, game);
  return { ...next, faults: [...chore.faults, ...faults.map((fault) => ({ game, ...fault }))].slice(0, faultsMax) };
}
