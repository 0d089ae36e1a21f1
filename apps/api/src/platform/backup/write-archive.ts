import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { Encrypter } from "age-encryption";
import { type Pack, pack } from "tar-stream";
import { BackupError, isDiskFull } from "./backup-error.ts";
import { type BackupLock, encrypterFor } from "./lock.ts";

export interface Archive {
  /** Resolves when there is room for the next entry. */
  add(name: string, content: Buffer): Promise<void>;
}

const bufferBytes = 1024 * 1024;

/**
 * Writes a tar archive, encrypted if there is a lock. Until it is complete and on the disk, it is called
 * `PATH.unfinished`; it is removed if `fill` throws.
 */
export async function writeArchive(
  path: string,
  lock: BackupLock | undefined,
  fill: (archive: Archive) => Promise<void>,
): Promise<void> {
  const unfinished = `${path}.unfinished`;
  const encrypter = lock === undefined ? undefined : encrypterFor(lock);
  const output = await open(unfinished, "w", 0o600);
  const packed = pack();
  try {
    await allOrFirstFailure([write(packed, encrypter, output), fillAndFinalize(packed, fill)]);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    if (!isDiskFull(error)) throw error;
    throw new BackupError("disk-full", `There is not enough space for ${path}. Nothing was kept.`, { cause: error });
  }
}

async function write(packed: Pack, encrypter: Encrypter | undefined, output: FileHandle): Promise<void> {
  try {
    const bytes = bytesOf(packed);
    const written = encrypter === undefined ? bytes : await encrypter.encrypt(ReadableStream.from(bytes));
    await pipeline(written, output.createWriteStream({ flush: true, highWaterMark: bufferBytes }));
  } catch (error) {
    packed.destroy(error as Error);
    throw error;
  }
}

/** Node does not take streams of tar-stream for its own. */
async function* bytesOf(packed: Pack): AsyncGenerator<Uint8Array> {
  yield* packed as AsyncIterable<Uint8Array>;
}

async function fillAndFinalize(packed: Pack, fill: (archive: Archive) => Promise<void>): Promise<void> {
  try {
    await fill({ add: (name, content) => add(packed, name, content) });
    packed.finalize();
  } catch (error) {
    packed.destroy(error as Error);
    throw error;
  }
}

function add(packed: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    packed.entry({ name, size: content.length, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
  });
}

/** Waits for all; the first failure in time is the cause of the others. */
async function allOrFirstFailure(works: readonly Promise<void>[]): Promise<void> {
  const failures: unknown[] = [];
  await Promise.all(works.map((work) => work.catch((error: unknown) => failures.push(error))));
  if (failures.length > 0) throw failures[0];
}
