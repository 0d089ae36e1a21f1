import type { Rule } from "../../lib/api-client/types.ts";

/**
 * The rules that contain every word, in the order of the rule book: in their text, their number or the title of their
 * chapter, whatever the case and the accents. All rules without a word.
 */
export function searchRules(rules: readonly Rule[], words: string): readonly Rule[] {
  const wanted = plain(words).split(/\s+/);
  return rules.filter(({ number, chapter, text }) => {
    const searched = plain(`${number} ${chapter} ${text}`);
    return wanted.every((word) => searched.includes(word));
  });
}

/** Without accents, ligatures and capitals, and with straight apostrophes. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("’", "'")
    .trim();
}
