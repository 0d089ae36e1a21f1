import { tournaments as schemas } from "@seneschal/schema";
import { type AppliedEvents, type Recorded, type state, tournamentDigestOf } from "@seneschal/tournament";

/** A tournament after its last event, with the secret and last digest of its log. */
export interface StoredTournament {
  readonly id: string;
  readonly tournament: state.Tournament;
  readonly secret: string;
  readonly digest: string;
}

export interface LogEntry extends Recorded {
  readonly digest: string;
}

export interface TournamentTransition {
  readonly before: StoredTournament | undefined;
  readonly steps: readonly LogEntry[];
  readonly after: StoredTournament;
}

/** The log entries for the decided events, and the tournament after them. */
export function tournamentTransition(
  { id, secret }: Pick<StoredTournament, "id" | "secret">,
  before: StoredTournament | undefined,
  { recorded, after }: AppliedEvents,
): TournamentTransition {
  let digest = before?.digest ?? "";
  const steps = recorded.map(readable).map((entry) => {
    const { type, ...body } = entry.event;
    digest = tournamentDigestOf(secret, digest, { ...entry, tournament: id, type, body });
    return { ...entry, digest };
  });
  return { before, steps, after: { id, secret, tournament: after, digest } };
}

/** Throws if an event does not match its schema, so that the log never contains an unreadable event. */
const readable = (recorded: Recorded): Recorded => ({
  ...recorded,
  event: schemas.tournamentEvent.parse(recorded.event),
});
