export { entriesOf } from "./chronicle.ts";
export { changeOf } from "./coins.ts";
export { causeOf } from "./fact-lines.ts";
export { figure, nameOf, signed, signedCoins, tileInFull, tileName, tilesOf } from "./names.ts";
export { eventRules, incomeRules } from "./rules.ts";
