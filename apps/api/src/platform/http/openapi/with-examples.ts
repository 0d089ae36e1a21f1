/** Requests and responses recorded by a test. */
export interface Examples {
  readonly operations: Readonly<Record<string, OperationExample>>;
  /** A response for each kind of problem. */
  readonly problems: Readonly<Record<string, unknown>>;
}

export interface OperationExample {
  readonly request?: unknown;
  readonly status: number;
  readonly answer?: unknown;
}

type JsonObject = { readonly [name: string]: unknown };

/** Returns the document with recorded examples. */
export function withExamples(document: JsonObject, { operations, problems }: Examples): JsonObject {
  const paths = mapped(nodeOf(document.paths), (path) =>
    mapped(nodeOf(path), (operation) => {
      const example = operations[String(nodeOf(operation).operationId)];
      return operationWith(nodeOf(operation), example, problems);
    }),
  );
  return { ...document, paths };
}

function operationWith(
  operation: JsonObject,
  example: OperationExample | undefined,
  problems: Examples["problems"],
): JsonObject {
  const responses = mapped(nodeOf(operation.responses), (response, status) => {
    if (String(example?.status) === status) return withContent(nodeOf(response), { example: example?.answer });
    return Number(status) < 400 ? response : withContent(nodeOf(response), { examples: namedIn(response, problems) });
  });
  const body = operation.requestBody;
  if (body === undefined || example?.request === undefined) return { ...operation, responses };
  return { ...operation, requestBody: withContent(nodeOf(body), { example: example.request }), responses };
}

/** The description of an error names its possible problems in backticks. */
function namedIn(response: unknown, problems: Examples["problems"]): JsonObject | undefined {
  const description = String(nodeOf(response).description);
  const named = Object.entries(problems).filter(([code]) => description.includes(`\`${code}\``));
  return named.length === 0 ? undefined : Object.fromEntries(named.map(([code, value]) => [code, { value }]));
}

function withContent(part: JsonObject, addition: JsonObject): JsonObject {
  const known = Object.fromEntries(Object.entries(addition).filter(([, value]) => value !== undefined));
  if (part.content === undefined) return part;
  return { ...part, content: mapped(nodeOf(part.content), (media) => ({ ...nodeOf(media), ...known })) };
}

function mapped(node: JsonObject, change: (value: unknown, name: string) => unknown): JsonObject {
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, change(value, name)]));
}

function nodeOf(value: unknown): JsonObject {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
