import type { Metadata } from "next";
import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { translateWith } from "../../boards/translate-with.ts";
import { winnersOf } from "../../components/games/winners.ts";
import { markedPeopleOf } from "../../components/seats/people.ts";
import { languageOf } from "../../i18n/languages.ts";
import type { Game } from "../../lib/api-client/types.ts";
import { gameTitle } from "../game-title.ts";
import { publicGame } from "./public-data.ts";
import { coverImage, type SharedImage, shareMetadata, unlisted } from "./share-metadata.ts";

/** The metadata of the page of a game. A private game has the same as none. */
export async function gameMetadata(id: string): Promise<Metadata> {
  const game = await publicGame(id);
  if (game === undefined) return unlisted;
  return shareMetadata({
    title: game.name,
    description: await descriptionOf(game),
    path: `/games/${id}`,
    image: await imageOf(game),
    isEmbeddable: game.startedAt !== null,
  });
}

/**
 * The metadata of the replay of a game.
 * @param at the version that the address names, if it does
 */
export async function replayMetadata(id: string, at?: string): Promise<Metadata> {
  const game = await publicGame(id);
  if (game === undefined) return unlisted;
  const t = await getTranslations("replay");
  return shareMetadata({
    title: t("title", { name: game.name }),
    description: await descriptionOf(game),
    path: `/games/${id}/replay`,
    image: await imageOf(game, at),
    isEmbeddable: game.startedAt !== null,
  });
}

/** The metadata of the report on a game: what it shows is for readers of the page alone. */
export async function reportMetadata(id: string): Promise<Metadata> {
  const game = await publicGame(id);
  if (game === undefined) return unlisted;
  const t = await getTranslations("game-report");
  return { ...unlisted, title: t("title", { name: game.name }) };
}

/** The position of a game that has begun; before that the game as such. */
async function imageOf(game: Game, at?: string): Promise<SharedImage> {
  const language = languageOf(await getLocale());
  if (game.startedAt === null) return coverImage(game.ruleset, language, game.name);
  const step = at !== undefined && /^\d{1,9}$/.test(at) ? `&at=${at}` : "";
  const url = `/v1/games/${game.id}/position.png?language=${language}${step}`;
  return { url, width: 1200, height: 630, alt: game.name };
}

/** The game, its players, and how it stands: "Village with Oda and Thibault. Won by Oda." */
async function descriptionOf(game: Game): Promise<string> {
  const t = await getTranslations("sharing.game");
  const format = await getFormatter();
  const people = markedPeopleOf(game, translateWith(await getTranslations("common"))).map(({ name }) => name);
  const winners = winnersOf(game).map(({ seat }) => people[seat] ?? "");
  const taken = game.seats.filter(({ kind }) => kind !== "nobody").length;
  return t(winners.length > 0 ? "won" : game.state, {
    game: (await gameTitle(game.ruleset)) ?? game.ruleset,
    players: format.list(people),
    winners: format.list(winners),
    taken,
    seats: people.length,
  });
}
