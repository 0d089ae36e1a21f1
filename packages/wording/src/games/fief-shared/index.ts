export { dealKind, lordsOf } from "./goods.ts";
export { atName, capital, listOf, nameOf, namesOf, ofName, whoOf } from "./names.ts";
export { keyword, type Values } from "./values.ts";
