import { getTranslations } from "next-intl/server";
import { titleOf } from "../boards/titles.ts";

/** The name of a game in the reader's language, for the head of its pages; nothing for a game that nobody knows. */
export async function gameTitle(ruleset: string): Promise<string | undefined> {
  const title = titleOf(ruleset);
  if (title === undefined) return undefined;
  return (await getTranslations(title.messages))(title.key as never);
}
