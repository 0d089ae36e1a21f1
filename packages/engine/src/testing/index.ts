export { markedMiddleAges, middleAgesMarks } from "../games/middle-ages/testing/marked-box.toy.ts";
export { given, givenPosition } from "./given.ts";
export { keepsThePromises } from "./promises/keeps-the-promises.ts";
export type { Settings } from "./promises/settings.ts";
export { noChance, rolls, scriptedChance } from "./scripted-chance.ts";
export { matchesTranscript, type Transcribed, transcriptOf } from "./transcript.ts";
