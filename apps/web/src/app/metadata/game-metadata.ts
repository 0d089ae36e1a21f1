import type { Metadata } from "next";
import { getFormatter, getTranslations } from "next-intl/server";
import { translateWith } from "../../boards/translate-with.ts";
import { winnersOf } from "../../components/games/winners.ts";
import { markedPeopleOf } from "../../components/seats/people.ts";
import type { Game } from "../../lib/api-client/types.ts";
import { gameTitle } from "../game-title.ts";
import { publicGame } from "./public-data.ts";
import { shareMetadata, unlisted } from "./share-metadata.ts";

/** The metadata of the page of a game. A private game has the same as none. */
export async function gameMetadata(id: string): Promise<Metadata> {
  const game = await publicGame(id);
  if (game === undefined) return unlisted;
  return shareMetadata({ title: game.name, description: await descriptionOf(game), path: `/games/${id}` });
}

/** The metadata of the replay of a game. */
export async function replayMetadata(id: string): Promise<Metadata> {
  const game = await publicGame(id);
  if (game === undefined) return unlisted;
  const t = await getTranslations("replay");
  return shareMetadata({
    title: t("title", { name: game.name }),
    description: await descriptionOf(game),
    path: `/games/${id}/replay`,
  });
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
