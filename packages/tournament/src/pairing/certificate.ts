import { type Contender, meetingCount } from "./contender.ts";
import { type Cost, type CostTerms, costOf, type Draft, meetingsAgain } from "./cost.ts";

/** Properties of a pairing that anyone can check. Stored with the pairing. */
export interface Certificate {
  readonly algorithm: string;
  readonly method: "every draft" | "local search" | "matching";
  readonly cost: Cost;
  /** The number of pairs at the same table that have met before. */
  readonly meetingsAgain: number;
  /** The minimum of repeated pairs for these table sizes: players without new opponents must meet an old one again. */
  readonly meetingsAgainAtLeast: number;
  /** Whether no swap of two players lowers the cost. */
  readonly isSwapOptimal: boolean;
}

/** Raised when the same input may give another pairing. */
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
    const unmet = contenders.filter((other) => other !== one && meetingCount(one, other) === 0).length;
    return Math.max(0, smallest - 1 - unmet);
  });
  return Math.ceil(forced.reduce((sum, count) => sum + count, 0) / 2);
}
