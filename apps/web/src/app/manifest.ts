import type { MetadataRoute } from "next";
import { getTranslations } from "next-intl/server";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations("common");
  return {
    id: "/",
    name: t("site"),
    short_name: t("site"),
    description: t("motto"),
    start_url: "/",
    display: "standalone",
    background_color: "#F3EAD3",
    theme_color: "#F3EAD3",
    categories: ["games"],
    icons: [
      { src: "/icons/seneschal.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icons/seneschal-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/seneschal-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
