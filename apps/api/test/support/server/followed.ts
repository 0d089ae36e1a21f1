import { setTimeout as pause } from "node:timers/promises";
import type { Caller } from "./caller.ts";
import { openResponse } from "./send-request.ts";

export interface Frame {
  readonly event: string;
  /** The version in its id. */
  readonly id: number | undefined;
  readonly data: unknown;
}

interface From {
  readonly after?: number;
  readonly lastEventId?: number | string;
}

export interface Followed {
  /** The frames received so far. */
  readonly frames: readonly Frame[];
  /** The id of the last frame that had one, as a browser would send it back. */
  lastId(): string;
  readonly ended: Promise<string>;
  until(holds: (frames: readonly Frame[]) => boolean): Promise<void>;
  stop(): Promise<void>;
}

/** Follows a game like a browser. */
export function followed(viewer: Caller, game: string, from: From): Followed {
  return followedAt(viewer, `/v1/games/${game}/stream`, from);
}

/** Follows a live stream like a browser. */
export function followedAt(viewer: Caller, path: string, { after, lastEventId }: From): Followed {
  const frames: Frame[] = [];
  let lastId = "";
  const hangUp = new AbortController();
  const ended = read().catch((error: unknown) => {
    if (hangUp.signal.aborted) return "hung up";
    throw error;
  });

  async function read(): Promise<string> {
    const query = after === undefined ? "" : `?after=${after}`;
    const response = await openResponse(`${viewer.url}${path}${query}`, {
      signal: hangUp.signal,
      headers: {
        ...(viewer.token === undefined ? {} : { authorization: `Bearer ${viewer.token}` }),
        ...(lastEventId === undefined ? {} : { "last-event-id": `${lastEventId}` }),
      },
    });
    if (response.statusCode !== 200) throw new Error(`no stream: ${response.statusCode}`);
    let rest = "";
    for await (const chunk of response.setEncoding("utf8")) {
      const parts = `${rest}${chunk}`.split("\n\n");
      rest = parts.pop() ?? "";
      viewer.received.push(...parts);
      lastId = parts.flatMap((part) => /^id: (.*)$/m.exec(part)?.[1] ?? []).at(-1) ?? lastId;
      frames.push(...parts.filter((part) => part.startsWith("event:")).map(frameOf));
    }
    return "closed by the server";
  }

  return {
    frames,
    lastId: () => lastId,
    ended,
    async until(holds) {
      while (!holds(frames)) await Promise.race([pause(10), ended.then(failEarly)]);
    },
    async stop() {
      hangUp.abort();
      await ended;
    },
  };
}

function failEarly(reason: string): never {
  throw new Error(`the stream ended too early: ${reason}`);
}

function frameOf(part: string): Frame {
  const fields = new Map(
    part.split("\n").map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]),
  );
  const id = fields.get("id");
  return {
    event: fields.get("event") ?? "",
    id: id === undefined ? undefined : Number(id.split(".")[0]),
    data: JSON.parse(fields.get("data") ?? "null"),
  };
}
