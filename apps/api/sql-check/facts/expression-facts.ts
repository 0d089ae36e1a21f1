import type { Catalog } from "../catalog/catalog.ts";
import type { TreeNode } from "../catalog/query-tree.ts";
import type { Analysis } from "./analysis.ts";
import { aggregateFact, functionFact, operatorFact, windowFact } from "./call-facts.ts";
import { constantFact } from "./constant-facts.ts";
import { typeNumberOf } from "./expression-types.ts";
import { arrayOf, eitherOf, type Fact, maybeNull, neverNull, type TypedFact } from "./facts.ts";
import { outputWith } from "./output-facts.ts";
import type { Scope } from "./scope.ts";
import { subqueryFact } from "./subquery-facts.ts";
import { variableFact } from "./variable-facts.ts";

export function analysisWith(catalog: Catalog, parameters: readonly Fact[]): Analysis {
  const analysis: Analysis = {
    catalog,
    parameterOf: (number) => parameters[number - 1] ?? maybeNull,
    factOf(node, scope) {
      const fact = { type: catalog.typeOf(typeNumberOf(node)), ...untypedFact(analysis, node, scope) };
      return scope.provesNotNull(node) ? { ...fact, isNullable: false } : fact;
    },
    outputOf: outputWith((node, scope) => analysis.factOf(node, scope)),
  };
  return analysis;
}

function untypedFact(analysis: Analysis, node: TreeNode, scope: Scope): Fact | TypedFact {
  const { catalog } = analysis;
  const all = (nodes: readonly TreeNode[]) => nodes.map((one) => analysis.factOf(one, scope));
  switch (node.tag) {
    case "VAR":
      return variableFact(analysis, node, scope);
    case "CONST":
      return constantFact(node, catalog.typeOf(node.number("consttype")));
    case "PARAM":
      return analysis.parameterOf(node.number("paramid"));
    case "NAMEDARGEXPR":
    case "RELABELTYPE":
    case "COERCEVIAIO":
    case "ARRAYCOERCEEXPR":
      return withoutType(eitherOf(all(argumentsOf(node))));
    case "BOOLEXPR":
    case "SCALARARRAYOPEXPR":
      return { isNullable: eitherOf(all(argumentsOf(node))).isNullable };
    case "NULLTEST":
    case "BOOLEANTEST":
    case "DISTINCTEXPR":
    case "SQLVALUEFUNCTION":
    case "ROWEXPR":
      return neverNull;
    case "ARRAYEXPR":
      return arrayOf(eitherOf(all(node.nodes("elements"))));
    case "COALESCEEXPR":
    case "MINMAXEXPR":
      return firstKnown(all(node.nodes("args")));
    case "CASEEXPR":
      return eitherOf(all(branchesOf(node, (condition) => isAlwaysTrue(analysis, condition, scope))));
    case "FUNCEXPR":
      return functionFact(catalog.functionOf(node.number("funcid")), argumentsOf(node), all(argumentsOf(node)));
    case "OPEXPR":
      return operatorFact(catalog.operatorOf(node.number("opno")), all(argumentsOf(node)));
    case "AGGREF":
      return aggregateFact(catalog.functionOf(node.number("aggfnoid")), node, all(argumentsOf(node)), scope);
    case "WINDOWFUNC":
      return windowFact(catalog.functionOf(node.number("winfnoid")));
    case "SUBLINK":
      return subqueryFact(analysis, node, scope);
    default:
      return maybeNull;
  }
}

/** The first of several that is not null. */
function firstKnown(alternatives: readonly Fact[]): Fact {
  return { ...eitherOf(alternatives), isNullable: alternatives.every(({ isNullable }) => isNullable) };
}

function withoutType({ isNullable, hasNullElements, enumValues, json }: Fact): Fact {
  return { isNullable, hasNullElements, enumValues, json };
}

function argumentsOf(node: TreeNode): readonly TreeNode[] {
  const single = node.node("arg");
  const given = single === undefined ? node.nodes("args") : [single];
  return given.flatMap((one) => (one.tag === "TARGETENTRY" ? (one.node("expr") ?? []) : one));
}

/** The results of a CASE, up to the first that is always reached. */
function branchesOf(node: TreeNode, isAlways: (condition: TreeNode | undefined) => boolean): readonly TreeNode[] {
  const whens = node.nodes("args");
  const last = whens.findIndex((when) => isAlways(when.node("expr")));
  const reached = last === -1 ? [...whens, node] : whens.slice(0, last + 1);
  return reached.flatMap((branch) => branch.node("result") ?? branch.node("defresult") ?? []);
}

/** `x is not null`, where x never is. */
function isAlwaysTrue({ factOf }: Analysis, condition: TreeNode | undefined, scope: Scope): boolean {
  const tested =
    condition?.tag === "NULLTEST" && condition.number("nulltesttype") === 1 ? condition.node("arg") : undefined;
  return tested !== undefined && !factOf(tested, scope).isNullable;
}
