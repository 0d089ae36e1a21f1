import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { mapAhead } from "./ahead.ts";
import { BackupError } from "./backup-error.ts";
import {
  type BackupContents,
  type BackupHeader,
  type BackupTable,
  entryNames,
  parseContents,
  parseHeader,
  type TableContents,
} from "./backup-format.ts";
import type { BackupKeys } from "./lock.ts";
import { type ArchiveEntry, damaged, readArchive } from "./read-archive.ts";
import { countRows } from "./whole-rows.ts";

/** A backup that is read from its beginning to its end. */
export interface BackupReader {
  readonly header: BackupHeader;
  /** The content of the file `secret-key`, in encrypted backups that have one. */
  readonly secretKey: string | undefined;
  /** The rows of the next table of the header, in pieces of whole rows. */
  rowsOf(table: BackupTable): AsyncGenerator<Buffer>;
  /** To call after the last table. Throws if anything read before differs from what was written. */
  finish(): Promise<BackupContents>;
}

const decompress = promisify(gunzip);
const piecesAhead = 3;

/** Opens a backup for `act`. Throws a BackupError if it is damaged, newer, or cannot be decrypted. */
export async function readBackup<Result>(
  path: string,
  keys: BackupKeys,
  act: (backup: BackupReader) => Promise<Result>,
  onBytes?: (bytes: number) => void,
): Promise<Result> {
  const entries = new Entries(readArchive(path, keys, onBytes));
  try {
    const header = headerIn(path, await entries.take(entryNames.header));
    const secretKey = (await entries.take(entryNames.secretKey))?.content.toString();
    const read: TableContents[] = [];
    return await act({
      header,
      secretKey,
      rowsOf: (table) => rowsOf(path, entries, table, read),
      async finish() {
        const contents = parseContents((await entries.take(entryNames.contents))?.content.toString() ?? "");
        const isWhole = contents !== undefined && isSame(contents.tables, read) && (await entries.isAtEnd());
        if (!isWhole) throw damaged(path);
        return contents;
      },
    });
  } finally {
    await entries.close();
  }
}

function headerIn(path: string, entry: ArchiveEntry | undefined): BackupHeader {
  const header = parseHeader(entry?.content.toString() ?? "");
  if (header === undefined) throw damaged(path);
  if (header === "newer") {
    throw new BackupError("newer", `${path} was made by a newer version of Seneschal. Update first.`);
  }
  return header;
}

async function* rowsOf(
  path: string,
  entries: Entries,
  { name }: BackupTable,
  read: TableContents[],
): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  let rows = 0;
  let bytes = 0;
  const compressed = entries.takeAll(entryNames.pieces(name));
  for await (const piece of mapAhead(compressed, piecesAhead, ({ content }) => decompressed(path, content))) {
    hash.update(piece);
    rows += countRows(piece);
    bytes += piece.length;
    yield piece;
  }
  read.push({ name, rows, bytes, sha256: hash.digest("hex") });
}

async function decompressed(path: string, content: Buffer): Promise<Buffer> {
  try {
    return await decompress(content);
  } catch (error) {
    throw damaged(path, error);
  }
}

const isSame = (one: readonly TableContents[], other: readonly TableContents[]) =>
  JSON.stringify(one.map(comparable)) === JSON.stringify(other.map(comparable));
const comparable = ({ name, rows, bytes, sha256 }: TableContents) => [name, rows, bytes, sha256];

/** Entries by name, in the order of the archive. */
class Entries {
  readonly #entries: AsyncGenerator<ArchiveEntry>;
  #next: IteratorResult<ArchiveEntry, void> | undefined;

  constructor(entries: AsyncGenerator<ArchiveEntry>) {
    this.#entries = entries;
  }

  /** The next entry, if it has this name. */
  take(name: string): Promise<ArchiveEntry | undefined> {
    return this.#takeIf((next) => next === name);
  }

  /** The next entries whose names begin with the prefix. */
  async *takeAll(prefix: string): AsyncGenerator<ArchiveEntry> {
    for (;;) {
      const entry = await this.#takeIf((next) => next.startsWith(prefix));
      if (entry === undefined) return;
      yield entry;
    }
  }

  async isAtEnd(): Promise<boolean> {
    return (await this.#peek()).done === true;
  }

  async close(): Promise<void> {
    await this.#entries.return(undefined);
  }

  async #takeIf(isWanted: (name: string) => boolean): Promise<ArchiveEntry | undefined> {
    const next = await this.#peek();
    if (next.done === true || !isWanted(next.value.name)) return undefined;
    this.#next = undefined;
    return next.value;
  }

  async #peek(): Promise<IteratorResult<ArchiveEntry, void>> {
    this.#next ??= await this.#entries.next();
    return this.#next;
  }
}
