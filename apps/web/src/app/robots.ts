import type { MetadataRoute } from "next";
import { siteOrigin } from "./metadata/site-origin.ts";

/** Search engines read public pages. Link previews need the pictures of positions, which are paths of the API. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  return {
    rules: {
      userAgent: "*",
      allow: ["/", "/v1/games/*/position.png", "/v1/games/*/position.svg"],
      disallow: ["/v1/", "/account", "/admin", "/dev/", "/device", "/games/new", "/invitations/", "/oauth/", "/setup"],
    },
    sitemap: `${await siteOrigin()}/sitemap.xml`,
  };
}
