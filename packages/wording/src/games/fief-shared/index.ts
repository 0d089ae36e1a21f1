export { lordsOf } from "./goods.ts";
export { atName, capital, listOf, nameOf, namesOf, ofName, whoOf } from "./names.ts";
export type { Values } from "./values.ts";
