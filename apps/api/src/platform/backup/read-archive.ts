import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { type Extract, extract } from "tar-stream";
import { BackupError } from "./backup-error.ts";
import { type BackupKeys, decrypterFor, encryptedStart, isWrongKey } from "./lock.ts";

export interface ArchiveEntry {
  readonly name: string;
  readonly content: Buffer;
}

const bufferBytes = 1024 * 1024;

/**
 * Reads the entries of an archive one after the other. `onBytes` is told how much of the file has been read. Throws a
 * BackupError: `undecryptable` for a wrong key, `damaged` for a file that is changed, incomplete or something else.
 */
export async function* readArchive(
  path: string,
  keys: BackupKeys,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<ArchiveEntry> {
  const decrypter = (await beginsEncrypted(path)) ? decrypterFor(keys) : undefined;
  const file = createReadStream(path, { highWaterMark: bufferBytes });
  const counted = countBytes(file, onBytes);
  const entries = extract();
  try {
    const bytes = decrypter === undefined ? counted : await decrypter.decrypt(ReadableStream.from(counted));
    // It ends by itself, or when the entries are closed below.
    void feed(entries, bytes);
    for await (const entry of entries) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of entry as AsyncIterable<Uint8Array>) chunks.push(chunk);
      yield { name: entry.header.name, content: Buffer.concat(chunks) };
    }
  } catch (error) {
    throw isWrongKey(error) ? wrongKey(path, error) : damagedUnlessKnown(path, error);
  } finally {
    entries.destroy();
    file.destroy();
  }
}

async function beginsEncrypted(path: string): Promise<boolean> {
  const file = await open(path).catch((cause: unknown) => {
    throw new BackupError("usage", `There is no file ${path} that can be read.`, { cause });
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(encryptedStart.length));
    return buffer.subarray(0, bytesRead).toString() === encryptedStart;
  } finally {
    await file.close();
  }
}

async function* countBytes(file: Readable, onBytes: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of file) {
    bytes += chunk.length;
    onBytes(bytes);
    yield chunk;
  }
}

/** Reading the entries reports what goes wrong here. */
async function feed(entries: Extract, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    for await (const chunk of bytes) {
      if (!entries.write(chunk)) await drained(entries);
      if (entries.destroyed) return;
    }
    entries.end(null);
  } catch (error) {
    entries.destroy(error as Error);
  }
}

function drained(entries: Extract): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      entries.off("drain", settle);
      entries.off("close", settle);
      resolve();
    };
    entries.on("drain", settle);
    entries.on("close", settle);
  });
}

function wrongKey(path: string, cause: unknown): BackupError {
  return new BackupError("undecryptable", `This passphrase or private key does not decrypt ${path}.`, { cause });
}

/** Errors of the file system, and of the code that reads the entries, stay what they are. */
function damagedUnlessKnown(path: string, error: unknown): unknown {
  const isKnown = error instanceof BackupError || !(error instanceof Error) || "code" in error;
  return isKnown ? error : damaged(path, error);
}

export function damaged(path: string, cause?: unknown): BackupError {
  const detail = cause instanceof Error ? ` (${cause.message})` : "";
  return new BackupError("damaged", `${path} is incomplete, changed, or no backup${detail}.`, { cause });
}
