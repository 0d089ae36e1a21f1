import { getTranslations } from "next-intl/server";
import { drawnCovers } from "../boards/register.ts";

/** The name of a game in the reader's language, for page titles; `undefined` for an unknown ruleset. */
export async function gameTitle(ruleset: string): Promise<string | undefined> {
  const cover = drawnCovers.find(({ id }) => id === ruleset);
  if (cover === undefined) return undefined;
  const translate = await getTranslations(cover.messages);
  return cover.title((key, values) => translate(key as never, values as never));
}
