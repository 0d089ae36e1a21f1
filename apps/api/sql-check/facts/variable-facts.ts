import type { TreeNode } from "../catalog/query-tree.ts";
import type { Analysis } from "./analysis.ts";
import { eitherOf, type Fact, maybeNull, neverNull, nullableIf, type TypedFact } from "./facts.ts";
import { Scope } from "./scope.ts";

/** A column of a table, subquery or join, as an expression sees it. */
export function variableFact(analysis: Analysis, variable: TreeNode, from: Scope): Fact | TypedFact {
  const scope = from.up(variable.number("varlevelsup"));
  const [entry, column] = [variable.number("varno"), variable.number("varattno")];
  const fact = columnFact(analysis, scope, scope.entry(entry), column);
  if (scope.provesColumnNotNull(entry, column)) return { ...fact, isNullable: false };
  const isNulled = variable.numbers("varnullingrels").some((join) => scope.isNulledBy(join));
  return nullableIf(isNulled || variable.number("varreturningtype") === oldRow, fact);
}

const oldRow = 1;

function columnFact(analysis: Analysis, scope: Scope, entry: TreeNode, number: number): Fact | TypedFact {
  if (number === wholeRow) return rowFact(analysis, scope, entry);
  if (number < 0) return neverNull;
  switch (entry.number("rtekind")) {
    case kinds.table:
      return tableColumnFact(analysis, entry, number);
    case kinds.subquery:
      return analysis.outputOf(new Scope(nodeOf(entry, "subquery"), scope), number);
    case kinds.join:
      return expressionFact(analysis, scope, entry.nodes("joinaliasvars")[number - 1]);
    case kinds.function:
      return functionColumnFact(analysis, scope, entry);
    case kinds.values:
      return eitherOf(entry.rows("values_lists").map((row) => expressionFact(analysis, scope, row[number - 1])));
    case kinds.commonTable:
      return analysis.outputOf(scope.commonTable(entry), number);
    case kinds.group:
      return expressionFact(analysis, scope, entry.nodes("groupexprs")[number - 1]);
    default:
      return maybeNull;
  }
}

const wholeRow = 0;
/** As Postgres numbers them: RTEKind in parsenodes.h. */
const kinds = { table: 0, subquery: 1, join: 2, function: 3, values: 5, commonTable: 6, group: 9 };

function tableColumnFact({ catalog, outputOf }: Analysis, entry: TreeNode, number: number): Fact {
  const view = catalog.viewOf(entry.number("relid"));
  if (view !== undefined) return outputOf(new Scope(view), number);
  const column = catalog.columnOf(entry.number("relid"), number);
  if (column === undefined) return maybeNull;
  return { isNullable: !column.isNotNull, enumValues: column.enumValues };
}

/** One value per row: functions that return records do not say what may be null in them. */
function functionColumnFact(analysis: Analysis, scope: Scope, entry: TreeNode): Fact {
  const [only, ...others] = entry.nodes("functions");
  const call = only?.node("funcexpr");
  if (call === undefined || others.length > 0 || only?.number("funccolcount") !== 1) return maybeNull;
  return analysis.factOf(call, scope);
}

/** The row as JSON: its columns by name. */
function rowFact(analysis: Analysis, scope: Scope, entry: TreeNode): Fact {
  const names = entry.node("eref")?.texts("colnames") ?? [];
  const fields = names.map((name, place) => {
    const fact = columnFact(analysis, scope, entry, place + 1);
    const type = analysis.catalog.columnOf(entry.number("relid"), place + 1)?.type ?? "unknown";
    return [name, { type, ...fact }] as const;
  });
  return { isNullable: false, json: { type: "object", fields: new Map(fields) } };
}

function expressionFact({ factOf }: Analysis, scope: Scope, expression: TreeNode | undefined): Fact | TypedFact {
  return expression === undefined ? maybeNull : factOf(expression, scope);
}

function nodeOf(node: TreeNode, field: string): TreeNode {
  const found = node.node(field);
  if (found === undefined) throw new Error(`${node.tag} has no ${field}`);
  return found;
}
