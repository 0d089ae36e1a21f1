/** The largest log, also when it is unpacked: the same as that of the API. */
export const logBytesMax = 8_000_000;

/** Why a file is not read: it is larger than a log, or its compression is damaged. */
export type LogReadFault = "too-large" | "damaged";

/** The text of a log, unpacked if it is a gzip file. */
export async function readLog(file: Blob): Promise<{ readonly text: string } | { readonly fault: LogReadFault }> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isPacked = start[0] === 0x1f && start[1] === 0x8b;
  if (!isPacked) return file.size > logBytesMax ? { fault: "too-large" } : { text: await file.text() };
  return unpacked(file);
}

async function unpacked(file: Blob): Promise<{ readonly text: string } | { readonly fault: LogReadFault }> {
  const reader = file.stream().pipeThrough(new DecompressionStream("gzip")).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const part = await reader.read().catch(() => undefined);
    if (part === undefined) return { fault: "damaged" };
    if (part.done) return { text: await new Blob(parts).text() };
    size += part.value.byteLength;
    // A small file can unpack to a huge one: it is not read to its end.
    if (size > logBytesMax) return tooLarge(reader);
    parts.push(part.value);
  }
}

async function tooLarge(reader: ReadableStreamDefaultReader): Promise<{ readonly fault: LogReadFault }> {
  await reader.cancel();
  return { fault: "too-large" };
}
