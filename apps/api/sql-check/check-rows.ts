import ts from "typescript";
import { isTypeOf } from "./compare-types.ts";
import type { Column } from "./describe-statement.ts";
import { type Fault, faultAt } from "./fault.ts";
import { has, typeText } from "./postgres-types.ts";
import type { Statement } from "./statements/find-statements.ts";

/** Does the declared row have exactly the columns of the statement, with their types? */
export function checkRows(
  checker: ts.TypeChecker,
  { call, row }: Statement,
  columns: readonly Column[],
): readonly Fault[] {
  const returned = columns.filter(({ type }) => type !== "void");
  if (row === undefined) return returned.length === 0 || isUnread(call) ? [] : [faultAt(call, undeclared(returned))];
  if (!isRecord(checker, row)) {
    return [faultAt(call, "the type of the rows must be one object type that names each column")];
  }
  const declared = new Map(checker.getPropertiesOfType(row).map((property) => [property.name, property]));
  const names = new Set(returned.map(({ name }) => name));
  const missing = [...declared.keys()].filter((name) => !names.has(name));
  return [
    ...missing.map((name) => faultAt(call, `the statement returns no column "${name}"`)),
    ...returned.flatMap((column) => columnFault(checker, call, column, declared.get(column.name)) ?? []),
  ];
}

function columnFault(
  checker: ts.TypeChecker,
  call: ts.Node,
  column: Column,
  property: ts.Symbol | undefined,
): Fault | undefined {
  const expected = typeText(column);
  if (property === undefined) return faultAt(call, `the row type lacks column "${column.name}": ${expected}`);
  const type = checker.getTypeOfSymbol(property);
  if (isTypeOf(checker, type, column)) return undefined;
  const declared = checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  return faultAt(call, `column "${column.name}": expected ${expected}, declared ${declared}`);
}

/** Rows that are handed on unread: nothing can be done with `unknown` before it is parsed. */
export function isOpaque(checker: ts.TypeChecker, row: ts.Type | undefined): boolean {
  if (row === undefined) return false;
  const [index] = checker.getIndexInfosOfType(row);
  return index !== undefined && has(index.type, ts.TypeFlags.Unknown) && checker.getPropertiesOfType(row).length === 0;
}

function isRecord(checker: ts.TypeChecker, row: ts.Type): boolean {
  return checker.getIndexInfosOfType(row).length === 0 && (has(row, ts.TypeFlags.Object) || row.isIntersection());
}

function undeclared(columns: readonly Column[]): string {
  const members = columns.map((column) => `${column.name}: ${typeText(column)}`);
  return `the rows have no declared type; expected { ${members.join("; ")} }`;
}

/** Is the result dropped, or only its `rowCount` used? */
function isUnread(call: ts.CallExpression): boolean {
  let result: ts.Node = call;
  while (ts.isAwaitExpression(result.parent) || ts.isParenthesizedExpression(result.parent)) result = result.parent;
  const { parent } = result;
  if (ts.isExpressionStatement(parent)) return true;
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text === "rowCount";
  if (!ts.isVariableDeclaration(parent) || !ts.isObjectBindingPattern(parent.name)) return false;
  return parent.name.elements.every(({ propertyName, name }) => (propertyName ?? name).getText() === "rowCount");
}
