import type { FiefClassic } from "@seneschal/schema/games/fief-classic";

/** In the vocabulary of both editions. */
export type Fact = FiefClassic["redactedFact"];
