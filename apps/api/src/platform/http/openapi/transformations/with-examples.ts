import { isObject, type JsonObject, mapOperations, mapValues, type OpenApiDocument, type Operation } from "./json.ts";

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

/** Returns the document with recorded examples. */
export function withExamples(document: OpenApiDocument, { operations, problems }: Examples): OpenApiDocument {
  return mapOperations(document, (operation) =>
    operationWith(operation, operations[String(operation.operationId)], problems),
  );
}

function operationWith(
  operation: Operation,
  example: OperationExample | undefined,
  problems: Examples["problems"],
): Operation {
  const responses = mapValues(operation.responses, (response, status) => {
    if (String(example?.status) === status) return withContent(response, { example: example?.answer });
    return Number(status) < 400 ? response : withContent(response, { examples: namedIn(response, problems) });
  });
  const body = operation.requestBody;
  if (!isObject(body) || example?.request === undefined) return { ...operation, responses };
  return { ...operation, requestBody: withContent(body, { example: example.request }), responses };
}

/** The description of an error names its possible problems in backticks. */
function namedIn({ description: text }: JsonObject, problems: Examples["problems"]): JsonObject | undefined {
  const description = String(text);
  const named = Object.entries(problems).filter(([code]) => description.includes(`\`${code}\``));
  return named.length === 0
    ? undefined
    : (Object.fromEntries(named.map(([code, value]) => [code, { value }])) as JsonObject);
}

function withContent(part: JsonObject, addition: Readonly<Record<string, unknown>>): JsonObject {
  const known = Object.fromEntries(Object.entries(addition).filter(([, value]) => value !== undefined)) as JsonObject;
  if (!isObject(part.content)) return part;
  return { ...part, content: mapValues(part.content, (media) => ({ ...(media as JsonObject), ...known })) };
}
