import { availableParallelism } from "node:os";
import type { Worker } from "node:worker_threads";
import { rulesets, type Typed } from "@seneschal/engine";
import type { RulesetRegistry } from "../../../domain/game/ruleset-registry.ts";
import { startThread } from "../../../platform/threads/start-thread.ts";
import { type BotTurn, type Think, thinkInSlices } from "./bot-turn.ts";

/** A turn as it is sent to a thread: a function cannot be. */
export interface ThreadTask extends Omit<BotTurn, "ruleset"> {
  readonly ruleset: string;
  /** The module of its package; undefined for a built-in ruleset. */
  readonly module: string | undefined;
}

interface Waiting {
  readonly task: ThreadTask;
  readonly settle: (move: Typed) => void;
  readonly fail: (error: unknown) => void;
}

/** Leaves one core to requests, and as much memory as a thread needs to the others. */
const threadsMax = Math.max(1, Math.min(4, availableParallelism() - 1));
/** A thread that is silent for this time, also while it starts, has hung: it is ended, and the turn is taken again. */
const silenceMilliseconds = 60_000;

/** Threads in which hard bots think, started when they are needed. Turns wait in the order in which they came. */
export class BotThreads {
  readonly #idle: Worker[] = [];
  readonly #working = new Set<Worker>();
  readonly #waiting: Waiting[] = [];
  readonly #registry: Pick<RulesetRegistry, "all">;

  constructor(registry: Pick<RulesetRegistry, "all">) {
    this.#registry = registry;
  }

  /** Hard bots think in a thread. Others are quick enough for slices; threads know built-in rulesets and those of packages. */
  readonly think: Think = (turn) => {
    const module = this.#registry.all.find(({ ruleset }) => ruleset === turn.ruleset)?.fromPackage?.module;
    const isKnown = module !== undefined || rulesets.includes(turn.ruleset);
    return turn.level === "hard" && isKnown ? this.#inThread(turn, module) : thinkInSlices(turn);
  };

  /** Ends all threads; turns that wait for them fail. */
  async stop(): Promise<void> {
    for (const { fail } of this.#waiting.splice(0)) fail(new Error("the threads of bots have been stopped"));
    await Promise.all([...this.#idle.splice(0), ...this.#working].map((thread) => thread.terminate()));
  }

  #inThread({ ruleset, ...turn }: BotTurn, module: string | undefined): Promise<Typed> {
    return new Promise((settle, fail) => {
      this.#waiting.push({ task: { ...turn, ruleset: ruleset.id, module }, settle, fail });
      this.#next();
    });
  }

  #next(): void {
    if (this.#waiting.length === 0 || this.#working.size >= threadsMax) return;
    const waiting = this.#waiting.shift();
    if (waiting !== undefined) this.#work(this.#idle.pop() ?? startBotThread(), waiting);
  }

  #work(thread: Worker, { task, settle, fail }: Waiting): void {
    const onMessage = (move: Typed) => {
      end();
      this.#idle.push(thread);
      settle(move);
      this.#next();
    };
    const onLoss = (cause: unknown) => {
      end();
      // What still happens in it concerns nobody.
      thread.on("error", () => {});
      void thread.terminate();
      fail(new Error("a thread of a bot ended without a move", { cause }));
      this.#next();
    };
    const silence = setTimeout(onLoss, silenceMilliseconds, "silence");
    const end = () => {
      clearTimeout(silence);
      thread.off("message", onMessage).off("error", onLoss).off("exit", onLoss);
      this.#working.delete(thread);
    };
    this.#working.add(thread);
    thread.on("message", onMessage).on("error", onLoss).on("exit", onLoss);
    thread.postMessage(task);
  }
}

function startBotThread(): Worker {
  const thread = startThread(new URL("./bot-thread.ts", import.meta.url), { resourceLimits });
  thread.unref();
  return thread;
}

/** If a bot needs more memory, its thread ends, not the process. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };
