import type { tournaments as schemas } from "@seneschal/schema";

/** What is wrong in an exported tournament, in the words of `npm run verify`. */
export const faultTexts = {
  "no-line-break": "the file does not end with a line break",
  "no-manifest": "this is not the manifest of a tournament",
  "other-commitment": "the secret does not fit the commitment",
  "no-event": "this is not an event of a tournament",
  "other-tournament": "the event belongs to another tournament",
  "wrong-version": "a version is missing or repeated",
  "wrong-beginning": "a tournament is created once, at its beginning",
  "wrong-time": "the event is earlier than the one before",
  "wrong-digest": "the digest does not fit the chain",
  "wrong-lot": "a lot was not drawn from the secret",
  "wrong-seed": "the seed was not drawn from the secret",
  "wrong-tables": "the seed leads to other tables",
  "wrong-ranking": "the results lead to another ranking",
  "other-secret": "another secret was published",
  "no-end": "the end of the tournament is missing",
  "other-manifest": "the manifest does not fit the events",
} as const satisfies Record<schemas.VerificationFault, string>;
export type Fault = schemas.VerificationFault;

export interface Unsound {
  readonly isSound: false;
  /** The first line that is wrong, from 1. */
  readonly line: number;
  readonly fault: Fault;
  /** Player of a wrong lot. */
  readonly player?: string;
}
