import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { publicPlayer } from "./public-data.ts";
import { shareMetadata, unlisted } from "./share-metadata.ts";

/** The metadata of the page of a player. */
export async function playerMetadata(id: string): Promise<Metadata> {
  const player = await publicPlayer(id);
  if (player === undefined) return unlisted;
  const t = await getTranslations("sharing.player");
  const { finished } = player.reliability;
  return shareMetadata({
    title: player.name,
    description: t("description", { name: player.name, finished }),
    path: `/players/${encodeURIComponent(id)}`,
  });
}
