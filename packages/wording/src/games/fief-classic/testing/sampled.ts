import type { Told } from "../game.ts";
import told from "./told.json" with { type: "json" };

/** One fact of each shape that was told in recorded games. */
export const sampled = told as unknown as readonly Told[];
