import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { entryNames, newHeader } from "./backup-format.ts";
import type { BackupKeys, BackupLock } from "./lock.ts";
import { readBackup } from "./read-backup.ts";
import { type Archive, writeArchive } from "./write-archive.ts";

const folder = mkdtempSync(join(tmpdir(), "backup-file-"));
const file = join(folder, "backup.tar");
const noKeys: BackupKeys = { identities: [] };
const table = { name: "public.words", columns: ["word"] };
const pieces = ["one\ntwo\n", "three\n"];
beforeEach(() => rmSync(file, { force: true }));
afterEach(() => void vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

const json = (value: unknown) => Buffer.from(JSON.stringify(value));

async function addEntries({ add }: Archive): Promise<void> {
  const text = pieces.join("");
  const sha256 = createHash("sha256").update(text).digest("hex");
  const header = { createdAt: "2026-05-01T12:00:00.000Z", migration: 1, jobsMigration: null, tables: [table] };
  await add(entryNames.header, json(newHeader(header)));
  for (const [place, piece] of pieces.entries()) await add(entryNames.piece(table.name, place + 1), gzipSync(piece));
  await add(
    entryNames.contents,
    json({ tables: [{ name: table.name, rows: 3, bytes: text.length, sha256 }], sequences: [] }),
  );
}

const write = (lock?: BackupLock) => writeArchive(file, lock, addEntries);

const read = (keys: BackupKeys = noKeys) =>
  readBackup(file, keys, async (backup) => {
    const rows: string[] = [];
    for await (const piece of backup.rowsOf(table)) rows.push(piece.toString());
    await backup.finish();
    return rows;
  });

/** The default makes guessing slow, and tests too. */
function hashFast(): void {
  const { setPassphrase } = Encrypter.prototype;
  vi.spyOn(Encrypter.prototype, "setPassphrase").mockImplementation(function (this: Encrypter, passphrase) {
    setPassphrase.call(this, passphrase);
    this.setScryptWorkFactor(4);
  });
}

describe("a backup file", () => {
  it("is read as it was written", async () => {
    await write();
    expect(await read()).toEqual(pieces);
  });

  it("is decrypted with its passphrase and no other", async () => {
    hashFast();
    await write({ type: "passphrase", passphrase: "a long one" });
    expect(await read({ passphrase: "a long one", identities: [] })).toEqual(pieces);
    await expect(read({ passphrase: "another one", identities: [] })).rejects.toMatchObject({ kind: "undecryptable" });
    await expect(read()).rejects.toMatchObject({ kind: "undecryptable" });
    expect(readFileSync(file).includes("backup.json")).toBe(false);
  });

  it("is decrypted with the private key of a recipient and no other", async () => {
    const [own, other] = [await generateX25519Identity(), await generateX25519Identity()];
    await write({ type: "recipients", recipients: [await identityToRecipient(own)] });
    expect(await read({ identities: [own] })).toEqual(pieces);
    await expect(read({ identities: [other] })).rejects.toMatchObject({ kind: "undecryptable" });
    await expect(read({ identities: ["no key"] })).rejects.toMatchObject({ kind: "usage" });
  });

  it.each(["plain", "encrypted"])("is recognized as incomplete wherever it ends (%s)", async (kind) => {
    const identity = await generateX25519Identity();
    await write(
      kind === "plain" ? undefined : { type: "recipients", recipients: [await identityToRecipient(identity)] },
    );
    const whole = readFileSync(file);
    // The end of a tar archive is 1,024 zeros, which no reader needs.
    const end = kind === "plain" ? whole.length - 1024 : whole.length;
    for (let length = 0; length < end; length += 97) {
      writeFileSync(file, whole.subarray(0, length));
      await expect(read({ identities: [identity] }), `${length} bytes`).rejects.toMatchObject({ kind: "damaged" });
    }
  });

  it("is recognized as changed if a row, the number of rows or the order of pieces has changed", async () => {
    await write();
    const whole = readFileSync(file);
    const changedBy = (from: string, to: string) => Buffer.from(whole.toString("latin1").replace(from, to), "latin1");
    const compressed = gzipSync("three\n").toString("latin1");
    const changes = [
      changedBy(compressed, gzipSync("THREE\n").toString("latin1")),
      changedBy(compressed, compressed.replace(/.(?=.{8}$)/s, "U")),
      changedBy('"rows":3', '"rows":2'),
      changedBy(gzipSync("one\ntwo\n").toString("latin1"), gzipSync("two\none\n").toString("latin1")),
    ];
    for (const [number, change] of changes.entries()) {
      expect(change, `change ${number}`).not.toEqual(whole);
      writeFileSync(file, change);
      await expect(read(), `change ${number}`).rejects.toMatchObject({ kind: "damaged" });
    }
  });

  it("of a later format asks for a newer version", async () => {
    await writeArchive(file, undefined, ({ add }) => add(entryNames.header, json({ format: "seneschal-backup-2" })));
    await expect(read()).rejects.toMatchObject({ kind: "newer" });
  });

  it("gets its name when it is complete", async () => {
    const failed = writeArchive(file, undefined, async (archive) => {
      await addEntries(archive);
      expect(existsSync(`${file}.unfinished`)).toBe(true);
      expect(existsSync(file)).toBe(false);
      throw new Error("the database is gone");
    });
    await expect(failed).rejects.toThrow("the database is gone");
    expect([existsSync(file), existsSync(`${file}.unfinished`)]).toEqual([false, false]);
  });
});
