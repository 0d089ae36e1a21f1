import { tournaments as schemas } from "@seneschal/schema";
import { tournamentCommitmentOf, tournamentDigestOf } from "../tournament/chance.ts";
import { evolve } from "../tournament/state/evolve.ts";
import { pairingRevision } from "../tournament/state/pairing-revision.ts";
import type { Tournament } from "../tournament/state/tournament.ts";
import type { Recorded, TournamentEvent } from "../tournament/state/types.ts";
import type { Fault, Unsound } from "./faults.ts";
import { type ComputedFault, faultInComputed } from "./verify-computed.ts";

type Manifest = schemas.TournamentManifest;

export type TournamentVerdict =
  | {
      readonly isSound: true;
      readonly manifest: Manifest;
      readonly name: string;
      /** False if it was paired by earlier rules: then its pairings and rankings were not repeated. */
      readonly pairingsChecked: boolean;
    }
  | Unsound;

const unsound = (line: number, fault: Fault): Unsound => ({ isSound: false, line, fault });

/** Verifies an exported tournament: the digest chain, the commitment, the lots, and that draws and results give these tables and rankings. */
export function verifyTournamentExport(text: string): TournamentVerdict {
  const steps = verificationSteps(text);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The same line by line: yields the share that is verified, from 0 to 1, so that a page can show it. */
export function* verificationSteps(text: string): Generator<number, TournamentVerdict> {
  const end = yield* linesVerified(text, true);
  if ("isSound" in end) return end;
  const { manifest, tournament } = end;
  return { isSound: true, manifest, name: tournament.plan.name, pairingsChecked: arePairingsChecked(manifest) };
}

/** The tournament of a file whose chain is intact. Nothing is computed again, because that takes long. */
export function readTournamentExport(text: string): ExportRead | Unsound {
  const steps = linesVerified(text, false);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

interface ExportRead {
  readonly manifest: Manifest;
  readonly tournament: Tournament;
  /** The line that entered each player, from 1. */
  readonly entryLines: ReadonlyMap<string, number>;
  /** The line with its last settings. */
  readonly planLine: number;
}

function* linesVerified(text: string, repeatsComputed: boolean): Generator<number, ExportRead | Unsound> {
  const lines = text.split("\n");
  if (lines.pop() !== "") return unsound(lines.length + 1, "no-line-break");
  const about = schemas.tournamentManifest.safeParse(jsonIn(lines[0] ?? ""));
  if (!about.success) return unsound(1, "no-manifest");
  const manifest = about.data;
  const { tournament: id, secret, scheme } = manifest;
  if (tournamentCommitmentOf({ id, secret, scheme }) !== manifest.commitment) return unsound(1, "other-commitment");
  let end: End = { tournament: undefined, digest: "", at: "" };
  const entryLines = new Map<string, number>();
  let planLine = 1;
  for (const [place, line] of lines.entries()) {
    if (place === 0) continue;
    const next = afterLine(manifest, end, { place, line, repeatsComputed });
    if ("isSound" in next) return next;
    if (next.event.type === "PlayerEntered") entryLines.set(next.event.player, place + 1);
    if ("plan" in next.event) planLine = place + 1;
    end = next;
    yield place / (lines.length - 1);
  }
  const fault = faultInEnd(manifest, end);
  return fault ?? { manifest, tournament: end.tournament as Tournament, entryLines, planLine };
}

const arePairingsChecked = ({ revision }: Manifest) => revision === pairingRevision;

/** After the last event that was verified. */
interface End {
  readonly tournament: Tournament | undefined;
  readonly digest: string;
  readonly at: string;
}

interface Next extends End {
  readonly event: TournamentEvent;
}

interface NextLine {
  readonly place: number;
  readonly line: string;
  readonly repeatsComputed: boolean;
}

function afterLine(manifest: Manifest, end: End, { place, line, repeatsComputed }: NextLine): Next | Unsound {
  const read = eventIn(line);
  if (read === undefined) return unsound(place + 1, "no-event");
  const fault =
    faultIn(manifest, end, read, place) ?? (repeatsComputed ? faultInComputedOf(manifest, end, read) : undefined);
  if (fault !== undefined) return { isSound: false, line: place + 1, ...fault };
  const { digest, recorded } = read;
  const { event, at } = recorded;
  return { tournament: evolve(end.tournament, recorded), digest, at, event };
}

interface EventLine {
  readonly recorded: Recorded;
  readonly body: object;
  readonly tournament: string;
  readonly digest: string;
}

function eventIn(line: string): EventLine | undefined {
  const read = schemas.tournamentEventLine.safeParse(jsonIn(line));
  if (!read.success) return undefined;
  const { body, type, version, at, by, tournament, digest } = read.data;
  const event = schemas.tournamentEvent.safeParse({ ...body, type });
  return event.success ? { recorded: { version, at, by, event: event.data }, body, tournament, digest } : undefined;
}

function faultIn(manifest: Manifest, end: End, read: EventLine, place: number): ComputedFault | undefined {
  const fault = faultInOrder(manifest, end, read, place);
  if (fault !== undefined) return { fault };
  return chained(manifest, end.digest, read) === read.digest ? undefined : { fault: "wrong-digest" };
}

const faultInComputedOf = (
  manifest: Manifest,
  { tournament }: End,
  { recorded }: EventLine,
): ComputedFault | undefined => faultInComputed(manifest.secret, tournament, recorded, arePairingsChecked(manifest));

function faultInOrder(
  manifest: Manifest,
  end: End,
  { recorded: { version, at, event }, tournament }: EventLine,
  place: number,
): Fault | undefined {
  if (tournament !== manifest.tournament) return "other-tournament";
  if (version !== place) return "wrong-version";
  if ((version === 1) !== (event.type === "TournamentCreated")) return "wrong-beginning";
  return at < end.at ? "wrong-time" : undefined;
}

/** The body is chained as it is stored, without fields that the schema adds. */
function chained({ secret, tournament }: Manifest, previous: string, { recorded, body }: EventLine): string {
  const { at, by, version, event } = recorded;
  return tournamentDigestOf(secret, previous, { at, body, by, tournament, type: event.type, version });
}

function faultInEnd(manifest: Manifest, { tournament, digest }: End): Unsound | undefined {
  const { events, head, scheme, revision, commitment } = manifest;
  const isOver = tournament?.phase === "finished" || tournament?.phase === "cancelled";
  if (tournament === undefined || !isOver) return unsound(events + 2, "no-end");
  const fits =
    tournament.version === events &&
    digest === head &&
    tournament.scheme === scheme &&
    tournament.revision === revision &&
    tournament.commitment === commitment;
  return fits ? undefined : unsound(1, "other-manifest");
}

function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
