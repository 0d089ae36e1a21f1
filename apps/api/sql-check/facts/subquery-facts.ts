import type { TreeNode } from "../catalog/query-tree.ts";
import type { Analysis } from "./analysis.ts";
import { arrayOf, type Fact, maybeNull, neverNull, nullableIf, type TypedFact } from "./facts.ts";
import { Scope } from "./scope.ts";

/** A subquery in an expression: EXISTS, ARRAY, or one value. */
export function subqueryFact({ outputOf }: Analysis, node: TreeNode, scope: Scope): Fact | TypedFact {
  const query = node.node("subselect");
  if (query === undefined) return maybeNull;
  const inner = new Scope(query, scope);
  switch (node.number("subLinkType")) {
    case kinds.exists:
      return { ...neverNull, type: "boolean" };
    case kinds.any:
      return { ...maybeNull, type: "boolean" };
    case kinds.array: {
      const element = outputOf(inner, 1);
      return { ...arrayOf(element), type: `${element.type}[]` };
    }
    case kinds.value:
      return nullableIf(!hasAlwaysOneRow(query), outputOf(inner, 1));
    default:
      return maybeNull;
  }
}

/** As Postgres numbers them: SubLinkType in primnodes.h. */
const kinds = { exists: 0, any: 2, value: 4, array: 6 };

/** An aggregate without groups, or a query without a table, always returns a row. */
function hasAlwaysOneRow(query: TreeNode): boolean {
  const hides = ["havingQual", "limitCount", "limitOffset"].some((clause) => query.node(clause) !== undefined);
  if (hides || query.nodes("groupClause").length > 0) return false;
  const from = query.node("jointree");
  return query.is("hasAggs") || (from?.nodes("fromlist").length === 0 && from.node("quals") === undefined);
}
