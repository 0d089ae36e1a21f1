import ts from "typescript";
import { type Fault, faultAt } from "../fault.ts";
import { queryPartsOf, type Source, typeArgumentsOf } from "./query-parts.ts";
import { isUnreadable, textsOf } from "./statement-texts.ts";

/** One text of a statement, and the name under which Postgres keeps it prepared. */
export interface Variant {
  readonly text: string;
  readonly name: string | undefined;
}

/** One call that sends SQL to Postgres. */
export interface Statement {
  readonly call: ts.CallExpression;
  /** Several, if it is put together in several ways. */
  readonly variants: readonly Variant[];
  readonly values: Source | undefined;
  /** The declared type of its rows. */
  readonly row: ts.Type | undefined;
}

/** Functions that send a query on: not the `query` in them but each call of them is checked. */
const forwarders: ReadonlySet<string> = new Set(["insertRows", "streamRows"]);

export interface Found {
  readonly statements: readonly Statement[];
  readonly faults: readonly Fault[];
}

/** All queries in these files; faults where a query cannot be read from the code. */
export function findStatements(checker: ts.TypeChecker, files: readonly ts.SourceFile[]): Found {
  const statements: Statement[] = [];
  const faults: Fault[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && forwarders.has(node.name?.text ?? "")) return;
    const read = ts.isIdentifier(node) || ts.isStringLiteral(node) ? readName(checker, node) : undefined;
    if (read !== undefined && "call" in read) statements.push(read);
    else if (read !== undefined) faults.push(read);
    ts.forEachChild(node, visit);
  };
  files.forEach(visit);
  return { statements, faults };
}

function readName(checker: ts.TypeChecker, name: ts.Identifier | ts.StringLiteral): Statement | Fault | undefined {
  const isForwarder = forwarders.has(name.text) && !ts.isImportSpecifier(name.parent);
  if (name.text === "query" && isDeclared(checker, name)) {
    return faultAt(name, "declare no query of your own: the check knows that of pg alone");
  }
  if (!isForwarder && !(name.text === "query" && isOfPg(checker, name))) return undefined;
  const callee = ts.isPropertyAccessExpression(name.parent) ? name.parent : name;
  const call = callee.parent;
  if (!ts.isCallExpression(call) || call.expression !== callee) {
    return faultAt(name, "call this function where it is named: the check cannot follow it elsewhere");
  }
  if (isCopy(checker, call.arguments[0])) return undefined;
  return readCall(checker, call, isForwarder ? call.arguments.slice(1) : call.arguments);
}

/** A pool could pass as anything that has such a method. */
function isDeclared(checker: ts.TypeChecker, { parent }: ts.Node): boolean {
  const isMember = ts.isPropertySignature(parent) || ts.isMethodSignature(parent) || ts.isMethodDeclaration(parent);
  return isMember && checker.getTypeAtLocation(parent).getCallSignatures().length > 0;
}

/** Is this the `query` of a pool or client, however the code gets at it? */
function isOfPg(checker: ts.TypeChecker, name: ts.Node): boolean {
  const { parent } = name;
  const symbol = ts.isBindingElement(parent)
    ? checker.getPropertyOfType(checker.getTypeAtLocation(parent.parent), "query")
    : checker.getSymbolAtLocation(name);
  const declarations = symbol?.declarations ?? [];
  return declarations.some((declaration) => declaration.getSourceFile().fileName.includes("/@types/pg/"));
}

/** The streams of COPY have neither rows nor values to compare. */
function isCopy(checker: ts.TypeChecker, query: ts.Expression | undefined): boolean {
  const declarations = query === undefined ? [] : (checker.getTypeAtLocation(query).symbol?.declarations ?? []);
  return declarations.some((declaration) => declaration.getSourceFile().fileName.includes("/@types/pg-copy-streams/"));
}

function readCall(
  checker: ts.TypeChecker,
  call: ts.CallExpression,
  [first, second]: readonly ts.Expression[],
): Statement | Fault {
  if (first === undefined) return faultAt(call, "a query needs a statement");
  const { forms, values } = queryPartsOf(checker, first, second);
  const variants: Variant[] = [];
  for (const form of forms) {
    const texts = textsOf(checker, form.text);
    if (isUnreadable(texts)) return faultAt(first, texts.problem);
    const names = form.name === undefined ? [] : textsOf(checker, form.name);
    if (isUnreadable(names) || names.length > 1) {
      return faultAt(first, "the name of a prepared statement must be one literal");
    }
    variants.push(...texts.map((text) => ({ text, name: names[0] })));
  }
  return { call, variants, values, row: rowTypeOf(checker, call) };
}

/** The `R` in what the call returns: Promise<QueryResult<R>>, or AsyncGenerator<R> of a forwarder. */
function rowTypeOf(checker: ts.TypeChecker, call: ts.CallExpression): ts.Type | undefined {
  const [result] = typeArgumentsOf(checker, checker.getTypeAtLocation(call));
  if (result === undefined) return undefined;
  const row = result.symbol?.name === "QueryResult" ? typeArgumentsOf(checker, result)[0] : result;
  return row === undefined || (row.flags & ts.TypeFlags.Any) !== 0 ? undefined : row;
}
