import type { Pool, PoolClient } from "pg";

/** What the processes of a house tell each other through Postgres. */
export interface Ear {
  /** Calls back with every word on a channel, this process's own included. Asked before the ear listens. */
  hear(channel: string, listener: (word: string) => void): void;
  /** Calls back when words may have been missed: after each beginning to listen. */
  missed(listener: () => void): void;
  /** Listens until it is closed. */
  listen(): Listening;
}

export interface Listening {
  close(): Promise<void>;
}

const retryMilliseconds = 1000;

/**
 * One connection for all channels, renewed when it breaks: whatever is told on any channel, Postgres wakes every
 * connection that listens.
 */
export function openEar(pool: Pool, complain: (error: unknown) => void): Ear {
  const listeners = new Map<string, (word: string) => void>();
  const afterGaps: (() => void)[] = [];
  function hasBegun(): void {
    for (const look of afterGaps) look();
  }
  return {
    hear: (channel, listener) => void listeners.set(channel, listener),
    missed: (listener) => void afterGaps.push(listener),
    listen: () => listenOn(pool, listeners, { hasBegun, complain }),
  };
}

interface Reports {
  readonly hasBegun: () => void;
  readonly complain: (error: unknown) => void;
}

function listenOn(
  pool: Pool,
  listeners: ReadonlyMap<string, (word: string) => void>,
  { hasBegun, complain }: Reports,
): Listening {
  let isClosed = false;
  let client: PoolClient | undefined;
  let retry: NodeJS.Timeout | undefined;
  let beginning: Promise<void>;

  async function listen(): Promise<void> {
    client = await pool.connect();
    client.once("error", broken);
    client.on("notification", ({ channel, payload = "" }) => listeners.get(channel)?.(payload));
    await client.query([...listeners.keys()].map((channel) => `listen ${channel}`).join("; "));
    hasBegun();
  }

  function broken(error: unknown): void {
    release();
    if (isClosed) return;
    complain(error);
    // What breaks while it begins is told of twice.
    clearTimeout(retry);
    retry = setTimeout(begin, retryMilliseconds);
  }

  function release(): void {
    // Destroyed, not given back: a connection that listens must not serve queries.
    client?.release(true);
    client = undefined;
  }

  function begin(): void {
    beginning = listen().catch(broken);
  }

  begin();
  return {
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await beginning;
      release();
    },
  };
}
