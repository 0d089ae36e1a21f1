import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { languageOf } from "../../i18n/languages.ts";
import { gameTitle } from "../game-title.ts";
import { publicTournament } from "./public-data.ts";
import { coverImage, shareMetadata, unlisted } from "./share-metadata.ts";

/** The metadata of the page of a tournament. A draft has the same as none. */
export async function tournamentMetadata(id: string): Promise<Metadata> {
  const tournament = await publicTournament(id);
  if (tournament === undefined || tournament.phase === "draft") {
    return { ...unlisted, title: (await getTranslations("tournaments"))("title") };
  }
  const { plan, phase } = tournament;
  const t = await getTranslations("sharing.tournament");
  const players = tournament.players.filter(({ status }) => status !== "withdrawn").length;
  const game = (await gameTitle(plan.ruleset)) ?? plan.ruleset;
  return shareMetadata({
    title: plan.name,
    description: t(phase, { game, players }),
    path: `/tournaments/${id}`,
    image: coverImage(plan.ruleset, languageOf(await getLocale()), game),
  });
}
