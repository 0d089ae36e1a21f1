import { coverOf } from "../../../boards/register.ts";
import { useWords } from "../../../boards/words.ts";

/** The name of a ruleset. */
export function RulesetName({ ruleset }: { readonly ruleset: string }) {
  const cover = coverOf(ruleset);
  return cover.title(useWords(cover.messages));
}
