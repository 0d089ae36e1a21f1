import { accountId, admin, canonicalJson, instant, sha256 } from "@seneschal/schema";
import { z } from "zod";
import { auditDigestOf } from "./audit-chain.ts";

const format = "seneschal-audit-1";
const manifest = z.strictObject({ format: z.literal(format), entries: z.int().min(0), head: sha256.nullable() });
export const auditManifestOf = (entries: number, head: string | null) => ({ format, entries, head }) as const;

const line = z.strictObject({
  number: z.int().min(1),
  at: instant,
  actor: accountId,
  role: z.enum([...admin.roles, "house"]),
  operation: z.string(),
  subject: z.strictObject({ kind: z.enum(admin.auditSubjects), id: z.string() }),
  reason: z.string(),
  details: z.record(z.string(), z.unknown()),
  digest: sha256,
});

/** A line of an exported audit log, for the API document. */
export const auditLogLine = z
  .union([manifest.meta({ id: "AuditLogManifest" }), line.meta({ id: "AuditLogEntry" })])
  .meta({ id: "AuditLogLine" });

export type AuditVerdict =
  | {
      readonly isSound: true;
      readonly entries: number;
      readonly head: string | null;
      /** The number of the entry whose digest is the noted head, if a head was given. */
      readonly noted: number | undefined;
    }
  | { readonly isSound: false; readonly line: number; readonly message: string };

/** Returns whether a file starts like an exported audit log. */
export const isAuditExport = (text: string): boolean => manifestIn(text.split("\n", 1)[0]) !== undefined;

/** Verifies an exported audit log: its hash chain, and that it contains a head that was noted earlier. */
export function verifyAuditExport(text: string, notedHead?: string): AuditVerdict {
  const [first, ...lines] = text.split("\n");
  const about = manifestIn(first);
  if (about === undefined) return fault(1, "this is not a manifest of an audit log");
  if (lines.pop() !== "") return fault(lines.length + 2, "the file does not end with a line break");
  let head: string | null = null;
  let noted: number | undefined;
  for (const [place, written] of lines.entries()) {
    const entry = entryIn(written);
    if (entry === undefined) return fault(place + 2, "this is not an entry in canonical form");
    const { digest, ...content } = entry;
    if (content.number !== place + 1) return fault(place + 2, `entry ${content.number} is not the next one`);
    if (auditDigestOf(head ?? "", content) !== digest) {
      return fault(place + 2, "the digest does not fit the entry and the one before");
    }
    if (digest === notedHead) noted = content.number;
    head = digest;
  }
  if (lines.length !== about.entries || head !== about.head) return fault(1, "the manifest does not fit the entries");
  if (notedHead !== undefined && noted === undefined) {
    return fault(1, "no entry has the noted head: the log was rewritten since");
  }
  return { isSound: true, entries: about.entries, head, noted };
}

const fault = (number: number, message: string) => ({ isSound: false, line: number, message }) as const;

function manifestIn(text: string | undefined) {
  return manifest.safeParse(jsonIn(text)).data;
}

function entryIn(text: string) {
  const { data } = line.safeParse(jsonIn(text));
  return data !== undefined && canonicalJson(data) === text ? data : undefined;
}

function jsonIn(text = ""): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
