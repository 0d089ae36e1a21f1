import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { rulesets } from "@seneschal/engine";
import { concluded } from "@seneschal/engine/bots";
import { adviceWork } from "./advice-task.ts";
import type { ThreadTask } from "./advice-threads.ts";

// Runs as a separate thread: answers each turn that it is sent with advice. An error ends the thread.

// Requests come first. On Linux, this is the priority of the thread that asks for it; elsewhere, of the whole process.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on("message", ({ ruleset: id, ...turn }: ThreadTask) => {
  const ruleset = rulesets.find((one) => one.id === id);
  if (ruleset === undefined) throw new Error(`there is no ruleset ${id}`);
  parentPort?.postMessage(concluded(adviceWork({ ...turn, ruleset })));
});
