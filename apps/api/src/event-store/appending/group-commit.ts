import { notifiedMax } from "./game-rows.ts";

/** An append to one game, in whatever form it is written. */
export interface Append {
  readonly game: string;
}

/** Writes a batch of appends to different games. Returns the games to which it wrote. */
type Write<Entry extends Append> = (batch: readonly Entry[]) => Promise<ReadonlySet<string>>;

interface Waiting<Entry extends Append> {
  readonly append: Entry;
  readonly settle: (isWritten: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/** Batches in flight at once: the next one collects appends while another is being committed. */
const batchesInFlightMax = 2;
/** A batch of this size is written at once, so that Postgres works while the next commands are decided. */
const flushThreshold = 8;
/** Appends that arrive together share one transaction. If one fails, the others are not affected. */
export function groupCommit<Entry extends Append>(write: Write<Entry>): (append: Entry) => Promise<boolean> {
  let waiting: Waiting<Entry>[] = [];
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
function oneForEachGame<Entry extends Append>(waiting: readonly Waiting<Entry>[]): readonly Waiting<Entry>[] {
  const byGame = new Map<string, Waiting<Entry>>();
  for (const one of waiting) {
    if (byGame.size < notifiedMax && !byGame.has(one.append.game)) byGame.set(one.append.game, one);
  }
  return [...byGame.values()];
}

async function writeTogether<Entry extends Append>(
  write: Write<Entry>,
  batch: readonly Waiting<Entry>[],
): Promise<void> {
  try {
    const written = await write(batch.map(({ append }) => append));
    for (const { append, settle } of batch) settle(written.has(append.game));
  } catch (error) {
    if (batch.length > 1 && isOfOneEntry(error)) await writeEach(write, batch);
    else for (const { fail } of batch) fail(error);
  }
}

async function writeEach<Entry extends Append>(write: Write<Entry>, batch: readonly Waiting<Entry>[]): Promise<void> {
  for (const one of batch) await writeTogether(write, [one]);
}

/** Classes 22 and 23: a value in the batch cannot be stored. Nothing was written, so each entry is retried alone. */
export function isOfOneEntry(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^2[23]...$/.test(String(error.code));
}
