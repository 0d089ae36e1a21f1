import { z } from "zod";

/** A backup is a tar archive. Its entries in this order; docs/operations.md describes them for operators. */
export const entryNames = {
  header: "backup.json",
  secretKey: "secret-key",
  contents: "contents.json",
  /** The rows of a table in pieces, each of whole lines of the text format of COPY, in gzip. */
  piece: (table: string, number: number) => `${entryNames.pieces(table)}${String(number).padStart(6, "0")}.gz`,
  pieces: (table: string) => `tables/${table}/`,
} as const;

const formatPrefix = "seneschal-backup-";
const format = `${formatPrefix}1` as const;

/** Lower case and underscores: both are part of SQL. */
const tableName = z.string().regex(/^[a-z_0-9]+\.[a-z_0-9]+$/);
const columnName = z.string().regex(/^[a-z_0-9]+$/);

const tableSchema = z.strictObject({ name: tableName, columns: z.array(columnName).min(1) });
/** A table with its schema, and its columns in the order of the file. */
export type BackupTable = z.output<typeof tableSchema>;

const headerSchema = z.strictObject({
  format: z.literal(format),
  createdAt: z.iso.datetime(),
  /** The newest migration of the tables, by its time in the journal: milliseconds since 1970. */
  migration: z.int(),
  /** The newest migration of the tables of jobs, or null if the database had none. */
  jobsMigration: z.int().nullable(),
  /** A table comes after those that it refers to. */
  tables: z.array(tableSchema),
});
export type BackupHeader = z.output<typeof headerSchema>;

const tableContentsSchema = z.strictObject({
  name: tableName,
  rows: z.int().min(0),
  bytes: z.int().min(0),
  /** Of the rows as COPY writes them. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type TableContents = z.output<typeof tableContentsSchema>;

const contentsSchema = z.strictObject({
  tables: z.array(tableContentsSchema),
  sequences: z.array(z.strictObject({ name: tableName, value: z.string().regex(/^\d+$/) })),
});
/** The last entry: what came before, so that a file without it is incomplete. */
export type BackupContents = z.output<typeof contentsSchema>;

export const newHeader = (header: Omit<BackupHeader, "format">): BackupHeader => ({ format, ...header });

/** Returns `newer` for a format of a later version, and `undefined` for anything else that is not a header. */
export function parseHeader(text: string): BackupHeader | "newer" | undefined {
  const json = jsonIn(text);
  const { success, data } = headerSchema.safeParse(json);
  if (success) return data;
  const named = z.looseObject({ format: z.string().startsWith(formatPrefix) }).safeParse(json);
  return named.success && named.data.format !== format ? "newer" : undefined;
}

export function parseContents(text: string): BackupContents | undefined {
  return contentsSchema.safeParse(jsonIn(text)).data;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
