import { parentPort, workerData } from "node:worker_threads";
import { simulateTournament } from "@seneschal/tournament";
import type { Simulation } from "./simulate-tournament.ts";

// Run as a thread of its own: plays one plan through and posts what was found.

const { plan, players, seed } = workerData as Simulation;
const playing = simulateTournament(plan, players, seed);
for (let step = playing.next(); ; step = playing.next()) {
  if (step.done !== true) continue;
  parentPort?.postMessage(step.value);
  break;
}
