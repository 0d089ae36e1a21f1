import { createParser } from "eventsource-parser";

/** One message of a `text/event-stream`. */
export interface StreamMessage {
  readonly id: string | null;
  readonly event: string;
  readonly data: string;
}

/** The messages of a stream as they arrive; comments (keep-alives) are told to `onAlive` only. */
export async function* messagesOf(
  body: ReadableStream<Uint8Array>,
  onAlive: () => void,
): AsyncGenerator<StreamMessage> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let arrived: StreamMessage[] = [];
  const parser = createParser({
    onEvent: ({ id = null, event = "message", data }) => arrived.push({ id, event, data }),
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onAlive();
      parser.feed(value);
      yield* arrived;
      arrived = [];
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
