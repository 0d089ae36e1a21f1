import "@fontsource/grenze-gotisch/600.css";
import "@fontsource-variable/alegreya/wght.css";
import "@fontsource-variable/alegreya/wght-italic.css";
// Before all other styles, because it sets the order of the layers.
import "./globals.css";
import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import { NextIntlClientProvider } from "next-intl";
import { getLocale, getMessages, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Sprites } from "../boards/sprites.tsx";
import { Providers } from "../components/layout/providers.tsx";
import { ServiceWorker } from "../components/layout/service-worker.tsx";
import { TimeZone } from "../components/layout/time-zone.tsx";
import { layoutMessages } from "../i18n/generated/page-messages.ts";
import { languageOf } from "../i18n/languages.ts";
import { pickMessages } from "../i18n/pick-messages.ts";
import { siteOrigin } from "./metadata/site-origin.ts";
import { preloadFonts } from "./preload-fonts.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("common");
  return {
    metadataBase: new URL(await siteOrigin()),
    title: { default: t("site"), template: `%s · ${t("site")}` },
    description: t("motto"),
    applicationName: t("site"),
    icons: { icon: { url: "/icons/seneschal.svg", type: "image/svg+xml" }, apple: "/icons/seneschal-180.png" },
    openGraph: { type: "website", siteName: t("site"), description: t("motto"), images: ["/icons/seneschal-512.png"] },
    formatDetection: { telephone: false },
  };
}

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#F3EAD3" },
    { media: "(prefers-color-scheme: dark)", color: "#17110B" },
  ],
};

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  preloadFonts();
  const nonce = (await headers()).get("x-nonce") ?? "";
  return (
    // A script sets the theme on this element before the first paint; the server does not know it.
    <html lang={languageOf(await getLocale())} suppressHydrationWarning>
      <body>
        <Sprites />
        <NextIntlClientProvider messages={pickMessages(await getMessages(), layoutMessages)}>
          <Providers nonce={nonce}>
            <TimeZone />
            <ServiceWorker />
            {children}
          </Providers>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
