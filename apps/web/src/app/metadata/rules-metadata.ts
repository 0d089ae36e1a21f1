import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { languageOf } from "../../i18n/languages.ts";
import { gameTitle } from "../game-title.ts";
import { coverImage, shareMetadata, unlisted } from "./share-metadata.ts";

/** The metadata of the rules of a game. */
export async function rulesMetadata(ruleset: string): Promise<Metadata> {
  const t = await getTranslations("rules");
  const game = await gameTitle(ruleset);
  if (game === undefined) return { ...unlisted, title: t("title") };
  const language = languageOf(await getLocale());
  return shareMetadata({
    title: t("of", { game }),
    description: (await getTranslations("sharing.rules"))("description", { game }),
    path: `/rules/${ruleset}`,
    image: coverImage(ruleset, language, game),
  });
}
