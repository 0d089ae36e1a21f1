import type { Recorded } from "@seneschal/tournament";
import { canonicalJson } from "../game/canonical-json.ts";
import { digestOf } from "../game/digest-chain.ts";

/** The chain over a tournament's log, made as that of a game: anybody can check it once the secret is shown. */
export function tournamentDigestOf(
  secret: string,
  previous: string,
  tournament: string,
  { version, at, by, event }: Recorded,
): string {
  const { type, ...body } = event;
  return digestOf(secret, previous, canonicalJson({ at, body, by, tournament, type, version }));
}
