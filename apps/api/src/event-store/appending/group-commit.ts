import { notifiedMax } from "./game-rows.ts";

/** An append to one game. */
export interface Append {
  readonly game: string;
  /** The entry as JSON. */
  readonly text: string;
}

/** Writes a batch of appends to different games. Returns the games to which it wrote. */
export type Write = (batch: readonly Append[]) => Promise<ReadonlySet<string>>;

interface Waiting {
  readonly append: Append;
  readonly settle: (isWritten: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/** Batches in flight at once: the next one collects appends while another is being committed. */
const batchesInFlightMax = 2;
/** A batch of this size is written at once, so that Postgres works while the next commands are decided. */
const flushThreshold = 8;
/** Appends that arrive together share one transaction. If one fails, the others are not affected. */
export function groupCommit(write: Write): (append: Append) => Promise<boolean> {
  let waiting: Waiting[] = [];
  let batchesInFlight = 0;
  let isScheduled = false;

  /** Waits one turn of the event loop, so that requests that arrived together share a batch. */
  function scheduleFlush(): void {
    if (waiting.length >= flushThreshold) flush();
    if (isScheduled || waiting.length === 0) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      flush();
    });
  }

  function flush(): void {
    if (batchesInFlight >= batchesInFlightMax || waiting.length === 0) return;
    const batch = oneForEachGame(waiting);
    waiting = waiting.filter((one) => !batch.includes(one));
    batchesInFlight += 1;
    void writeTogether(write, batch).finally(() => {
      batchesInFlight -= 1;
      scheduleFlush();
    });
  }

  return (append) =>
    new Promise((settle, fail) => {
      waiting.push({ append, settle, fail });
      scheduleFlush();
    });
}

/** The first append of each game: a second one would have a version that the first takes. */
function oneForEachGame(waiting: readonly Waiting[]): readonly Waiting[] {
  const byGame = new Map<string, Waiting>();
  for (const one of waiting) {
    if (byGame.size < notifiedMax && !byGame.has(one.append.game)) byGame.set(one.append.game, one);
  }
  return [...byGame.values()];
}

async function writeTogether(write: Write, batch: readonly Waiting[]): Promise<void> {
  try {
    const written = await write(batch.map(({ append }) => append));
    for (const { append, settle } of batch) settle(written.has(append.game));
  } catch (error) {
    if (batch.length > 1 && isOfOneEntry(error)) await writeEach(write, batch);
    else for (const { fail } of batch) fail(error);
  }
}

async function writeEach(write: Write, batch: readonly Waiting[]): Promise<void> {
  for (const one of batch) await writeTogether(write, [one]);
}

/** Classes 22 and 23: a value in the batch cannot be stored. Nothing was written, so each entry is retried alone. */
export function isOfOneEntry(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^2[23]...$/.test(String(error.code));
}
