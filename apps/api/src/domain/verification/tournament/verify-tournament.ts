import { tournaments as schemas } from "@seneschal/schema";
import { evolve, pairingRevision, type Recorded, type state } from "@seneschal/tournament";
import { canonicalJson, digestOf } from "../../game/proof/digest.ts";
import { tournamentCommitmentOf } from "../../tournament/tournament-chance.ts";
import { type TournamentManifest, tournamentEventLine, tournamentManifest } from "./tournament-lines.ts";
import { faultInDraws } from "./verify-draws.ts";

export type TournamentVerdict =
  | {
      readonly isSound: true;
      readonly manifest: TournamentManifest;
      /** False if it was paired by earlier rules: then its pairings were not repeated. */
      readonly pairingsChecked: boolean;
    }
  | Unsound;

/** The first line that is wrong, counted from 1, and why. */
interface Unsound {
  readonly isSound: false;
  readonly line: number;
  readonly message: string;
}

const unsound = (line: number, message: string): Unsound => ({ isSound: false, line, message });

/** Verifies an exported tournament: the digest chain, the commitment, the lots, and that the draws give these tables. */
export function verifyTournamentExport(text: string): TournamentVerdict {
  const lines = text.split("\n");
  if (lines.pop() !== "") return unsound(lines.length + 1, "the file does not end with a line break");
  const about = tournamentManifest.safeParse(jsonIn(lines[0] ?? ""));
  if (!about.success) return unsound(1, "this is not the manifest of a tournament");
  const manifest = about.data;
  const { tournament: id, secret, scheme } = manifest;
  if (tournamentCommitmentOf({ id, secret, scheme }) !== manifest.commitment)
    return unsound(1, "the secret does not fit the commitment");
  const end = verifyLines(manifest, lines);
  if ("isSound" in end) return end;
  return faultInEnd(manifest, end) ?? { isSound: true, manifest, pairingsChecked: arePairingsChecked(manifest) };
}

const arePairingsChecked = ({ revision }: TournamentManifest) => revision === pairingRevision;

interface End {
  readonly tournament: state.Tournament | undefined;
  readonly digest: string;
}

function verifyLines(manifest: TournamentManifest, lines: readonly string[]): End | Unsound {
  let end: End = { tournament: undefined, digest: "" };
  let before = "";
  for (const [place, line] of lines.entries()) {
    if (place === 0) continue;
    const read = eventIn(line);
    if (read === undefined) return unsound(place + 1, "this is not an event of a tournament");
    const { digest, recorded } = read;
    const fault =
      faultInOrder(read, manifest, { place, before }) ??
      (chained(manifest, end.digest, read) === digest ? undefined : "the digest does not fit the chain") ??
      faultInDraws(manifest.secret, end.tournament, recorded, arePairingsChecked(manifest));
    if (fault !== undefined) return unsound(place + 1, fault);
    before = recorded.at;
    end = { tournament: evolve(end.tournament, recorded), digest };
  }
  return end;
}

interface EventLine {
  readonly recorded: Recorded;
  readonly body: object;
  readonly tournament: string;
  readonly digest: string;
}

function eventIn(line: string): EventLine | undefined {
  const read = tournamentEventLine.safeParse(jsonIn(line));
  if (!read.success) return undefined;
  const { body, type, version, at, by, tournament, digest } = read.data;
  const event = schemas.tournamentEvent.safeParse({ ...body, type });
  return event.success ? { recorded: { version, at, by, event: event.data }, body, tournament, digest } : undefined;
}

function faultInOrder(
  { recorded: { version, at, event }, tournament }: EventLine,
  manifest: TournamentManifest,
  { place, before }: { readonly place: number; readonly before: string },
): string | undefined {
  if (tournament !== manifest.tournament) return "the event belongs to another tournament";
  if (version !== place) return "a version is missing or repeated";
  if ((version === 1) !== (event.type === "TournamentCreated")) return "a tournament is created once, at its beginning";
  return at < before ? "the event is earlier than the one before" : undefined;
}

/** The body is chained as it is stored, without fields that the schema adds. */
function chained({ secret, tournament }: TournamentManifest, previous: string, { recorded, body }: EventLine): string {
  const { at, by, version, event } = recorded;
  return digestOf(secret, previous, canonicalJson({ at, body, by, tournament, type: event.type, version }));
}

function faultInEnd(manifest: TournamentManifest, { tournament, digest }: End): Unsound | undefined {
  const { events, head, scheme, revision, commitment } = manifest;
  const isOver = tournament?.phase === "finished" || tournament?.phase === "cancelled";
  if (tournament === undefined || !isOver) return unsound(events + 2, "the end of the tournament is missing");
  const fits =
    tournament.version === events &&
    digest === head &&
    tournament.scheme === scheme &&
    tournament.revision === revision &&
    tournament.commitment === commitment;
  return fits ? undefined : unsound(1, "the manifest does not fit the events");
}

function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
