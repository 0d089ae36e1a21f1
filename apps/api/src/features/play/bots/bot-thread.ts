import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { type AnyRuleset, rulesets } from "@seneschal/engine";
import { concluded } from "@seneschal/engine/bots";
import type { ThreadTask } from "./bot-threads.ts";
import { thoughtOn } from "./bot-turn.ts";

// Runs as a separate thread: answers each turn that it is sent with a move. An error ends the thread.

// Requests come first. On Linux, this is the priority of the thread that asks for it; elsewhere, of the whole process.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on("message", async ({ ruleset: id, module, ...turn }: ThreadTask) => {
  const ruleset = module === undefined ? rulesets.find((one) => one.id === id) : await rulesetIn(module);
  if (ruleset === undefined) throw new Error(`there is no ruleset ${id}`);
  parentPort?.postMessage(concluded(thoughtOn({ ...turn, ruleset })));
});

/** The ruleset of a package, which this process has checked before. */
async function rulesetIn(module: string): Promise<AnyRuleset> {
  return (await import(module)).ruleset.ruleset;
}
