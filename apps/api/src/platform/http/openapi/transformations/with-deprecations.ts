import type { Deprecation } from "../../changelog/release.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  mapOperations,
  mapValues,
  type OpenApiDocument,
  type Operation,
} from "./json.ts";

/**
 * Returns the document with everything marked that the changelog deprecates: operations, parameters, fields, and the headers
 * of their responses. Throws if the document has no such part, because then the changelog is wrong.
 */
export function withDeprecations(document: OpenApiDocument, deprecations: readonly Deprecation[]): OpenApiDocument {
  const marked = deprecations.reduce(withDeprecation, document);
  if (!deprecations.some(({ target }) => !("schema" in target))) return marked;
  const headers = { ...(marked.components.headers as JsonObject), ...headersOfDeprecated };
  return { ...marked, components: { ...marked.components, headers } };
}

const headersOfDeprecated: JsonObject = {
  Deprecation: {
    description:
      "Since when what the request uses is deprecated (RFC 9745): `@` and the seconds since 1970. Only if it is deprecated.",
    schema: { type: "string", pattern: "^@[0-9]+$" },
  },
  Sunset: {
    description:
      "From when what the request uses can be missing (RFC 8594), as an HTTP date. Only if it is deprecated.",
    schema: { type: "string" },
  },
  DeprecationLink: {
    description: 'With `Deprecation`: the changelog, as `rel="deprecation"` (RFC 8288).',
    schema: { type: "string" },
  },
};

const headerReferences: JsonObject = {
  deprecation: { $ref: "#/components/headers/Deprecation" },
  sunset: { $ref: "#/components/headers/Sunset" },
  link: { $ref: "#/components/headers/DeprecationLink" },
};

const withHeaders = (response: JsonObject): JsonObject => ({
  ...response,
  headers: { ...(response.headers as JsonObject), ...headerReferences },
});
const withHeadersEverywhere = (operation: Operation): Operation => ({
  ...operation,
  responses: mapValues(operation.responses, withHeaders),
});

function withDeprecation(document: OpenApiDocument, deprecation: Deprecation): OpenApiDocument {
  const changed = marked(document, deprecation);
  if (JSON.stringify(changed) !== JSON.stringify(document)) return changed;
  throw new Error(`the changelog deprecates what the document does not have: ${JSON.stringify(deprecation.target)}`);
}

function marked(document: OpenApiDocument, deprecation: Deprecation): OpenApiDocument {
  const { target } = deprecation;
  if ("schema" in target) return withField(document, target, (field) => noted(field, deprecation));
  return mapOperations(document, (operation) => {
    if ("mediaType" in target) return withMediaTypeNote(operation, target, deprecation);
    if (operation.operationId !== target.operation) return operation;
    if (!("parameter" in target)) return withHeadersEverywhere({ ...operation, ...noted(operation, deprecation) });
    const changed = withParameter(operation, target.parameter, (parameter) => noted(parameter, deprecation));
    return JSON.stringify(changed) === JSON.stringify(operation) ? operation : withHeadersEverywhere(changed);
  });
}

/** Marks an operation, a parameter or a field. OpenAPI 3.1 allows words next to a reference. */
function noted(part: JsonObject, deprecation: Deprecation): JsonObject {
  const description = [part.description, sentenceOf(deprecation)].filter(Boolean).join("\n\n");
  return { ...part, deprecated: true, description };
}

const sentenceOf = ({ version, sunset, text }: Deprecation) =>
  `Deprecated since ${version}, and available until ${sunset} at least. ${text.en}`;

function withField(
  document: OpenApiDocument,
  { schema: name, field }: { readonly schema: string; readonly field: string },
  change: (field: JsonObject) => JsonObject,
): OpenApiDocument {
  const schemas = mapValues(document.components.schemas, (schema, key) => {
    if (key !== name || !isObject(schema) || !isObject(schema.properties)) return schema;
    const properties = changedAt(schema.properties, field, change);
    return { ...schema, properties };
  });
  return { ...document, components: { ...document.components, schemas } };
}

function changedAt(properties: JsonObject, field: string, change: (field: JsonObject) => JsonObject): JsonObject {
  return mapValues<Json, Json>(properties, (property, key) =>
    key === field && isObject(property) ? change(property) : property,
  );
}

function withParameter(operation: Operation, name: string, change: (parameter: JsonObject) => JsonObject): Operation {
  const parameters = operation.parameters as readonly JsonObject[] | undefined;
  if (parameters === undefined) return operation;
  return {
    ...operation,
    parameters: parameters.map((parameter) => (parameter.name === name ? change(parameter) : parameter)),
  };
}

/** A note at each response with only the content type that replaces a deprecated one. Streams have several, and negotiate. */
function withMediaTypeNote(
  operation: Operation,
  { mediaType, of }: { readonly mediaType: string; readonly of: string },
  { version, sunset }: Deprecation,
): Operation {
  const note = `Requests with \`Accept: ${mediaType}\` get that content type, which is deprecated since ${version} and available until ${sunset} at least.`;
  const responses = mapValues(operation.responses, (response) =>
    isObject(response.content) && Object.keys(response.content).join() === of
      ? withHeaders({ ...response, description: `${response.description} ${note}` })
      : response,
  );
  return { ...operation, responses };
}
