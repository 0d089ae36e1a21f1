const newline = 10;

/**
 * Cuts the text of COPY into pieces of at least `bytesMin` bytes, except the last. Each ends with a row: line breaks within
 * values are escaped.
 */
export async function* wholeRows(chunks: AsyncIterable<Buffer>, bytesMin: number): AsyncGenerator<Buffer> {
  let pending: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    pending.push(chunk);
    bytes += chunk.length;
    const end = bytes < bytesMin ? 0 : chunk.lastIndexOf(newline) + 1;
    if (end === 0) continue;
    const rest = chunk.subarray(end);
    yield Buffer.concat([...pending.slice(0, -1), chunk.subarray(0, end)]);
    pending = [rest];
    bytes = rest.length;
  }
  if (bytes > 0) yield Buffer.concat(pending);
}

export function countRows(piece: Buffer): number {
  let rows = 0;
  for (let at = piece.indexOf(newline); at !== -1; at = piece.indexOf(newline, at + 1)) rows += 1;
  return rows;
}
