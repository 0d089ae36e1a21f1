export { entriesOf } from "./chronicle.ts";
export { cardName, cardOf, ecusOf, goodsOf, kindOfCard, pledgeOf, soldiersOf, titlesOf } from "./pieces.ts";
export { foreseenLineOf, lineOf } from "./told-words.ts";
export { valuesOf } from "./values.ts";
