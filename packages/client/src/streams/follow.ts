import { ApiError, errorOf } from "../http/api-error.ts";
import { backoffMs, pause } from "../http/backoff.ts";
import { type Frame, framesOf } from "./frames.ts";
import { SilenceLimit } from "./silence-limit.ts";

export interface StreamConnection {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: (request: Request) => Promise<Response>;
}

interface Following {
  readonly connection: StreamConnection;
  readonly path: string;
  readonly lastEventId: string | undefined;
  readonly signal: AbortSignal | undefined;
  /** Where to continue after a message without an id, as long as none had one. */
  readonly placeOf?: (frame: Frame) => string | undefined;
}

/**
 * The messages of a stream, over as many connections as it takes: each continues after the last message that was given.
 * Ends with the signal.
 * @throws {ApiError} if the server refuses, which waiting does not change
 */
export async function* follow(following: Following): AsyncGenerator<Frame, void, undefined> {
  const { signal, placeOf } = following;
  let { lastEventId } = following;
  for (let failures = 0; !signal?.aborted; ) {
    let askedMs = 0;
    const limit = new SilenceLimit(signal);
    try {
      const body = await open(following, lastEventId, limit.signal);
      for await (const frame of framesOf(body, { signal: limit.signal, onSign: () => limit.restart() })) {
        failures = 0;
        lastEventId = frame.id ?? lastEventId ?? placeOf?.(frame);
        yield frame;
      }
    } catch (failure) {
      if (failure instanceof ApiError && !isPassing(failure)) throw failure;
      askedMs = failure instanceof ApiError ? (failure.retryAfter ?? 0) * 1000 : 0;
    } finally {
      limit.end();
    }
    failures += 1;
    await pause(Math.max(askedMs, backoffMs(failures)), signal);
  }
}

async function open(
  { connection, path }: Following,
  lastEventId: string | undefined,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const place = lastEventId === undefined ? {} : { "last-event-id": lastEventId };
  const headers = { ...connection.headers, ...place, accept: "text/event-stream" };
  const response = await connection.fetch(new Request(connection.url + path, { headers, signal }));
  if (!response.ok || response.body === null) throw await errorOf(response);
  return response.body;
}

function isPassing({ status }: ApiError): boolean {
  return status === 429 || status >= 500;
}
