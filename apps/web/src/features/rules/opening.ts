import type { Rule, Rulebook } from "../../lib/api-client/types.ts";

/** The first rules of a rule book and the titles of all its chapters. */
export interface RulebookOpening {
  readonly chapters: readonly string[];
  /** Whether these are all rules. */
  readonly isWhole: boolean;
  readonly rules: readonly Rule[];
}

/** In characters of the rules. */
const openingLength = 3_000;

/** A whole rule book. */
export function wholeOf({ rules }: Pick<Rulebook, "rules">): RulebookOpening {
  return { chapters: [...new Set(rules.map(({ chapter }) => chapter))], rules, isWhole: true };
}

/** What the first HTML of a rule book contains. The browser fetches the rest, so that the page is not too heavy. */
export function openingOf(rulebook: Pick<Rulebook, "rules">): RulebookOpening {
  const { chapters, rules } = wholeOf(rulebook);
  let length = 0;
  const isFirst = ({ text }: Rule) => {
    length += text.length;
    return length <= openingLength;
  };
  const end = rules.findIndex((rule) => !isFirst(rule));
  return end === -1 ? { chapters, rules, isWhole: true } : { chapters, rules: rules.slice(0, end), isWhole: false };
}
