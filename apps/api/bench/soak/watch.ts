import { setTimeout as sleep } from "node:timers/promises";
import type { SoakRecord } from "./record.ts";
import type { Site } from "./site.ts";

interface Watched {
  readonly game: string;
  readonly token: string;
}

export interface Watching {
  /** Waits until the viewer has this version, and closes the stream. */
  end(version: number): Promise<void>;
}

const catchUpMs = 90_000;
const reconnectMs = 500;

/** Watches a game through its live stream, and opens it again when it breaks. Every version has to come once, in order. */
export function watch(site: Site, record: SoakRecord, preference: number, watched: Watched): Watching {
  let last: string | undefined;
  let isOpen = true;
  const abort = new AbortController();
  const version = () => (last === undefined ? undefined : Number.parseInt(last, 10));
  const see = (id: string) => {
    const known = version();
    const next = Number.parseInt(id, 10);
    if (known !== undefined && next !== known && next !== known + 1) {
      record.fault(`the stream of ${watched.game} goes from ${last} to ${id}`);
    }
    last = id;
  };
  const reading = (async () => {
    for (let attempt = 0; isOpen; attempt++) {
      await readOnce(site.url(preference, attempt), watched, { last, see, signal: abort.signal });
      if (isOpen) await sleep(reconnectMs);
    }
  })();
  return {
    async end(head) {
      const begin = performance.now();
      while ((version() ?? 0) < head && performance.now() - begin < catchUpMs) await sleep(100);
      if ((version() ?? 0) < head) record.fault(`the stream of ${watched.game} ends at ${last} instead of ${head}`);
      isOpen = false;
      abort.abort();
      await reading;
    },
  };
}

interface Reading {
  /** The last id that was seen. */
  readonly last: string | undefined;
  readonly see: (id: string) => void;
  readonly signal: AbortSignal;
}

async function readOnce(url: string, { game, token }: Watched, { last, see, signal }: Reading): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, ...(last !== undefined && { "last-event-id": last }) };
  try {
    const { body } = await fetch(`${url}/v1/games/${game}/stream`, { headers, signal });
    let unread = "";
    for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const frames = (unread + part).split("\n\n");
      unread = frames.pop() ?? "";
      for (const frame of frames) {
        const id = /^id: (.+)$/m.exec(frame)?.[1];
        if (id !== undefined) see(id);
      }
    }
  } catch {
    // The process ended, or the viewer has left.
  }
}
