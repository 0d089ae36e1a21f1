import { coverOf } from "../../../boards/register.ts";
import { useTranslate } from "../../../boards/use-translate.ts";

/** The name of a ruleset. */
export function RulesetName({ ruleset }: { readonly ruleset: string }) {
  const cover = coverOf(ruleset);
  return cover.title(useTranslate(cover.messages));
}
