import { parentPort, workerData } from "node:worker_threads";
import { simulateTournament } from "@seneschal/tournament";
import type { Simulation } from "./simulate-tournament.ts";

// Runs as a separate thread: simulates one tournament and posts the result.

const { plan, seed, ...field } = workerData as Simulation;
const playing = simulateTournament(plan, field, seed);
for (let step = playing.next(); ; step = playing.next()) {
  if (step.done !== true) continue;
  parentPort?.postMessage(step.value);
  break;
}
