import { randomBytes } from "node:crypto";
import { Worker } from "node:worker_threads";
import type { tournaments as words } from "@seneschal/schema";
import type { Simulation as SimulationResult } from "@seneschal/tournament";
import { clientGone } from "../../../platform/http/long-computations/client-gone.ts";
import { FairQueue, type QueueClient } from "../../../platform/http/long-computations/fair-queue.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { checkedPlan } from "../commands/create-tournament.ts";
import type { TournamentDeps } from "../types.ts";

/** What a thread is to play through. */
export interface Simulation {
  readonly plan: words.Plan;
  readonly players: number;
  /** The same seed gives the same figures. */
  readonly seed: string;
}

/** One at a time leaves the other processor to the games. */
const queue = new FairQueue({
  runningMax: 1,
  runningMaxPerAddress: 1,
  waitingMax: 16,
  waitingMaxPerAddress: 4,
  waitMaxSeconds: 90,
});
/** The largest plans take a few seconds. */
const simulationSeconds = 60;

/**
 * Plays a planned tournament through many times with so many players, in a thread of its own, so that requests are
 * answered meanwhile. Ends the thread when the client is gone. Throws the problems of `FairQueue`.
 */
export async function simulateTournament(
  deps: TournamentDeps,
  { plan, players }: Pick<Simulation, "plan" | "players">,
  asker: QueueClient,
  signal: AbortSignal,
): Promise<SimulationResult> {
  const seed = randomBytes(32).toString("hex");
  const simulation: Simulation = { plan: checkedPlan(deps, plan), players, seed };
  return runQueued(queue, simulation, asker, signal);
}

/** Throws the problems of `FairQueue`. */
export function runQueued(
  turns: FairQueue,
  simulation: Simulation,
  asker: QueueClient,
  signal: AbortSignal,
): Promise<SimulationResult> {
  return turns.run(asker, signal, () => runSimulation(simulation, signal));
}

/**
 * One simulation, in its thread. Throws where the client goes first, and the problem `unavailable` where it takes longer
 * than so many seconds.
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
      return tooLong.aborted ? takesTooLong(secondsMax) : new Error("a simulation ended without figures");
    });
  } finally {
    ended.removeEventListener("abort", stop);
    await worker.terminate();
  }
}

function answerOf(worker: Worker, whyNone: () => Error): Promise<SimulationResult> {
  return new Promise((settle, fail) => {
    worker.once("message", settle);
    worker.once("error", fail);
    worker.once("exit", () => fail(whyNone()));
  });
}

function takesTooLong(seconds: number): Problem {
  return new Problem(
    "unavailable",
    `The simulation took longer than ${seconds} seconds. Try fewer players or fewer rounds.`,
  );
}

/** Built, both lie in one folder. Otherwise a thread has to load TypeScript before it can begin. */
function startWorker(simulation: Simulation): Worker {
  const wishes = { workerData: simulation, resourceLimits };
  if (import.meta.url.endsWith(".js")) return new Worker(new URL("./simulation-worker.js", import.meta.url), wishes);
  const file = JSON.stringify(new URL("./simulation-worker.ts", import.meta.url).href);
  const load = `import("tsx/esm/api").then(({ register }) => { register(); return import(${file}); })`;
  return new Worker(load, { ...wishes, eval: true });
}

/** A plan that needs more memory than this ends its thread, and not the process. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };
