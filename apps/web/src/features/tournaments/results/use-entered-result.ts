import { useState } from "react";
import type { TablePlace } from "../../../lib/api-client/types.ts";
import { isRankedByScore, rankedByScore } from "./ranked-by-score.ts";

export interface EnteredResult {
  readonly places: readonly TablePlace[];
  /** Places are entered, because scores are unknown or do not decide. */
  readonly isByPlace: boolean;
  onChange(places: readonly TablePlace[]): void;
  onModeChange(isByPlace: boolean): void;
  reset(): void;
}

/** A result that is being entered. It starts by score, unless the initial places do not follow from the scores. */
export function useEnteredResult(initial: readonly TablePlace[]): EnteredResult {
  const [edited, setEdited] = useState<readonly TablePlace[] | null>(null);
  const [mode, setMode] = useState<"place" | "score" | null>(null);
  const places = edited ?? initial;
  const isByPlace = mode === null ? !isRankedByScore(initial) : mode === "place";
  return {
    places,
    isByPlace,
    onChange: setEdited,
    onModeChange: (isNowByPlace) => {
      setMode(isNowByPlace ? "place" : "score");
      setEdited(isNowByPlace ? withoutGaps(places) : rankedByScore(places));
    },
    reset: () => {
      setEdited(null);
      setMode(null);
    },
  };
}

/** By place, scores that were not entered are 0. */
const withoutGaps = (places: readonly TablePlace[]): readonly TablePlace[] =>
  places.map((place) => ({ ...place, score: Number.isNaN(place.score) ? 0 : place.score }));
