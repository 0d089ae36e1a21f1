import { constants, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { brotliCompressSync } from "node:zlib";
import { rulesets } from "@seneschal/engine";
import type { Progress } from "@seneschal/engine/report";
import { reportBody } from "../../../domain/report/report-body.ts";
import type { ReportWork, ThreadMessage } from "./report-threads.ts";
import { progressEveryMs, sparingly } from "./sparingly.ts";

// Runs as a separate thread: computes one report and posts its progress, then the report.

// Everything else comes first. On Linux, this is the priority of the thread that asks for it; elsewhere, of the process.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_LOW);

const { ruleset: id, about, steps, counts } = workerData as ReportWork;
const ruleset = rulesets.find((one) => one.id === id);
if (ruleset === undefined) throw new Error(`there is no ruleset ${id}`);
const post = (message: ThreadMessage) => parentPort?.postMessage(message);
const postProgress = sparingly<Progress>(progressEveryMs, (progress) => post({ type: "progress", progress }));
const work = reportBody(ruleset, steps, counts);
for (let step = work.next(); ; step = work.next()) {
  if (step.done === true) {
    post({ type: "report", body: brotliCompressSync(JSON.stringify({ ruleset: id, ...about, ...step.value })) });
    break;
  }
  postProgress(step.value);
}
