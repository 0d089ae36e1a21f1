import { createParser } from "eventsource-parser";

/** One message of a stream of server-sent events. */
export interface Frame {
  /** Where to continue after it. */
  readonly id: string | undefined;
  readonly event: string;
  readonly data: string;
}

interface Reading {
  /** Closes the stream. */
  readonly signal: AbortSignal;
  /** Called for all that arrives, also for the comments between messages. */
  readonly onSign: () => void;
}

/** The messages of a stream as they arrive. */
export async function* framesOf(body: ReadableStream<Uint8Array>, { signal, onSign }: Reading): AsyncGenerator<Frame> {
  const reader = body.getReader();
  // The signal of a request is not enough: Node.js forgets it when the request is collected as garbage.
  const close = () => reader.cancel().catch(() => undefined);
  signal.addEventListener("abort", close);
  const decoder = new TextDecoder();
  let arrived: Frame[] = [];
  const parser = createParser({ onEvent: ({ id, event = "message", data }) => arrived.push({ id, event, data }) });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onSign();
      parser.feed(decoder.decode(value, { stream: true }));
      yield* arrived;
      arrived = [];
    }
  } finally {
    signal.removeEventListener("abort", close);
    await close();
  }
}
