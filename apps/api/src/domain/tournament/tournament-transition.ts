import { tournaments as schemas } from "@seneschal/schema";
import type { AppliedEvents, Recorded, state } from "@seneschal/tournament";
import { canonicalJson, digestOf } from "../game/proof/digest.ts";

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
    digest = tournamentDigestOf(secret, digest, id, entry);
    return { ...entry, digest };
  });
  return { before, steps, after: { id, secret, tournament: after, digest } };
}

/** Throws if an event does not match its schema, so that the log never contains an unreadable event. */
const readable = (recorded: Recorded): Recorded => ({
  ...recorded,
  event: schemas.tournamentEvent.parse(recorded.event),
});

/** The digest chain of a tournament's log, built like that of a game: anyone can check it once the secret is published. */
export function tournamentDigestOf(
  secret: string,
  previous: string,
  tournament: string,
  { version, at, by, event }: Recorded,
): string {
  const { type, ...body } = event;
  return digestOf(secret, previous, canonicalJson({ at, body, by, tournament, type, version }));
}
