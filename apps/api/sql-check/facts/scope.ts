import { type TreeNode, variableMeaning } from "../catalog/query-tree.ts";

/** A query and those around it: the numbers and names in its expressions lead there. */
export class Scope {
  readonly query: TreeNode;
  readonly #outer: Scope | undefined;
  #proven: Proven | undefined;

  constructor(query: TreeNode, outer?: Scope) {
    this.query = query;
    this.#outer = outer;
  }

  up(levels: number): Scope {
    if (levels === 0) return this;
    if (this.#outer === undefined) throw new Error("an expression names a query that is not around it");
    return this.#outer.up(levels - 1);
  }

  /** An entry of the range table: a table, a subquery, a join … */
  entry(number: number): TreeNode {
    const entry = this.query.nodes("rtable")[number - 1];
    if (entry === undefined) throw new Error(`the query has no range table entry ${number}`);
    return entry;
  }

  /** The scope of a common table expression that an entry names. */
  commonTable(entry: TreeNode): Scope {
    const home = this.up(entry.number("ctelevelsup"));
    const found = home.query.nodes("cteList").find((cte) => cte.text("ctename") === entry.text("ctename"));
    const query = found?.node("ctequery");
    if (query === undefined) throw new Error(`no common table expression ${entry.text("ctename")}`);
    return new Scope(query, home);
  }

  /** Do only rows count in which this expression is not null? */
  provesNotNull(expression: TreeNode): boolean {
    return this.#facts().expressions.has(expression.meaning);
  }

  provesColumnNotNull(entry: number, column: number): boolean {
    return this.#facts().expressions.has(variableMeaning(entry, column, 0));
  }

  /** Can a row count that an outer join has filled with nulls? */
  isNulledBy(join: number): boolean {
    return !this.#facts().joins.has(join);
  }

  #facts(): Proven {
    this.#proven ??= provenBy(conditionsOf(this.query.node("jointree")));
    return this.#proven;
  }
}

interface Proven {
  readonly expressions: ReadonlySet<string>;
  readonly joins: ReadonlySet<number>;
}

/** The conditions that every row meets: WHERE, and ON of inner joins that no outer join can leave out. */
function conditionsOf(node: TreeNode | undefined): readonly TreeNode[] {
  if (node === undefined) return [];
  const here = allOf(node.node("quals"));
  if (node.tag === "FROMEXPR") return [...here, ...node.nodes("fromlist").flatMap(conditionsOf)];
  const [left, right] = [conditionsOf(node.node("larg")), conditionsOf(node.node("rarg"))];
  switch (node.number("jointype")) {
    case joins.inner:
      return [...here, ...left, ...right];
    case joins.left:
      return left;
    case joins.right:
      return right;
    default:
      return [];
  }
}

/** As Postgres numbers them: JoinType in nodes.h. */
const joins = { inner: 0, left: 1, right: 3 };

function allOf(condition: TreeNode | undefined): readonly TreeNode[] {
  if (condition === undefined) return [];
  const isAnd = condition.tag === "BOOLEXPR" && condition.text("boolop") === "and";
  return isAnd ? condition.nodes("args").flatMap(allOf) : [condition];
}

function provenBy(conditions: readonly TreeNode[]): Proven {
  const expressions = conditions.flatMap(neverNullIn);
  return {
    expressions: new Set(expressions.map(({ meaning }) => meaning)),
    joins: new Set(expressions.flatMap((expression) => expression.numbers("varnullingrels"))),
  };
}

/** Expressions that cannot be null where this condition holds: a comparison with null is never true. */
function neverNullIn(condition: TreeNode): readonly TreeNode[] {
  const args = condition.nodes("args");
  switch (condition.tag) {
    case "NULLTEST":
      return condition.number("nulltesttype") === isNotNull ? partsOf(condition.node("arg")) : [];
    case "OPEXPR":
      return args.flatMap(partsOf);
    case "SCALARARRAYOPEXPR":
      return condition.is("useOr") ? args.slice(0, 1).flatMap(partsOf) : [];
    case "VAR":
      return [condition];
    default:
      return [];
  }
}

const isNotNull = 1;

/** A cast of null is null, and a row is only "not null" if none of its fields is null. */
function partsOf(node: TreeNode | undefined): readonly TreeNode[] {
  if (node === undefined) return [];
  if (node.tag === "ROWEXPR") return [node, ...node.nodes("args").flatMap(partsOf)];
  if (node.tag === "RELABELTYPE" || node.tag === "COERCEVIAIO") return [node, ...partsOf(node.node("arg"))];
  return [node];
}
