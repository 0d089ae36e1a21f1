import { describe, expect, it } from "vitest";
import { messagesOf, type StreamMessage } from "./event-stream.ts";

describe("a stream of events", () => {
  it("gives each message once, however the bytes are cut", async () => {
    const text = 'id: 7\nevent: step\ndata: {"a":1}\n\n: alive\n\nevent: game\ndata: é\ndata: ß\n\n';
    for (let size = 1; size < 12; size += 1) {
      expect(await read(text, size)).toEqual([
        { id: "7", event: "step", data: '{"a":1}' },
        { id: null, event: "game", data: "é\nß" },
      ]);
    }
  });

  it("drops a message that was cut off by the end of the stream", async () => {
    expect(await read("event: step\ndata: 1\n\nevent: step\ndata: 2", 5)).toHaveLength(1);
  });

  it("counts a comment as a sign of life, not as a message", async () => {
    let signs = 0;
    const messages = await read(": alive\n\n", 100, () => {
      signs += 1;
    });
    expect({ messages, signs }).toEqual({ messages: [], signs: 1 });
  });
});

async function read(text: string, size: number, onAlive = () => {}): Promise<readonly StreamMessage[]> {
  const messages: StreamMessage[] = [];
  for await (const message of messagesOf(inPieces(new TextEncoder().encode(text), size), onAlive))
    messages.push(message);
  return messages;
}

function inPieces(bytes: Uint8Array, size: number): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (let from = 0; from < bytes.length; from += size) controller.enqueue(bytes.slice(from, from + size));
      controller.close();
    },
  });
}
