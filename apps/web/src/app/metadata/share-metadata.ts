import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { siteOrigin } from "./site-origin.ts";

interface SharedPage {
  /** Without the name of the site. */
  readonly title: string;
  readonly description: string;
  /** Of the page on this site, without what only changes how it is shown. */
  readonly path: string;
  readonly image?: SharedImage;
  /** Whether other sites can embed it (oEmbed). */
  readonly isEmbeddable?: boolean;
}

export interface SharedImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Title, description and preview of a public page, for its tab, for search engines and for links to it. */
export async function shareMetadata({ title, description, path, image, isEmbeddable }: SharedPage): Promise<Metadata> {
  const t = await getTranslations("common");
  return {
    title,
    description,
    alternates: {
      canonical: path,
      ...(isEmbeddable && { types: { "application/json+oembed": [{ title, url: await oembedAddress(path) }] } }),
    },
    openGraph: {
      type: "website",
      siteName: t("site"),
      locale: (await getLocale()).replace("-", "_"),
      title,
      description,
      url: path,
      ...(image !== undefined && { images: [image] }),
    },
    twitter: { card: image === undefined ? "summary" : "summary_large_image" },
  };
}

const oembedAddress = async (path: string): Promise<string> =>
  `/oembed?url=${encodeURIComponent((await siteOrigin()) + path)}`;

/** The picture of a game that the rules and the lobby show. */
export const coverImage = (ruleset: string, language: string, alt: string): SharedImage => ({
  url: `/pictures/${ruleset}.${language}.jpg`,
  width: 700,
  height: 394,
  alt,
});

/** The metadata of a page that is not public: the same as of a page that does not exist. */
export const unlisted: Metadata = { robots: { index: false } };
