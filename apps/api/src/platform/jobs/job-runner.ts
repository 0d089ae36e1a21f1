import { EventEmitter } from "node:events";
import { type JobHelpers, parseCronItems, run, type WorkerEvents } from "graphile-worker";
import type { Pool } from "pg";
import type { Task } from "./job-kind.ts";
import { type JobLog, workerLogger } from "./job-log.ts";
import { keepWorkersAlive } from "./worker-liveness.ts";

export interface JobRunner {
  /** Resolves when the running jobs are done. */
  stop(): Promise<void>;
}

const jobsAtOnce = 4;
/** Jobs for now are found at once by notification; delayed ones at the next poll. */
const pollIntervalMs = 1000;

/** Runs the jobs of these tasks. Other processes may do so too. */
export async function startJobRunner(pool: Pool, tasks: readonly Task[], log: JobLog): Promise<JobRunner> {
  const liveness = await keepWorkersAlive(pool, (error) =>
    log.warn({ err: error }, "Dead workers were not looked for"),
  );
  let worker = "";
  const events: WorkerEvents = new EventEmitter();
  events.on("pool:create", ({ workerPool }) => {
    worker = workerPool.id;
  });
  const runner = await run({
    pgPool: pool,
    taskList: Object.fromEntries(tasks.map((task) => [task.name, runTask(task)])),
    parsedCronItems: parseCronItems(
      tasks.flatMap(({ name, at }) => (at === undefined ? [] : [{ task: name, match: at }])),
    ),
    concurrency: jobsAtOnce,
    pollInterval: pollIntervalMs,
    noHandleSignals: true,
    logger: workerLogger(log),
    events,
  });
  await liveness.register(worker);
  return {
    async stop() {
      await runner.stop();
      await liveness.close();
    },
  };
}

function runTask({ run }: Task) {
  return async (payload: unknown, { job }: JobHelpers) => {
    const { id, attempts, max_attempts } = job;
    await run(payload, { job: id, number: attempts, isLast: attempts >= max_attempts });
  };
}
