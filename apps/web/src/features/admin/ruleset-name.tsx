import { boardOf } from "../../boards/register.ts";
import { useWords } from "../../boards/words.ts";

/** A ruleset as its players call it. */
export function RulesetName({ ruleset }: { readonly ruleset: string }) {
  const board = boardOf(ruleset);
  return board.title(useWords(board.messages));
}
