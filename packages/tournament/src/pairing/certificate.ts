import { type Contender, timesMet } from "./contender.ts";
import { type Cost, type CostTerms, costOf, type Draft, meetingsAgain } from "./cost.ts";

/** What anyone can check about a pairing; stored with it. */
export interface Certificate {
  readonly algorithm: string;
  readonly method: "every draft" | "local search" | "matching";
  readonly cost: Cost;
  /** Pairs at a table who have met before. */
  readonly meetingsAgain: number;
  /** No draft of these sizes has fewer: players who have run out of new opponents must meet an old one. */
  readonly meetingsAgainAtLeast: number;
  /** No swap of two players makes it better. */
  readonly isSwapOptimal: boolean;
}

/** Raised when the same players may be paired differently. */
const algorithm = "tables-1";

export function certificateOf(
  draft: Draft,
  terms: CostTerms,
  proof: Pick<Certificate, "method" | "isSwapOptimal">,
): Certificate {
  return {
    algorithm,
    cost: costOf(draft, terms),
    meetingsAgain: meetingsAgain(draft),
    meetingsAgainAtLeast: fewestMeetingsAgain(draft, terms.contenders),
    ...proof,
  };
}

function fewestMeetingsAgain(draft: Draft, contenders: readonly Contender[]): number {
  const smallest = Math.min(...draft.map(({ length }) => length));
  const forced = contenders.map((one) => {
    const unmet = contenders.filter((other) => other !== one && timesMet(one, other) === 0).length;
    return Math.max(0, smallest - 1 - unmet);
  });
  return Math.ceil(forced.reduce((sum, count) => sum + count, 0) / 2);
}
