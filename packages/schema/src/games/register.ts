import { fief1429 } from "./fief-1429/index.ts";
import { fiefOriginal, fiefVitale } from "./fief-classic/index.ts";
import { middleAges } from "./middle-ages/index.ts";
import { village } from "./village/index.ts";

/** Every ruleset that is played here: one line each. */
export const rulesetSchemas = [middleAges, village, fief1429, fiefOriginal, fiefVitale] as const;
