import type { AnyRuleset } from "../core/ruleset.ts";
import { fief1429 } from "./fief-1429/ruleset.ts";
import { fiefOriginal } from "./fief-classic/original/ruleset.ts";
import { fiefVitale } from "./fief-classic/vitale/ruleset.ts";
import { middleAges } from "./middle-ages/ruleset.ts";
import { village } from "./village/ruleset.ts";

/** Every ruleset that is played here: one line each. */
export const rulesets: readonly AnyRuleset[] = [middleAges, village, fief1429, fiefOriginal, fiefVitale];
