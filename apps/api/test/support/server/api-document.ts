import document from "../../../openapi.json" with { type: "json" };
import { webServerPaths } from "../../../src/platform/http/openapi/with-pictures.ts";

/** An operation whose parameters and responses are written out, not references. */
export interface DocumentedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly description?: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly DocumentedParameter[];
  readonly requestBody?: Documented;
  readonly responses: Readonly<Record<string, Documented & { readonly description: string }>>;
}
export interface DocumentedParameter {
  readonly in: string;
  readonly name: string;
  readonly description?: string;
  readonly schema: Readonly<Record<string, unknown>>;
}
export interface Documented {
  readonly content?: Readonly<Record<string, { readonly schema?: object; readonly example?: unknown }>>;
  readonly headers?: Readonly<Record<string, unknown>>;
}

const allOperations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation: resolvedOperation(operation) })),
);

/** The operations of the OpenAPI document that the API answers, with their paths and lower-case methods. */
export const documentedOperations = allOperations.filter(({ path }) => !webServerPaths.includes(path));

export const documentedSchemas: Readonly<Record<string, object>> = document.components.schemas;

function resolvedOperation(operation: object): DocumentedOperation {
  const { parameters = [], responses, ...rest } = operation as DocumentedOperation;
  return {
    ...rest,
    parameters: parameters.map(resolved),
    responses: Object.fromEntries(Object.entries(responses).map(([status, response]) => [status, resolved(response)])),
  };
}

/** A part of the document, or what it refers to. */
function resolved<Part extends object>(part: Part): Part {
  if (!("$ref" in part)) return part;
  const names = String(part.$ref).split("/").slice(1);
  return names.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], document) as Part;
}
