import type { TreeNode } from "../catalog/query-tree.ts";

/** The number of the type of an expression; 0 where its node does not tell. */
export function typeNumberOf(node: TreeNode): number {
  const field = fields[node.tag];
  if (field !== undefined) return node.number(field);
  return truths.has(node.tag) ? boolean : 0;
}

const fields: Readonly<Record<string, string>> = {
  VAR: "vartype",
  CONST: "consttype",
  PARAM: "paramtype",
  FUNCEXPR: "funcresulttype",
  OPEXPR: "opresulttype",
  NULLIFEXPR: "opresulttype",
  AGGREF: "aggtype",
  WINDOWFUNC: "wintype",
  RELABELTYPE: "resulttype",
  COERCEVIAIO: "resulttype",
  ARRAYCOERCEEXPR: "resulttype",
  FIELDSELECT: "resulttype",
  COALESCEEXPR: "coalescetype",
  MINMAXEXPR: "minmaxtype",
  CASEEXPR: "casetype",
  ARRAYEXPR: "array_typeid",
  SQLVALUEFUNCTION: "type",
  SUBSCRIPTINGREF: "refrestype",
};

const truths: ReadonlySet<string> = new Set([
  "BOOLEXPR",
  "NULLTEST",
  "BOOLEANTEST",
  "DISTINCTEXPR",
  "SCALARARRAYOPEXPR",
]);
const boolean = 16;
