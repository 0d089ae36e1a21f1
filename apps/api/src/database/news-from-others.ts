import type { Pool, PoolClient } from "pg";
import { newsChannel } from "./append-statement.ts";
import { besideChannel } from "./beside-channel.ts";

export interface Ear {
  /** Called with each game that any process moved on, and its new version. */
  readonly hear: (game: string, version: number) => void;
  /** Called with each game beside which something changed, in this process too. */
  readonly hearBeside: (game: string) => void;
  /** Called when something may have been missed. */
  readonly missed: () => void;
  readonly complain: (error: unknown) => void;
}

const retryMilliseconds = 1000;

/** Listens to what all processes append, on a connection of its own that is renewed when it breaks. */
export function listenToOthers(pool: Pool, ear: Ear): { close(): Promise<void> } {
  let isClosed = false;
  let client: PoolClient | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function listen(): Promise<void> {
    const fresh = await pool.connect();
    fresh.once("error", broken);
    fresh.on("notification", ({ channel, payload = "" }) => {
      if (channel === besideChannel) return ear.hearBeside(payload);
      for (const news of payload.split(",")) {
        const [game = "", version = "0"] = news.split(" ");
        ear.hear(game, Number(version));
      }
    });
    await fresh.query(`listen ${newsChannel}; listen ${besideChannel}`);
    client = fresh;
    if (isClosed) release();
    else ear.missed();
  }

  function broken(error: unknown): void {
    release();
    if (isClosed) return;
    ear.complain(error);
    retry = setTimeout(begin, retryMilliseconds);
  }

  function release(): void {
    // Destroyed, not given back: a connection that listens must not serve queries.
    client?.release(true);
    client = undefined;
  }

  function begin(): void {
    listening = listen().catch(broken);
  }

  let listening: Promise<void> = Promise.resolve();
  begin();
  return {
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await listening;
      release();
    },
  };
}
