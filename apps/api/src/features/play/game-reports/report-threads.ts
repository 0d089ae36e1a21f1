import type { Worker } from "node:worker_threads";
import { type AnyRuleset, rulesets } from "@seneschal/engine";
import type { Progress } from "@seneschal/engine/report";
import type { CountedStep } from "../../../domain/report/counted-steps.ts";
import { type EffortCounts, reportBody } from "../../../domain/report/report-body.ts";
import { inSlices } from "../../../platform/http/long-computations/slices.ts";
import { compressed } from "../../../platform/http/responses/compressed.ts";
import { startThread } from "../../../platform/threads/start-thread.ts";
import { progressEveryMs, sparingly } from "./sparingly.ts";

/** A report to compute, as it is sent to a thread. */
export interface ReportWork {
  readonly ruleset: string;
  /** What the report says of its game. */
  readonly about: object;
  readonly steps: readonly CountedStep[];
  readonly counts?: EffortCounts | undefined;
}

/** What a thread posts. `body` is JSON in Brotli. */
export type ThreadMessage =
  | { readonly type: "progress"; readonly progress: Progress }
  | { readonly type: "report"; readonly body: Uint8Array };

type OnProgress = (progress: Progress) => void;

/** Why a report was not computed although nothing failed: the server closes. */
export class ReportsStopped extends Error {}

/** A thread that posts nothing for this time, also while it starts, has hung. */
const silenceMs = 60_000;
/** If a report needs more memory, its thread ends, not the process. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/** Computes reports, each in a thread of low priority. */
export class ReportThreads {
  readonly #working = new Set<() => void>();
  #isStopped = false;

  /** Returns the report as JSON in Brotli. Rejects with `ReportsStopped` if the threads were stopped. */
  async compute(ruleset: AnyRuleset, work: Omit<ReportWork, "ruleset">, onProgress: OnProgress): Promise<Buffer> {
    if (this.#isStopped) throw new ReportsStopped("no report is begun while the server closes");
    const named = { ...work, ruleset: ruleset.id };
    // Threads know registered rulesets only.
    if (!rulesets.includes(ruleset)) return computeInSlices(ruleset, named, onProgress);
    return this.#inThread(startReportThread(named), onProgress);
  }

  /** Ends all threads. Their reports are computed again later. */
  stop(): void {
    this.#isStopped = true;
    for (const end of this.#working) end();
  }

  async #inThread(thread: Worker, onProgress: OnProgress): Promise<Buffer> {
    let end = () => {};
    const stopped = new Promise<never>((_, fail) => {
      end = () => fail(new ReportsStopped("the server closes"));
    });
    this.#working.add(end);
    try {
      return await Promise.race([reportFrom(thread, onProgress), stopped]);
    } finally {
      this.#working.delete(end);
      await thread.terminate();
    }
  }
}

function startReportThread(workerData: ReportWork): Worker {
  const thread = startThread(new URL("./game-report-thread.ts", import.meta.url), { workerData, resourceLimits });
  thread.unref();
  return thread;
}

function reportFrom(thread: Worker, onProgress: OnProgress): Promise<Buffer> {
  return new Promise((settle, fail) => {
    const onSilence = () => fail(new Error("the thread of a report has hung"));
    let silence = setTimeout(onSilence, silenceMs);
    thread.on("message", (message: ThreadMessage) => {
      clearTimeout(silence);
      if (message.type === "report") return settle(Buffer.from(message.body));
      silence = setTimeout(onSilence, silenceMs);
      onProgress(message.progress);
    });
    thread.on("error", fail);
    thread.on("exit", () => {
      clearTimeout(silence);
      fail(new Error("the thread of a report ended without a report"));
    });
  });
}

async function computeInSlices(
  ruleset: AnyRuleset,
  { about, steps, counts }: ReportWork,
  onProgress: OnProgress,
): Promise<Buffer> {
  const work = reportBody(ruleset, steps, counts);
  const tellProgress = sparingly(progressEveryMs, onProgress);
  for (const pause = inSlices(); ; await pause()) {
    const step = work.next();
    if (step.done === true) return compressed([JSON.stringify({ ruleset: ruleset.id, ...about, ...step.value })]);
    tellProgress(step.value);
  }
}
