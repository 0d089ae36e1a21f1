export { entriesOf } from "./chronicle.ts";
export { cubes, wares } from "./game.ts";
export { lineOf } from "./told-words.ts";
export { capital, cubesOf, figuresOf, nameOf, namesOf, payOf, placeOf, waresOf, whoOf } from "./wording.ts";
