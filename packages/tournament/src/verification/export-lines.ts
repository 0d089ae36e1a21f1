import { canonicalJson, type tournaments as schemas } from "@seneschal/schema";

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
export const tournamentManifestLineOf = (manifest: schemas.TournamentManifest): string => canonicalJson(manifest);
