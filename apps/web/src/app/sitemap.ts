import type { MetadataRoute } from "next";
import { serverClient } from "../lib/queries/prefetch/server-client.ts";
import { fixedPages, listedGames, listedTournaments } from "./metadata/listed-pages.ts";
import { siteOrigin } from "./metadata/site-origin.ts";

/** The public pages. Players are not listed: search engines find them where they have played. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const client = await serverClient();
  const origin = await siteOrigin();
  const [games, tournaments] = await Promise.all([listedGames(client), listedTournaments(client)]);
  return [...fixedPages, ...tournaments, ...games].map(({ path, changedAt }) => ({
    url: origin + path,
    ...(changedAt !== undefined && { lastModified: changedAt }),
  }));
}
