import type { Told } from "../game.ts";
import samples from "./samples.json" with { type: "json" };

/** One fact of each shape that was told in recorded games. */
export const sampled = samples as unknown as readonly Told[];
