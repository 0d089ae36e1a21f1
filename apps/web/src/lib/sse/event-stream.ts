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
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onAlive();
      const blocks = (rest + value).split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? "";
      yield* blocks.flatMap(messageOf);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function messageOf(block: string): readonly StreamMessage[] {
  const fields = block
    .split(/\r?\n/)
    .filter((line) => !line.startsWith(":"))
    .map(fieldOf);
  const data = fields.filter(({ name }) => name === "data").map(({ value }) => value);
  if (data.length === 0) return [];
  const last = (name: string) => fields.findLast((field) => field.name === name)?.value ?? null;
  return [{ id: last("id"), event: last("event") ?? "message", data: data.join("\n") }];
}

function fieldOf(line: string) {
  const [, name = "", value = ""] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
  return { name, value };
}
