/** A node of the query tree that Postgres stores for views and for the bodies of SQL functions. */
export class TreeNode {
  readonly tag: string;
  readonly #fields: ReadonlyMap<string, Value>;

  constructor(tag: string, fields: ReadonlyMap<string, Value>) {
    this.tag = tag;
    this.#fields = fields;
  }

  text(field: string): string | undefined {
    const value = this.#fields.get(field);
    return typeof value === "string" ? value : undefined;
  }

  number(field: string): number {
    return Number(this.text(field) ?? 0);
  }

  is(field: string): boolean {
    return this.text(field) === "true";
  }

  node(field: string): TreeNode | undefined {
    const value = this.#fields.get(field);
    return value instanceof TreeNode ? value : undefined;
  }

  nodes(field: string): readonly TreeNode[] {
    return this.#list(field).filter((value) => value instanceof TreeNode);
  }

  /** The rows of a VALUES list. */
  rows(field: string): readonly (readonly TreeNode[])[] {
    return this.#list(field).map((row) => (Array.isArray(row) ? row.filter((value) => value instanceof TreeNode) : []));
  }

  texts(field: string): readonly string[] {
    return this.#list(field).filter((value) => typeof value === "string");
  }

  /** A list of numbers, such as `(b 1 2)` or `[ 1 0 0 0 ]`. */
  numbers(field: string): readonly number[] {
    return this.#list(field).flatMap((value) =>
      typeof value === "string" && /^\d+$/.test(value) ? [Number(value)] : [],
    );
  }

  /** The same for nodes that mean the same; it tells a variable by its place, whatever joins it went through. */
  get meaning(): string {
    if (this.tag === "VAR")
      return variableMeaning(this.number("varno"), this.number("varattno"), this.number("varlevelsup"));
    const fields = [...this.#fields].filter(([field]) => field !== "location");
    return `{${this.tag} ${fields.map(([field, value]) => `${field} ${meaningOf(value)}`).join(" ")}}`;
  }

  #list(field: string): readonly Value[] {
    const value = this.#fields.get(field);
    return Array.isArray(value) ? value : [];
  }
}

export function variableMeaning(entry: number, column: number, levelsUp: number): string {
  return `VAR ${entry}.${column} up ${levelsUp}`;
}

function meaningOf(value: Value): string {
  if (value instanceof TreeNode) return value.meaning;
  return Array.isArray(value) ? `(${value.map(meaningOf).join(" ")})` : String(value);
}

type Value = TreeNode | string | undefined | readonly Value[];

/** The queries in a stored tree. */
export function queriesIn(stored: string): readonly TreeNode[] {
  const tokens = stored.match(/[(){}]|(?:\\[\s\S]|[^\s(){}\\])+/g) ?? [];
  return nodesIn(new TreeReader(tokens).value());
}

function nodesIn(value: Value): readonly TreeNode[] {
  if (value instanceof TreeNode) return [value];
  return Array.isArray(value) ? value.flatMap(nodesIn) : [];
}

class TreeReader {
  readonly #tokens: readonly string[];
  #next = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  value(): Value {
    const token = this.#take();
    if (token === "{") return this.#node();
    if (token === "(") return this.#valuesUpTo((next) => next === ")");
    return token === "<>" ? undefined : plain(token);
  }

  #node(): TreeNode {
    const tag = this.#take();
    const fields = new Map<string, Value>();
    while (this.#peek() !== "}") {
      const field = this.#take().slice(1);
      const values = this.#fieldValues();
      fields.set(field, values.length === 1 ? values[0] : values);
    }
    this.#take();
    return new TreeNode(tag, fields);
  }

  #fieldValues(): readonly Value[] {
    const values: Value[] = [];
    while (this.#peek() !== "}" && !this.#peek().startsWith(":")) values.push(this.value());
    return values;
  }

  #valuesUpTo(isEnd: (token: string) => boolean): readonly Value[] {
    const values: Value[] = [];
    while (!isEnd(this.#peek())) values.push(this.value());
    this.#take();
    return values;
  }

  #peek(): string {
    const token = this.#tokens[this.#next];
    if (token === undefined) throw new Error("the query tree ends too early");
    return token;
  }

  #take(): string {
    const token = this.#peek();
    this.#next += 1;
    return token;
  }
}

function plain(token: string): string {
  const bare = token.startsWith('"') && token.endsWith('"') ? token.slice(1, -1) : token;
  return bare.replace(/\\([\s\S])/g, "$1");
}
