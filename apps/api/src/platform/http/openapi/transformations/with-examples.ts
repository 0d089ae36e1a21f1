import { jsonLinesType } from "../../responses/json-lines.ts";
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
  /** The answer as JSON lines, if the operation has it in another form, too. */
  readonly lines?: string;
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
    if (String(example?.status) === status)
      return withContent(response, (type) => ({ example: answerAs(type, example) }));
    return Number(status) < 400 ? response : withContent(response, () => ({ examples: namedIn(response, problems) }));
  });
  const body = operation.requestBody;
  if (!isObject(body) || example?.request === undefined) return { ...operation, responses };
  return { ...operation, requestBody: withContent(body, () => ({ example: example.request })), responses };
}

const answerAs = (type: string, example: OperationExample | undefined) =>
  type === jsonLinesType ? (example?.lines ?? example?.answer) : example?.answer;

/** The description of an error names its possible problems in backticks. */
function namedIn({ description: text }: JsonObject, problems: Examples["problems"]): JsonObject | undefined {
  const description = String(text);
  const named = Object.entries(problems).filter(([code]) => description.includes(`\`${code}\``));
  return named.length === 0
    ? undefined
    : (Object.fromEntries(named.map(([code, value]) => [code, { value }])) as JsonObject);
}

/** `additionFor` says what to add to a media type. */
function withContent(part: JsonObject, additionFor: (type: string) => Readonly<Record<string, unknown>>): JsonObject {
  if (!isObject(part.content)) return part;
  const content = mapValues(part.content, (media, type) => {
    const known = Object.entries(additionFor(type)).filter(([, value]) => value !== undefined);
    return { ...(media as JsonObject), ...(Object.fromEntries(known) as JsonObject) };
  });
  return { ...part, content };
}
