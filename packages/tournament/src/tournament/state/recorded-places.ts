import type { Place } from "../../standings/results.ts";
import type { EventOf } from "./types.ts";

type RecordedPlace = EventOf<"TableEnded">["places"][number];

const perPoint = 100;

/** The API once took any score; sums of larger ones would not be finite. */
const scoreMax = 1e12;
const bounded = (score: number) => Math.max(-scoreMax, Math.min(scoreMax, score));

/**
 * Results in the unit that players count. Earlier events have no tie-breaks; their scores of Fief 1429 are 100 for each
 * victory point and 1 for each village.
 */
export const placesIn = (ruleset: string, recorded: readonly RecordedPlace[]): readonly Place[] =>
  recorded.map(({ tieBreaks, ...place }) => {
    const score = bounded(place.score);
    if (tieBreaks !== undefined) return { ...place, score, tieBreaks };
    if (ruleset !== "fief-1429" || place.isForfeit) return { ...place, score, tieBreaks: [] };
    const villages = place.score % perPoint;
    return { ...place, score: Math.floor(place.score / perPoint), tieBreaks: [{ name: "villages", value: villages }] };
  });
