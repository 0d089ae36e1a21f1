export { reference } from "./reference.ts";
export { exampleGame } from "./wording.ts";
