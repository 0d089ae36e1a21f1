import { coverOf } from "../../../boards/register.ts";
import { useWords } from "../../../boards/words.ts";

/** A ruleset as its players call it. */
export function RulesetName({ ruleset }: { readonly ruleset: string }) {
  const cover = coverOf(ruleset);
  return cover.title(useWords(cover.messages));
}
