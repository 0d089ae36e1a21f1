export { entriesOf } from "./chronicle.ts";
export { changeOf } from "./coins.ts";
export { causeOf } from "./told-words.ts";
export { figure, nameOf, signed, tileInFull, tileName, tilesOf } from "./wording.ts";
