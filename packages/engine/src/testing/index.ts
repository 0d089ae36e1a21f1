export { markedMiddleAges, middleAgesMarks } from "../games/middle-ages/testing/marked-box.fixture.ts";
export { describeRulesetContract } from "./contract/describe-ruleset-contract.ts";
export type { Settings } from "./contract/settings.ts";
export { given, givenPosition } from "./given.ts";
export { noChance, rolls, scriptedChance } from "./scripted-chance.ts";
export { matchesTranscript, type Transcribed, transcriptOf } from "./transcript.ts";
