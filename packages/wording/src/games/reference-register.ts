import { reference as fief1429 } from "./fief-1429/reference.ts";
import { reference as fiefClassic } from "./fief-classic/reference.ts";
import type { GameReference } from "./game-reference.ts";
import { reference as middleAges } from "./middle-ages/reference.ts";
import { reference as village } from "./village/reference.ts";

/** The reference of every game that is played here: one line each. The site does not load it. */
export const gameReferences: readonly GameReference[] = [middleAges, village, fief1429, fiefClassic];
