import { canonicalJsonWithout } from "@seneschal/schema";
import { digestOf, textOf } from "../game/proof/digest.ts";
import { evolveStudy, type Study } from "./study.ts";
import { type RecordedStudyEvent, type StudyEvent, studyEvent } from "./study-events.ts";

/** Events that a command has decided on, and who acts. */
export interface DecidedStudyEvents {
  readonly by: string | null;
  readonly at: string;
  readonly events: readonly StudyEvent[];
}

/** The next events of a study, with the study after them. They are stored together or not at all. */
export interface StudyTransition {
  readonly before: Study | undefined;
  readonly steps: readonly StudyStep[];
  readonly after: Study;
}
export interface StudyStep extends RecordedStudyEvent {
  /** Canonical JSON of the event without its type, as it is stored. */
  readonly body: string;
}

/** The events of a study with their digests. Times in a stream never decrease, even if a clock was set back. */
export function studyTransition(
  { id, secret }: Pick<Study, "id" | "secret">,
  before: Study | undefined,
  { by, at: now, events }: DecidedStudyEvents,
): StudyTransition {
  const at = before !== undefined && now < before.changedAt ? before.changedAt : now;
  const steps: StudyStep[] = [];
  let study = before;
  for (const event of events.map((one) => studyEvent.parse(one) as StudyEvent)) {
    const version = (study?.version ?? 0) + 1;
    const body = studyBodyOf(event);
    const digest = studyDigestOf(secret, study?.digest ?? "", { study: id, version, at, by, type: event.type }, body);
    const step = { study: id, version, at, by, event, digest, body };
    steps.push(step);
    study = evolveStudy(study, step, secret);
  }
  if (study === undefined) throw new Error(`no events for study ${id}`);
  return { before, steps, after: study };
}

/** Canonical JSON of an event without its type. */
const studyBodyOf = (event: StudyEvent): string => canonicalJsonWithout(event, "type");

/** What the digest of an event covers besides its body. */
export interface StudyEventHead {
  readonly study: string;
  readonly version: number;
  readonly at: string;
  readonly by: string | null;
  readonly type: string;
}

/** The digest of an event: that of games, over the account as well. */
export function studyDigestOf(
  secret: string,
  previous: string,
  { study, version, at, by, type }: StudyEventHead,
  body: string,
): string {
  const text = textOf({ game: study, version, at, event: { type } }, body);
  return digestOf(secret, previous, `${JSON.stringify(by)}${text}`);
}
