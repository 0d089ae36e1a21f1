export { markedMiddleAges, middleAgesMarks } from "../games/middle-ages/testing/marked-box.fixture.ts";
export type { Settings } from "../laws/settings.ts";
export { describeRulesetContract } from "./contract/describe-ruleset-contract.ts";
export { given, givenPosition } from "./given.ts";
export { type Asked, playedUntil } from "./played-until.ts";
export { givenBeginning, type Possibilities, possible } from "./position.ts";
export { noChance, rolls, type ScriptedDraw, scriptedChance } from "./scripted-chance.ts";
export { matchesTranscript, type Transcribed, transcriptOf } from "./transcript.ts";
