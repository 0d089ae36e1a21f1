import { tournamentDigestOf } from "@seneschal/tournament";
import { type AuditEntry, auditDigestOf } from "../../domain/audit/audit-chain.ts";
import { digestOf, textOf } from "../../domain/game/proof/digest.ts";
import { studyDigestOf } from "../../domain/study/study-transition.ts";
import type { BackupTable } from "../../platform/backup/backup-format.ts";
import { type CopyRow, copyRows, instantOf } from "../../platform/backup/copy-rows.ts";
import { type ChainFault, Chains, type Link } from "./chains.ts";

export interface ChainReport {
  readonly games: number;
  readonly tournaments: number;
  readonly studies: number;
  /** A sentence for each fault. */
  readonly faults: readonly string[];
}

/** Verifies the hash chains of all games, tournaments and studies, and of the audit log, from the rows of their tables. */
export class ChainCheck {
  readonly #chains = { games: new Chains(), tournaments: new Chains(), studies: new Chains(), audit: new Chains() };

  /** Takes rows of any table, in any order. */
  take(table: BackupTable, rows: Buffer): void {
    const log = logs[table.name];
    // Tables of an earlier version may have other columns.
    if (log === undefined || !log.columns.every((column) => table.columns.includes(column))) return;
    for (const row of copyRows(table, log.columns, rows)) this.#chains[log.chains].take(log.linkOf(row));
  }

  report(): ChainReport {
    const { games, tournaments, studies, audit } = this.#chains;
    return {
      games: games.count,
      tournaments: tournaments.count,
      studies: studies.count,
      faults: [
        ...games.faults().map((fault) => sentence(`Game ${fault.chain}, event`, fault)),
        ...tournaments.faults().map((fault) => sentence(`Tournament ${fault.chain}, event`, fault)),
        ...studies.faults().map((fault) => sentence(`Study ${fault.chain}, event`, fault)),
        ...audit.faults().map((fault) => sentence("Audit log, entry", fault)),
      ],
    };
  }
}

const sentence = (what: string, { number, detail }: ChainFault) => `${what} ${number}: ${detail}.`;

interface ChainedLog {
  readonly chains: "games" | "tournaments" | "studies" | "audit";
  readonly columns: readonly string[];
  readonly linkOf: (row: CopyRow) => Link;
}

const logs: Readonly<Record<string, ChainedLog>> = {
  "public.events": {
    chains: "games",
    columns: ["game_id", "version", "type", "body", "at", "digest", "secret"],
    linkOf: gameLink,
  },
  "public.tournament_events": {
    chains: "tournaments",
    columns: ["tournament_id", "version", "type", "body", "at", "digest", "secret", "by"],
    linkOf: tournamentLink,
  },
  "public.study_events": {
    chains: "studies",
    columns: ["study_id", "version", "type", "body", "at", "digest", "secret", "by"],
    linkOf: studyLink,
  },
  "public.audit_entries": {
    chains: "audit",
    columns: [
      ...["number", "at", "actor", "role", "operation", "subject_kind", "subject_id"],
      ...["reason", "details", "digest"],
    ],
    linkOf: auditLink,
  },
};

function gameLink([game, version, type, body, at, digest, secret]: CopyRow): Link {
  const number = Number(version);
  const event = { game: text(game), version: number, at: instantOf(text(at)), event: { type: text(type) } };
  return {
    chain: event.game,
    number,
    digest: text(digest),
    secret: secret ?? undefined,
    digestAfter: (previous, key) => digestOf(key, previous, textOf(event, text(body))),
  };
}

function tournamentLink([tournament, version, type, body, at, digest, secret, by]: CopyRow): Link {
  const number = Number(version);
  const event = { tournament: text(tournament), version: number, at: instantOf(text(at)), type: text(type) };
  return {
    chain: event.tournament,
    number,
    digest: text(digest),
    secret: secret ?? undefined,
    digestAfter: (previous, key) =>
      tournamentDigestOf(key, previous, { ...event, by: by ?? null, body: JSON.parse(text(body)) }),
  };
}

function studyLink([study, version, type, body, at, digest, secret, by]: CopyRow): Link {
  const number = Number(version);
  const chain = text(study);
  const head = { study: chain, version: number, at: instantOf(text(at)), by: by ?? null, type: text(type) };
  return {
    chain,
    number,
    digest: text(digest),
    secret: secret ?? undefined,
    digestAfter: (previous, key) => studyDigestOf(key, previous, head, text(body)),
  };
}

function auditLink([number, at, actor, role, operation, kind, id, reason, details, digest]: CopyRow): Link {
  const entry = {
    number: Number(number),
    at: instantOf(text(at)),
    actor: text(actor),
    role: text(role) as AuditEntry["role"],
    operation: text(operation),
    subject: { kind: text(kind) as AuditEntry["subject"]["kind"], id: text(id) },
    reason: text(reason),
    details: JSON.parse(text(details)),
  };
  return {
    chain: "audit",
    number: entry.number,
    digest: text(digest),
    secret: undefined,
    digestAfter: (previous) => auditDigestOf(previous, entry),
  };
}

/** These columns are never null; a file in which they are has been changed, and then the digests do not fit. */
const text = (value: string | null | undefined) => value ?? "";
