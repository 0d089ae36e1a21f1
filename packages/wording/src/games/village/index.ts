export { entriesOf } from "./chronicle.ts";
export { lineOf, previewLineOf } from "./fact-lines.ts";
export { cubes, wares } from "./game.ts";
export { capital, cubesOf, figuresOf, nameOf, namesOf, payOf, placeOf, waresOf, whoOf } from "./names.ts";
