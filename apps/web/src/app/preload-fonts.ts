import { preload } from "react-dom";

/** The fonts of almost every page, in the Latin subset; the stylesheets find all others. */
const fonts = [
  new URL("@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2", import.meta.url),
  new URL("@fontsource/grenze-gotisch/files/grenze-gotisch-latin-600-normal.woff2", import.meta.url),
];

/** Lets the browser fetch the fonts at once, and not only when it has read the stylesheets. */
export function preloadFonts(): void {
  for (const { href } of fonts) preload(href, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}
