export { entriesOf } from "./chronicle.ts";
export {
  cardName,
  cardOf,
  ecusOf,
  goodsOf,
  isLordCard,
  lordName,
  pledgeOf,
  sexOf,
  titlesOf,
  troopsOf,
} from "./pieces.ts";
export { foreseenLineOf, lineOf } from "./told-words.ts";
export { valuesOf } from "./values.ts";
