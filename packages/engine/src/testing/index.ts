export { given, givenPosition } from "./given.ts";
export { noChance, rolls, scriptedChance } from "./scripted-chance.ts";
