import type { Place } from "../standings/results.ts";
import type { EventOf } from "./types.ts";

type RecordedPlace = EventOf<"TableEnded">["places"][number];

const perPoint = 100;

/**
 * Results in the unit that players count. Earlier events have no tie-breaks; their scores of Fief 1429 are 100 for each
 * victory point and 1 for each village.
 */
export const placesIn = (ruleset: string, recorded: readonly RecordedPlace[]): readonly Place[] =>
  recorded.map(({ tieBreaks, ...place }) => {
    if (tieBreaks !== undefined) return { ...place, tieBreaks };
    if (ruleset !== "fief-1429" || place.isForfeit) return { ...place, tieBreaks: [] };
    const villages = place.score % perPoint;
    return { ...place, score: Math.floor(place.score / perPoint), tieBreaks: [{ name: "villages", value: villages }] };
  });
