import type { FiefClassic } from "@seneschal/schema/games/fief-classic";

/** In the vocabulary of both editions. */
export type Told = FiefClassic["told"];
