import { createHash } from "node:crypto";

/** The id that these words give, always the same: who asks twice for one game is led to one. */
export function deterministicUuid(...words: readonly string[]): string {
  const hash = createHash("sha256").update(JSON.stringify(words)).digest();
  const bytes = hash.subarray(0, 16);
  // RFC 9562: version 8, a UUID made in one's own way.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
