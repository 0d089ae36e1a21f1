import { joinClauses } from "./clauses.ts";
import type { Translate } from "./entries/entry.ts";
import { nameOf, type Readers } from "./people.ts";

/** The score of one seat or player, with the tie-breaks that decided; names are those of the ruleset. */
export interface Scored {
  readonly score: number;
  readonly tieBreaks?: readonly { readonly name: string; readonly value: number }[] | undefined;
}

/** A score in the words of its game: "3 points (king, 7 villages)". `t` translates the messages of the game. */
export function describeScore(t: Translate, { score, tieBreaks = [] }: Scored): string {
  const decided = tieBreaks.map(({ name, value }) => t(`outcome.tieBreaks.${name}`, { value })).filter(Boolean);
  const points = t("outcome.score", { score });
  return decided.length === 0 ? points : `${points} (${decided.join(", ")})`;
}

/** A ranking in one line, the winners first: "1. Maud, 3 points; 2. Odo, 2 points". `t` has the message `ranked`. */
export const describeRanking = (t: Translate, ranking: readonly Ranked[], readers: Readers): string =>
  joinClauses(
    t,
    ranking
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ seat, rank, ...scored }) =>
        t("ranked", { rank, name: nameOf(readers, seat), score: describeScore(t, scored) }),
      ),
  );

interface Ranked extends Scored {
  readonly seat: number;
  readonly rank: number;
}
