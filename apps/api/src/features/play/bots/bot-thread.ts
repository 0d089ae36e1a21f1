import { parentPort } from "node:worker_threads";
import { rulesets } from "@seneschal/engine";
import { concluded } from "@seneschal/engine/bots";
import type { ThreadTask } from "./bot-threads.ts";
import { thoughtOn } from "./bot-turn.ts";

// Runs as a separate thread: answers each turn that it is sent with a move. An error ends the thread.

parentPort?.on("message", ({ ruleset: id, ...turn }: ThreadTask) => {
  const ruleset = rulesets.find((one) => one.id === id);
  if (ruleset === undefined) throw new Error(`there is no ruleset ${id}`);
  parentPort?.postMessage(concluded(thoughtOn({ ...turn, ruleset })));
});
