import { fief1429 } from "./fief-1429.ts";
import { fiefOriginal, fiefVitale } from "./fief-classic.ts";
import { middleAges } from "./middle-ages.ts";
import { village } from "./village.ts";

/** Every ruleset that is played here: one line each. */
export const rulesetSchemas = [middleAges, village, fief1429, fiefOriginal, fiefVitale] as const;
