import type { Pool, PoolClient } from "pg";

/** All channels: LISTEN takes no parameters, so the name is part of the statement. */
type Channel =
  | "seneschal_games"
  | "seneschal_tournaments"
  | "seneschal_studies"
  | "seneschal_game_side_updates"
  | "seneschal_accounts";

/** Postgres LISTEN/NOTIFY between the processes of a server. */
export interface NotificationListener {
  /**
   * Calls back with every payload on a channel, own notifications included. A channel may have several subscribers. Call
   * before `listen()`.
   */
  subscribe(channel: Channel, listener: (payload: string) => void): void;
  /** Calls back when notifications may have been missed: each time it begins to listen. */
  onReconnect(listener: () => void): void;
  /** Listens until it is closed. */
  listen(): Listening;
}

export interface Listening {
  close(): Promise<void>;
}

const retryMs = 1000;

/**
 * One connection for all channels, replaced when it breaks. One is enough, because Postgres wakes every listening
 * connection for every channel.
 */
export function createListener(pool: Pool, onError: (error: unknown) => void): NotificationListener {
  const listeners = new Map<Channel, ((payload: string) => void)[]>();
  const reconnectListeners: (() => void)[] = [];
  function onListening(): void {
    for (const listener of reconnectListeners) listener();
  }
  return {
    subscribe: (channel, listener) => void listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
    onReconnect: (listener) => void reconnectListeners.push(listener),
    listen: () => listenOn(pool, listeners, { onListening, onError }),
  };
}

interface Callbacks {
  readonly onListening: () => void;
  readonly onError: (error: unknown) => void;
}

type Listeners = ReadonlyMap<Channel, readonly ((payload: string) => void)[]>;

function listenOn(pool: Pool, listeners: Listeners, { onListening, onError }: Callbacks): Listening {
  let isClosed = false;
  let client: PoolClient | undefined;
  let retry: NodeJS.Timeout | undefined;
  let connecting: Promise<void>;

  async function listen(): Promise<void> {
    const connection = await pool.connect();
    client = connection;
    connection.once("error", onBroken);
    await listenWith(connection, listeners);
    onListening();
  }

  function onBroken(error: unknown): void {
    release();
    if (isClosed) return;
    onError(error);
    // A failure during connect fires both the error event and the rejection.
    clearTimeout(retry);
    retry = setTimeout(connect, retryMs);
  }

  function release(): void {
    // Destroyed instead of returned to the pool: a listening connection must not serve queries.
    client?.release(true);
    client = undefined;
  }

  function connect(): void {
    connecting = listen().catch(onBroken);
  }

  connect();
  return {
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await connecting;
      release();
    },
  };
}

async function listenWith(connection: PoolClient, listeners: Listeners): Promise<void> {
  connection.on("notification", ({ channel, payload = "" }) => {
    for (const listener of listeners.get(channel as Channel) ?? []) listener(payload);
  });
  for (const channel of listeners.keys()) await connection.query(`listen ${channel}`);
}
