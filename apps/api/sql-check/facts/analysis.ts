import type { Catalog } from "../catalog/catalog.ts";
import type { TreeNode } from "../catalog/query-tree.ts";
import type { Fact, TypedFact } from "./facts.ts";
import type { Scope } from "./scope.ts";

/** What the parts of the analysis ask each other. What is not known to be never null counts as nullable. */
export interface Analysis {
  readonly catalog: Catalog;
  /** What is known about the values that the statement gets, by number. */
  readonly parameterOf: (number: number) => Fact;
  readonly factOf: (expression: TreeNode, scope: Scope) => TypedFact;
  /** A column that a query returns, by its number. */
  readonly outputOf: (query: Scope, number: number) => TypedFact;
}
