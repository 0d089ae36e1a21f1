import { randomBytes } from "node:crypto";
import type { Worker } from "node:worker_threads";
import type { tournaments as schemas } from "@seneschal/schema";
import type { Simulation as SimulationResult } from "@seneschal/tournament";
import { clientGone } from "../../../platform/http/long-computations/client-gone.ts";
import { FairQueue, type QueueClient } from "../../../platform/http/long-computations/fair-queue.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { acceptedOrThrow } from "../../../platform/http/rejection.ts";
import { startThread } from "../../../platform/threads/start-thread.ts";
import { checkedPlan } from "../commands/create-tournament.ts";
import type { TournamentDeps } from "../types.ts";

/** The input of a simulation thread. */
export interface Simulation {
  readonly plan: schemas.Plan;
  readonly players: number;
  /** The probability that a player withdraws during a round; 0 if left out. */
  readonly withdrawalsPercent?: number;
  /** The same seed gives the same result. */
  readonly seed: string;
}

/** One at a time, so that a second processor stays free for games. */
const queue = new FairQueue({
  runningMax: 1,
  runningMaxPerAddress: 1,
  waitingMax: 16,
  waitingMaxPerAddress: 4,
  waitMaxSeconds: 90,
});
/** The largest tournaments take a few seconds. */
const simulationSeconds = 60;

/**
 * Simulates a tournament many times in a separate thread, so that requests are served meanwhile. Stops the thread when the
 * client disconnects. Throws the problems of `FairQueue`.
 */
export async function simulateTournament(
  deps: TournamentDeps,
  { plan, ...field }: Omit<Simulation, "seed">,
  client: QueueClient,
  signal: AbortSignal,
): Promise<SimulationResult> {
  const seed = randomBytes(32).toString("hex");
  const simulation: Simulation = { plan: acceptedOrThrow(checkedPlan(deps, plan)), ...field, seed };
  return runQueued(queue, simulation, client, signal);
}

/** Throws the problems of `FairQueue`. */
export function runQueued(
  turns: FairQueue,
  simulation: Simulation,
  client: QueueClient,
  signal: AbortSignal,
): Promise<SimulationResult> {
  return turns.run(client, signal, () => runSimulation(simulation, signal));
}

/**
 * Runs one simulation in its thread. Throws if the client disconnects first, and the problem `unavailable` if it takes
 * longer than this many seconds.
 */
export async function runSimulation(
  simulation: Simulation,
  signal: AbortSignal,
  secondsMax: number = simulationSeconds,
): Promise<SimulationResult> {
  const worker = startWorker(simulation);
  const tooLong = AbortSignal.timeout(secondsMax * 1000);
  const ended = AbortSignal.any([signal, tooLong]);
  const stop = () => void worker.terminate();
  ended.addEventListener("abort", stop, { once: true });
  try {
    return await answerOf(worker, () => {
      if (signal.aborted) return clientGone();
      return tooLong.aborted ? takesTooLong(secondsMax) : new Error("a simulation ended without a result");
    });
  } finally {
    ended.removeEventListener("abort", stop);
    await worker.terminate();
  }
}

function answerOf(worker: Worker, errorWithoutResult: () => Error): Promise<SimulationResult> {
  return new Promise((settle, fail) => {
    worker.once("message", settle);
    worker.once("error", fail);
    worker.once("exit", () => fail(errorWithoutResult()));
  });
}

function takesTooLong(seconds: number): Problem {
  return new Problem(
    "unavailable",
    `The simulation took longer than ${seconds} seconds. Try fewer players or fewer rounds.`,
  );
}

function startWorker(simulation: Simulation): Worker {
  return startThread(new URL("./simulation-worker.ts", import.meta.url), { workerData: simulation, resourceLimits });
}

/** If a simulation needs more memory, its thread ends, not the process. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };
