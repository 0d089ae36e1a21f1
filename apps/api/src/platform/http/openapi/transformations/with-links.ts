import { type JsonObject, mapOperations, mapValues, type OpenApiDocument } from "./json.ts";

/** Where the parameters of the next operations are: in the request, or in the body of the response. */
export interface Following {
  readonly parameters: Readonly<Record<string, string>>;
  /** What can be done next. */
  readonly operations: readonly string[];
}

/**
 * Returns the document with links from the successful response of an operation to the operations that use what it created.
 * Throws if the document has no such operation or parameter.
 */
export function withLinks(document: OpenApiDocument, following: Readonly<Record<string, Following>>): OpenApiDocument {
  const known = new Map(operationsOf(document).map((operation) => [String(operation.operationId), operation]));
  for (const [from, { operations, parameters }] of Object.entries(following)) {
    const missing = [from, ...operations].find((name) => !known.has(name));
    if (missing !== undefined) throw new Error(`the document has no operation ${missing}`);
    const unfit = operations.find(
      (name) => pathParametersOf(known.get(name)).join() !== Object.keys(parameters).toSorted().join(),
    );
    if (unfit !== undefined) throw new Error(`the parameters of the link from ${from} are not those of ${unfit}`);
  }
  return mapOperations(document, (operation) => {
    const next = following[String(operation.operationId)];
    if (next === undefined) return operation;
    const links = Object.fromEntries(
      next.operations.map((operationId) => [operationId, { operationId, parameters: next.parameters }]),
    );
    const withTheirs = (response: JsonObject, status: string) =>
      Number(status) < 300 ? { ...response, links } : response;
    return { ...operation, responses: mapValues(operation.responses, withTheirs) };
  });
}

const operationsOf = ({ paths }: OpenApiDocument) => Object.values(paths).flatMap((methods) => Object.values(methods));

function pathParametersOf(operation: JsonObject | undefined): readonly string[] {
  const parameters = (operation?.parameters ?? []) as readonly JsonObject[];
  return parameters
    .filter((parameter) => parameter.in === "path")
    .map(({ name }) => String(name))
    .toSorted();
}
