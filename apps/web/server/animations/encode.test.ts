import sharp from "sharp";
import { expect, it } from "vitest";
import { encode } from "./encode.ts";

const picture = (background: string) =>
  sharp({ create: { width: 8, height: 4, channels: 3, background } })
    .png()
    .toBuffer();

it.each([1, 2])("makes an animation of %i pictures", async (count) => {
  const pictures = await Promise.all(["red", "blue"].slice(0, count).map(picture));
  for (const format of ["gif", "webp"] as const) {
    const {
      pages = 1,
      width,
      format: made,
    } = await sharp(await encode(pictures, format), { animated: true }).metadata();
    expect([made, pages, width]).toEqual([format, count, 8]);
  }
});
