import { middleAges } from "./middle-ages.ts";
import { village } from "./village.ts";

/** Every ruleset that is played here: one line each. */
export const rulesetSchemas = [middleAges, village] as const;
