import { createParser } from "eventsource-parser";

/** One message of a stream of server-sent events. */
export interface Frame {
  /** Where to continue after it. */
  readonly id: string | undefined;
  readonly event: string;
  readonly data: string;
}

/** The messages of a stream as they arrive. `onSign` is called for all that arrives, also for the comments in between. */
export async function* framesOf(body: ReadableStream<Uint8Array>, onSign: () => void): AsyncGenerator<Frame> {
  const reader = body.getReader();
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
    await reader.cancel().catch(() => undefined);
  }
}
