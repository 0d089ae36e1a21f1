import type { TreeNode } from "../catalog/query-tree.ts";
import type { Analysis } from "./analysis.ts";
import { eitherOf, maybeNull, neverNull } from "./facts.ts";
import { Scope } from "./scope.ts";

/** The columns that a query returns, without those that it only sorts by. */
export function outputsOf(query: TreeNode): readonly TreeNode[] {
  const returned = query.number("commandType") === select ? query.nodes("targetList") : query.nodes("returningList");
  return returned.filter((entry) => !entry.is("resjunk"));
}

const select = 1;

export function outputWith(factOf: Analysis["factOf"]): Analysis["outputOf"] {
  const inWork = new Set<TreeNode>();
  const outputOf: Analysis["outputOf"] = (scope, number) => {
    const entry = outputsOf(scope.query)[number - 1];
    const expression = entry?.node("expr");
    if (entry === undefined || expression === undefined) return { ...maybeNull, type: "unknown" };
    // A recursive query that asks for its own column adds nothing to what its other half says.
    if (inWork.has(entry))
      return { ...neverNull, type: "unknown", enumValues: new Set(), json: { type: "empty array" } };
    inWork.add(entry);
    try {
      const { type, ...fact } = factOf(expression, scope);
      const halves = halvesOf(scope).map((half) => outputOf(half, number));
      return { type, ...(halves.length === 0 ? fact : eitherOf(halves)) };
    } finally {
      inWork.delete(entry);
    }
  };
  return outputOf;
}

/** The queries that UNION, INTERSECT and EXCEPT put together. */
function halvesOf(scope: Scope): readonly Scope[] {
  return leavesOf(scope.query.node("setOperations")).flatMap((leaf) => {
    const subquery = scope.entry(leaf.number("rtindex")).node("subquery");
    return subquery === undefined ? [] : [new Scope(subquery, scope)];
  });
}

function leavesOf(node: TreeNode | undefined): readonly TreeNode[] {
  if (node === undefined) return [];
  return node.tag === "RANGETBLREF" ? [node] : [...leavesOf(node.node("larg")), ...leavesOf(node.node("rarg"))];
}
