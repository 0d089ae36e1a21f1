import type { Rule } from "../../../lib/api-client/types.ts";
import { plainText } from "./plain-text.ts";

/**
 * The rules that contain every word, in the order of the rule book: in their text, their number or the title of their
 * chapter, whatever the case and the accents. All rules without a word.
 */
export function searchRules(rules: readonly Rule[], words: string): readonly Rule[] {
  const wanted = wordsIn(words);
  return rules.filter(({ number, chapter, text }) => {
    const searched = plainText(`${number} ${chapter} ${text}`);
    return wanted.every((word) => searched.includes(word));
  });
}

/** What is searched for: no word finds everything. */
const wordsIn = (words: string): readonly string[] => plainText(words).trim().split(/\s+/);
