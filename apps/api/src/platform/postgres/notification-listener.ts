import type { Pool, PoolClient } from "pg";

/** What the processes of a house tell each other through Postgres. */
export interface NotificationListener {
  /** Calls back with every payload on a channel, this process's own notifications included. Called before it listens. */
  subscribe(channel: string, listener: (word: string) => void): void;
  /** Calls back when notifications may have been missed: each time it begins to listen. */
  onReconnect(listener: () => void): void;
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
export function createListener(pool: Pool, onError: (error: unknown) => void): NotificationListener {
  const listeners = new Map<string, (word: string) => void>();
  const afterGaps: (() => void)[] = [];
  function hasBegun(): void {
    for (const look of afterGaps) look();
  }
  return {
    subscribe: (channel, listener) => void listeners.set(channel, listener),
    onReconnect: (listener) => void afterGaps.push(listener),
    listen: () => listenOn(pool, listeners, { hasBegun, onError }),
  };
}

interface Reports {
  readonly hasBegun: () => void;
  readonly onError: (error: unknown) => void;
}

function listenOn(
  pool: Pool,
  listeners: ReadonlyMap<string, (word: string) => void>,
  { hasBegun, onError }: Reports,
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
    onError(error);
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
