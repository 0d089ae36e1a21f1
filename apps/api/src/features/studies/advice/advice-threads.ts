import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import { rulesets, type Typed } from "@seneschal/engine";
import type { Advice } from "@seneschal/engine/report";
import { inSlices } from "../../../platform/http/long-computations/slices.ts";
import { startThread } from "../../../platform/threads/start-thread.ts";
import { type AdviceTurn, adviceWork } from "./advice-task.ts";

/** A turn as it is sent to a thread: a function cannot be. */
export type ThreadTask = Omit<AdviceTurn, "ruleset"> & { readonly ruleset: string };

/** A thread that is silent for this time, also while it starts, has hung. */
const silenceMilliseconds = 60_000;

/** The thread in which moves are compared, started when it is needed. The caller sends one turn at a time. */
export class AdviceThread {
  #thread: Worker | undefined;

  /** Threads know registered rulesets only; for others, moves are compared here, in slices. */
  async advise(turn: AdviceTurn): Promise<Advice<Typed>> {
    return rulesets.includes(turn.ruleset) ? this.#inThread(turn) : inThisThread(turn);
  }

  /** Ends the thread; a turn that waits for it fails. */
  async stop(): Promise<void> {
    await this.#thread?.terminate();
    this.#thread = undefined;
  }

  async #inThread({ ruleset, ...turn }: AdviceTurn): Promise<Advice<Typed>> {
    const thread = this.#thread ?? startAdviceThread();
    this.#thread = thread;
    const ended = new AbortController();
    const silence = setTimeout(() => ended.abort(new Error("the thread was silent")), silenceMilliseconds);
    const onExit = () => ended.abort(new Error("the thread ended"));
    thread.once("exit", onExit);
    try {
      thread.postMessage({ ...turn, ruleset: ruleset.id } satisfies ThreadTask);
      const [advice] = (await once(thread, "message", { signal: ended.signal })) as [Advice<Typed>];
      return advice;
    } catch (cause) {
      this.#thread = undefined;
      // What still happens in it concerns nobody.
      thread.on("error", () => {});
      void thread.terminate();
      throw new Error("the thread of advice ended without an answer", { cause });
    } finally {
      clearTimeout(silence);
      thread.off("exit", onExit);
    }
  }
}

async function inThisThread(turn: AdviceTurn): Promise<Advice<Typed>> {
  const work = adviceWork(turn);
  for (const pause = inSlices(); ; await pause()) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

function startAdviceThread(): Worker {
  const thread = startThread(new URL("./advice-thread.ts", import.meta.url), { resourceLimits });
  thread.unref();
  return thread;
}

/** If the comparison needs more memory, its thread ends, not the process. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };
