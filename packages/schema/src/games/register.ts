import { middleAges } from "./middle-ages.ts";

/** Every ruleset that is played here: one line each. */
export const rulesetSchemas = [middleAges] as const;
