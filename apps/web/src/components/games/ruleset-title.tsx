"use client";

import { coverOf } from "../../boards/register.ts";
import { useTranslate } from "../../boards/use-translate.ts";

/** The title of the game that a ruleset plays, as text. */
export function RulesetTitle({ ruleset }: { readonly ruleset: string }) {
  const cover = coverOf(ruleset);
  return cover.title(useTranslate(cover.messages));
}
