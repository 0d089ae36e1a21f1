export { entriesOf } from "./chronicle.ts";
export { lineOf, previewLineOf } from "./fact-lines.ts";
export { cardName, cardOf, ecusOf, goodsOf, kindOfCard, pledgeOf, soldiersOf, titlesOf } from "./pieces.ts";
export { valuesOf } from "./values.ts";
