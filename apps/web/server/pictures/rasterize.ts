import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cardWidth } from "./picture-card.tsx";

let library: Promise<typeof import("sharp").default> | undefined;

/** A picture as PNG. @param width in pixels */
export async function rasterize(svg: string, width: number): Promise<Buffer> {
  const sharp = await drawingLibrary();
  const density = (72 * width) / cardWidth;
  return sharp(Buffer.from(svg), { density }).resize({ width }).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** sharp, loaded when it is needed for the first time. */
export function drawingLibrary(): Promise<typeof import("sharp").default> {
  library ??= loaded();
  return library;
}

/** The library draws letters with the fonts that a configuration file names. Those of the machine are not used. */
async function loaded() {
  const folder = mkdtempSync(join(tmpdir(), "seneschal-fonts-"));
  const file = join(folder, "fonts.conf");
  writeFileSync(file, configuration(fileURLToPath(new URL("./fonts/", import.meta.url)), folder));
  process.env.FONTCONFIG_FILE = file;
  const { default: sharp } = await import("sharp");
  // One picture at a time must leave the other processors to requests.
  sharp.concurrency(1);
  return sharp;
}

const configuration = (fonts: string, cache: string) =>
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${escaped(fonts)}</dir><cachedir>${escaped(cache)}</cachedir></fontconfig>
`;

const escaped = (path: string) => path.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
