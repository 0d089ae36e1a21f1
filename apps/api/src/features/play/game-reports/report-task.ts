import type { Pool, PoolClient } from "pg";
import { z } from "zod";
import type { RecordedEvent } from "../../../domain/game/events.ts";
import type { Game } from "../../../domain/game/game.ts";
import { countedSteps } from "../../../domain/report/counted-steps.ts";
import type { EffortCounts } from "../../../domain/report/report-body.ts";
import { addJob, type When } from "../../../platform/jobs/add-job.ts";
import { type JobKind, type Task, taskFor } from "../../../platform/jobs/job-kind.ts";
import type { PlayDeps } from "../types.ts";
import { dropRequest, reportState, storeReport, storeReportProgress } from "./game-reports-store.ts";
import { keyOfReport } from "./report-key.ts";
import { ReportsStopped, type ReportThreads } from "./report-threads.ts";

const reportJob: JobKind<{ readonly game: string }> = {
  name: "game-report",
  payload: z.object({ game: z.uuid() }),
  attemptsMax: 5,
};

/** Enqueues the computation of a report. One is computed at a time, by any process. */
export function enqueueReport(connection: Pool | PoolClient, game: string, when: Pick<When, "at"> = {}): Promise<void> {
  return addJob(connection, reportJob, { game }, { ...when, key: `game-report ${game}`, queue: "game-reports" });
}

/** Until then, this process has closed: another one takes the job. */
const closingMs = 10_000;

export interface ReportDeps extends PlayDeps {
  readonly threads: ReportThreads;
  /** How thorough reports are; undefined: as usual. */
  readonly counts: EffortCounts | undefined;
  readonly onError: (error: unknown) => void;
}

/** Computes the reports that were asked for. A process that closes leaves its report to the next one. */
export function reportTask(deps: ReportDeps): Task {
  const { pool, now } = deps;
  return taskFor(reportJob, async ({ game }, { isLast }) => {
    try {
      await computeReport(deps, game);
    } catch (error) {
      if (error instanceof ReportsStopped) {
        return enqueueReport(pool, game, { at: new Date(now().getTime() + closingMs) });
      }
      if (isLast) await dropRequest(pool, game);
      throw error;
    }
  });
}

async function computeReport(deps: ReportDeps, id: string): Promise<void> {
  const { pool, store, registry, threads, counts, onError } = deps;
  const game = await store.current(id);
  if (game === undefined) return;
  const key = keyOfReport(registry, game);
  const state = await reportState(pool, key);
  if (state?.isReady === true) return;
  // The game was rolled back or annulled since, or the analysis has another version.
  if (state === undefined) return dropRequest(pool, id);
  const { ruleset } = registry.of(game.settings.ruleset);
  const steps = countedSteps(await allEvents(deps, game));
  const { digest, reportVersion, revision } = key;
  const about = { game: id, digest, reportVersion, revision };
  const body = await threads.compute(ruleset, { about, steps, counts }, (progress) => {
    storeReportProgress(pool, key, progress).catch(onError);
  });
  await storeReport(pool, key, body);
}

const eventsAtOnce = 256;

async function allEvents({ store }: Pick<PlayDeps, "store">, { id, version }: Game): Promise<readonly RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  while ((events.at(-1)?.version ?? 0) < version) {
    const more = await store.events(id, events.at(-1)?.version ?? 0, eventsAtOnce);
    if (more.length === 0) break;
    events.push(...more.filter((event) => event.version <= version));
  }
  return events;
}
