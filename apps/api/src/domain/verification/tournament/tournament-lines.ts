import { tournaments as schemas, sha256, version } from "@seneschal/schema";
import { z } from "zod";
import { canonicalJson } from "../../game/proof/digest.ts";

/** The first line of an exported tournament: what follows, and the values to verify it against. */
export const tournamentManifest = z.strictObject({
  format: z.literal("seneschal-tournament-1"),
  tournament: schemas.tournamentId,
  events: version,
  scheme: z.union([z.literal(1), z.literal(2)]),
  revision: z.int().min(1),
  commitment: sha256,
  secret: sha256,
  head: sha256,
});
export type TournamentManifest = z.output<typeof tournamentManifest>;

/** Every further line: one event. */
export const tournamentEventLine = z.strictObject({
  tournament: schemas.tournamentId,
  version,
  at: z.iso.datetime({ precision: 3 }),
  by: z.string().nullable(),
  type: z.string(),
  body: z.record(z.string(), z.unknown()),
  digest: sha256,
});

interface StoredEvent {
  readonly tournament: string;
  readonly version: number;
  readonly at: string;
  readonly by: string | null;
  readonly type: string;
  /** As it is stored: the digest covers it byte for byte. */
  readonly body: string;
  readonly digest: string;
}

export function tournamentEventLineOf({ body, ...event }: StoredEvent): string {
  const [at, by, digest, tournament, type] = [event.at, event.by, event.digest, event.tournament, event.type].map(
    (value) => JSON.stringify(value),
  );
  return `{"at":${at},"body":${body},"by":${by},"digest":${digest},"tournament":${tournament},"type":${type},"version":${event.version}}`;
}

export const isTournamentExport = (text: string): boolean => text.includes('"format":"seneschal-tournament-1"');
export const tournamentManifestLineOf = (manifest: TournamentManifest): string => canonicalJson(manifest);
