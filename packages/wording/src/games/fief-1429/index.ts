export { entriesOf } from "./chronicle.ts";
export { lineOf, previewLineOf } from "./fact-lines.ts";
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
export { valuesOf } from "./values.ts";
