const sweepMs = 3000;
/** Games that a worker processes at the same time. */
const gamesAtOnce = 4;

interface WorkerOptions {
  /** Processes a game. Resolves to true if more is left to do after the waiting games had their turn. */
  readonly work: (game: string, isStopped: () => boolean) => Promise<unknown>;
  /** Games that were left waiting, for example by a process that died. */
  readonly findStale: () => Promise<readonly string[]>;
  /** Calls back with games as soon as they have work. Returns how to stop. */
  readonly watch: (consider: (game: string) => void) => () => void;
  readonly onError: (error: unknown) => void;
}

export interface GameWorker {
  /** Settles when all current work has ended. */
  stop(): Promise<void>;
}

/** Processes games that are reported or were left waiting, each at most once at a time. */
export function startWorker({ work, findStale, watch, onError }: WorkerOptions): GameWorker {
  const waiting = new Set<string>();
  const working = new Map<string, Promise<void>>();
  let isStopped = false;

  function consider(game: string): void {
    waiting.add(game);
    drain();
  }

  function drain(): void {
    for (const game of waiting) {
      if (isStopped || working.size >= gamesAtOnce) return;
      if (working.has(game)) continue;
      waiting.delete(game);
      working.set(game, workOn(game));
    }
  }

  async function workOn(game: string): Promise<void> {
    try {
      const isUnfinished = await work(game, () => isStopped);
      if (isUnfinished === true) waiting.add(game);
    } catch (error) {
      onError(error);
    } finally {
      working.delete(game);
      drain();
    }
  }

  async function sweep(): Promise<void> {
    for (const game of await findStale()) consider(game);
  }

  const stopWatching = watch(consider);
  const sweeping = setInterval(() => void sweep().catch(onError), sweepMs);
  void sweep().catch(onError);
  return {
    async stop() {
      isStopped = true;
      stopWatching();
      clearInterval(sweeping);
      await Promise.all(working.values());
    },
  };
}
