const sweepMilliseconds = 3000;
/** Games in which this process is at work at the same time, for each kind of work. */
const gamesAtOnce = 4;

interface WorkerOptions {
  /** Answers true where more is left to do, once the games that wait have had their turn. */
  readonly work: (game: string, isStopped: () => boolean) => Promise<unknown>;
  /** Games that were left waiting: by a process that died, or before this one began. */
  readonly findStale: () => Promise<readonly string[]>;
  /** Hears of games at once; returns how to stop. */
  readonly watch: (consider: (game: string) => void) => () => void;
  readonly onError: (error: unknown) => void;
}

export interface GameWorker {
  /** Settles when everything in hand is put down. */
  stop(): Promise<void>;
}

/** Works on games, never twice at once on the same: on those it hears of, and on those that were left waiting. */
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
  const sweeping = setInterval(() => void sweep().catch(onError), sweepMilliseconds);
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
