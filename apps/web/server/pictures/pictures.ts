import { readFileSync } from "node:fs";
import { encode } from "../animations/encode.ts";
import { scenesOf } from "../animations/scenes.ts";
import { drawPosition, type PictureRequest } from "./position-picture.tsx";
import { rasterize } from "./rasterize.ts";
import { rulesIn } from "./stylesheet.ts";

/** The fonts of the pictures; programs without them use what they have. */
const fonts: ReadonlyMap<string, string> = new Map([
  ["--text", "Alegreya, Georgia, serif"],
  ["--display", "Grenze Gotisch, Georgia, serif"],
]);

/** From the stylesheet that the build writes next to this module. */
const rules = rulesIn(readFileSync(new URL("./pictures.css", import.meta.url), "utf8")).map((rule) => ({
  ...rule,
  declarations: rule.declarations.map(([name, value]) => [name, fonts.get(name) ?? value] as const),
}));

/** What the web server loads when the first picture is asked for. */
export const pictures = {
  draw: (request: PictureRequest) => drawPosition(request, rules),
  rasterize,
  scenesOf,
  encode,
};
export type Pictures = typeof pictures;
