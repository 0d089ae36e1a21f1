import { getTranslations } from "next-intl/server";
import { drawnCovers } from "../boards/register.ts";
import { translateWith } from "../boards/translate-with.ts";

/** The name of a game in the reader's language, for page titles; `undefined` for an unknown ruleset. */
export async function gameTitle(ruleset: string): Promise<string | undefined> {
  const cover = drawnCovers.find(({ id }) => id === ruleset);
  return cover?.title(translateWith(await getTranslations(cover.messages)));
}
