import type { Fief1429 } from "@seneschal/schema/games/fief-1429";
import told from "./told.json" with { type: "json" };

/** One fact of each shape that was told in recorded games. */
export const sampled = told as unknown as readonly Fief1429["told"][];
