// What the tests of a ruleset need, on top of vitest and fast-check; law 7 in other locales also needs tsup.

export type { Origin } from "../../engine/src/laws/settings.ts";
export { describeRulesetContract } from "../../engine/src/testing/contract/describe-ruleset-contract.ts";
export { given, givenPosition } from "../../engine/src/testing/given.ts";
export { type Asked, playedUntil } from "../../engine/src/testing/played-until.ts";
export { givenBeginning, type Possibilities, possible } from "../../engine/src/testing/position.ts";
export { noChance, rolls, type ScriptedDraw, scriptedChance } from "../../engine/src/testing/scripted-chance.ts";
export { matchesTranscript, type Transcribed, transcriptOf } from "../../engine/src/testing/transcript.ts";
export { describeRulesetPackage } from "./testing/describe-ruleset-package.ts";
