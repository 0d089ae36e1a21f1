import { drawingLibrary } from "../pictures/rasterize.ts";
import type { AnimationFormat } from "./animation-query.ts";

/** How long a picture is shown, and the last one. */
const delayMs = { each: 900, last: 4000 };

/** An endless animation of pictures of the same size, in their order. */
export async function encode(pictures: readonly Buffer[], format: AnimationFormat): Promise<Buffer> {
  const sharp = await drawingLibrary();
  const delay = pictures.map((_, place) => (place === pictures.length - 1 ? delayMs.last : delayMs.each));
  const [only, ...others] = pictures;
  // One picture cannot be joined.
  const joined = others.length === 0 ? sharp(only) : sharp([...pictures], { join: { animated: true } });
  if (format === "webp") return joined.webp({ delay, loop: 0, quality: 75, effort: 2 }).toBuffer();
  return joined.gif({ delay, loop: 0, effort: 4, dither: 0.5 }).toBuffer();
}
